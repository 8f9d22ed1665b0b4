import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Page } from '@/components/page.tsx'
import { useUserInfo } from '@/components/use-user-info.ts'
import { PaymentMethodType } from '@/generated/model/payment-method-type.ts'
import { addMethodPath } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { MethodForm } from './method-form.tsx'
import { typeWord } from './method-words.ts'

/** The ways to pay of the specification; a bank card has a page of its own. */
const TYPES = [
  PaymentMethodType.alipay,
  PaymentMethodType.wechat_pay,
  PaymentMethodType.bank_transfer,
  PaymentMethodType.crypto_transfer,
] as const

/** Adds Alipay, WeChat pay, or the account that transfers come from. */
export function AddMethodScreen() {
  const intl = useIntl()
  const owner = useUserInfo()?.user.userid
  // In the address, so that a link opens the one that is missing.
  const [search, setSearch] = useSearchParams()
  const type = TYPES.find((known) => known === search.get('type')) ?? TYPES[0]

  return (
    <Page>
      <Stack>
        <Segmented
          layout="scroll"
          label={intl.formatMessage({
            id: 'payment.add.label',
            defaultMessage: 'Payment method',
            description: 'Name of the choice of the kind that is added, for screen readers.',
          })}
          options={TYPES.map((value) => ({ value, label: intl.formatMessage(typeWord(value)) }))}
          value={type}
          onChange={(next) => setSearch({ type: next }, { replace: true })}
        />
        {owner === undefined ? null : (
          <MethodForm
            key={`${owner} ${type}`}
            type={type}
            owner={owner}
            page={addMethodPath(type)}
          />
        )}
      </Stack>
    </Page>
  )
}
