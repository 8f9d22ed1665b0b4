import { useIntl } from 'react-intl'
import type { ContractForm } from '@/components/form/use-contract-form.ts'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import type { DepositView } from '@/generated/model/deposit-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { methodBlock, upperBound } from './deposit-rules.ts'
import type { DepositSchema } from './deposit-schema.ts'
import { depositSchema } from './deposit-schema.ts'

/** Name of the form; with the user it names the draft. */
export const DEPOSIT_FORM = 'deposit'

/** The form of a deposit. */
export function useDepositForm(view: DepositView, owner: string): ContractForm<DepositSchema> {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const { currency, methods } = view
  const schema = depositSchema(view, () =>
    intl.formatMessage(
      {
        id: 'deposit.rule.released',
        defaultMessage: 'Only {amount} is released. Ask customer service for more.',
        description: 'Below an amount above what customer service released.',
      },
      { amount: money(upperBound(view).amount, currency) },
    ),
  )

  const [first, second] = methods.filter((method) => methodBlock(method) === null)
  return useContractForm<DepositSchema>({
    schema,
    defaultValues: {
      method_id: first && !second ? first.id : '',
      amount: '',
      screenshot_file_id: '',
      transaction_code: '',
    },
    amounts: ['amount'],
    currency,
    // A photo is never kept; who comes back chooses it again.
    draft: {
      form: DEPOSIT_FORM,
      owner,
      fields: ['method_id', 'amount', 'transaction_code'],
    },
  })
}
