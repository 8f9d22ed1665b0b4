import { paths } from '@/lib/paths.ts'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { MethodForm } from './method-form.tsx'

/** Binds a bank card: bank, branch or area, number and currency. */
export function BindCardScreen() {
  return (
    <Page barActions={<SupportLink />}>
      <MethodForm type="bank_card" page={paths.bindCard} />
    </Page>
  )
}
