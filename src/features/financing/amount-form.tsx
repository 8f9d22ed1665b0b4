import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import { BuyProjectBody } from '@/generated/financing/financing.zod.ts'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import type { KeptFields } from '@/patterns/form/draft.ts'
import { narrow } from '@/patterns/form/narrow.ts'
import type { ContractFormOptions } from '@/patterns/form/use-contract-form.ts'
import type { ActionContext } from '@/patterns/money-flow/question/money-action.ts'
import type { BuyBound } from './financing-rules.ts'

// Buying and appending have the same fields (contract, `BuyProjectForm` and `AppendPurchaseForm`).
const formSchema = z.pick(BuyProjectBody, { amount: true })
export type AmountSchema = typeof formSchema

/** The fund password of both, which their question asks for. */
export const fundPassword = BuyProjectBody.shape.fund_password

interface AmountFormOptions {
  /** The smallest amount now. */
  min: Decimal
  upper: BuyBound
  currency: string
  /** What stands in the field at first, as it is typed. */
  initial?: string
  draft: KeptFields<'amount'>
}

/**
 * The form of money that is put in: the contract's rules, narrowed by the smallest amount, by what
 * the project takes now and by the balance. Only the lowest upper bound is reported.
 */
export function amountForm(
  { min, upper, currency, initial = '', draft }: AmountFormOptions,
  { intl, format: { money } }: Pick<ActionContext<unknown>, 'intl' | 'format'>,
): ContractFormOptions<AmountSchema> {
  const sayBalance = () =>
    intl.formatMessage(
      {
        id: 'financing.invest.rule.balance',
        defaultMessage: 'Available: {amount}.',
        description: 'Below an amount above the balance. amount has its currency.',
      },
      { amount: money(upper.amount, currency) },
    )
  return {
    schema: narrow(formSchema, {
      amount: {
        min,
        max: upper.amount,
        currency,
        sayMax: upper.by === 'balance' ? sayBalance : null,
      },
    }),
    defaultValues: { amount: initial },
    amounts: ['amount'],
    currency,
    // The draft keeps the entries, so leaving needs no question.
    draft,
  }
}

/** Below an amount to put in: what there is, and the smallest amount now. */
export function AvailableHint({ view, min }: { view: ProjectView; min: Decimal }) {
  const { money } = useMoneyFormat()
  return (
    <FormattedMessage
      id="financing.invest.form.amountHint"
      defaultMessage="{available} available, minimum {min}"
      description="Below the amount. Both figures have their currency."
      values={{
        available: money(view.available, view.currency),
        min: money(min, view.project.currency),
      }}
    />
  )
}
