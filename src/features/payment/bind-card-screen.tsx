import { useOwner } from '@/api/user.ts'
import { paths } from '@/lib/paths.ts'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { MethodForm } from './method-form.tsx'

/** Binds a bank card: bank, branch or area, number and currency. */
export function BindCardScreen() {
  const owner = useOwner()
  return (
    <Page barActions={<SupportLink />}>
      <MethodForm type="bank_card" owner={owner} page={paths.bindCard} />
    </Page>
  )
}
