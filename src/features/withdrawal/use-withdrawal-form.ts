import { useIntl } from 'react-intl'
import type { ContractForm } from '@/components/form/use-contract-form.ts'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import type { WithdrawalView } from '@/generated/model/withdrawal-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { upperBound } from './withdrawal-rules.ts'
import type { WithdrawalSchema } from './withdrawal-schema.ts'
import { withdrawalSchema } from './withdrawal-schema.ts'

/** Name of the form; with the user it names the draft. */
export const WITHDRAWAL_FORM = 'withdraw'

/** The form of a withdrawal. */
export function useWithdrawalForm(
  view: WithdrawalView,
  owner: string,
): ContractForm<WithdrawalSchema> {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const { currency, targets } = view
  const upper = upperBound(view)
  const bound = money(upper.amount, currency)

  const schema = withdrawalSchema(view, {
    bound: () =>
      upper.by === 'left'
        ? intl.formatMessage(
            {
              id: 'withdrawal.rule.left',
              defaultMessage: 'Only {amount} is left today.',
              description: 'Below an amount above what may still be withdrawn today.',
            },
            { amount: bound },
          )
        : intl.formatMessage(
            {
              id: 'withdrawal.rule.balance',
              defaultMessage: 'Only {amount} is available.',
              description: 'Below an amount above the balance.',
            },
            { amount: bound },
          ),
    target: () =>
      intl.formatMessage({
        id: 'withdrawal.rule.target',
        defaultMessage: 'Please choose where the money goes.',
        description: 'Below the choice of targets when nothing of it is chosen.',
      }),
  })

  const [first, second] = targets
  return useContractForm<WithdrawalSchema>({
    schema,
    defaultValues: {
      target_id: first && !second ? first.id : '',
      amount: '',
      fund_password: '',
    },
    amounts: ['amount'],
    currency,
    // Leaving a half-filled form asks nothing: what was typed is here again on the way back.
    draft: { form: WITHDRAWAL_FORM, owner, fields: ['target_id', 'amount'] },
  })
}
