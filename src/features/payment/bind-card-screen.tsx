import { Page } from '@/components/page.tsx'
import { SupportLink } from '@/components/support-link.tsx'
import { useOwner } from '@/components/user.ts'
import { paths } from '@/lib/paths.ts'
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
