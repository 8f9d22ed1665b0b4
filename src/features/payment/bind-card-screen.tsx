import { Page } from '@/components/page.tsx'
import { SupportLink } from '@/components/support-link.tsx'
import { useUserInfo } from '@/components/use-user-info.ts'
import { PaymentMethodType } from '@/generated/model/payment-method-type.ts'
import { paths } from '@/lib/paths.ts'
import { MethodForm } from './method-form.tsx'

/** Binds a bank card: bank, branch or area, number and currency. */
export function BindCardScreen() {
  // The gate of private pages has fetched it.
  const owner = useUserInfo()?.user.userid
  return (
    <Page barActions={<SupportLink />}>
      {owner === undefined ? null : (
        <MethodForm
          key={owner}
          type={PaymentMethodType.bank_card}
          owner={owner}
          page={paths.bindCard}
        />
      )}
    </Page>
  )
}
