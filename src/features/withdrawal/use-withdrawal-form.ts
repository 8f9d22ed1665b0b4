import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { narrow } from '@/components/form/narrow.ts'
import type { ContractForm, FormValues } from '@/components/form/use-contract-form.ts'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import type { WithdrawalView } from '@/generated/model/withdrawal-view.ts'
import { SubmitWithdrawalBody } from '@/generated/withdrawal/withdrawal.zod.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { compare } from '@/lib/decimal.ts'
import { upperBound } from './withdrawal-rules.ts'

/** Name of the form; with the user it names the draft. */
export const WITHDRAWAL_FORM = 'withdraw'

// The request id is made when it is sent, once per intent.
const contractSchema = z.omit(SubmitWithdrawalBody, { request_id: true })

export type WithdrawalSchema = typeof contractSchema
export type WithdrawalValues = FormValues<WithdrawalSchema>
export type WithdrawalBody = z.output<WithdrawalSchema>

/**
 * The form of a withdrawal: the contract's rules, narrowed by what the server says of this user now.
 * Of balance, what is left today and the largest withdrawal only the lowest speaks, so that one
 * correction is enough.
 */
export function useWithdrawalForm(
  view: WithdrawalView,
  owner: string,
): ContractForm<WithdrawalSchema> {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const { currency, targets, conditions } = view
  const upper = upperBound(view)
  const bound = money(upper.amount, currency)

  const narrowed = narrow(contractSchema, {
    amount: { min: conditions.min, max: upper.by === 'max' ? upper.amount : null },
  })
  const withinBound = z.refine<number>((amount) => compare(String(amount), upper.amount) <= 0, {
    error: () =>
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
  })
  const isBound = z.refine<string>((id) => targets.some((target) => target.id === id), {
    error: () =>
      intl.formatMessage({
        id: 'withdrawal.rule.target',
        defaultMessage: 'Please choose where the money goes.',
        description: 'Below the choice of targets when nothing of it is chosen.',
      }),
  })
  const schema = z.extend(narrowed, {
    target_id: narrowed.shape.target_id.check(isBound),
    amount: upper.by === 'max' ? narrowed.shape.amount : narrowed.shape.amount.check(withinBound),
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
