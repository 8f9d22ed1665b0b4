import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import type { DraftOf } from '@/components/form/draft.ts'
import { narrow } from '@/components/form/narrow.ts'
import type { ContractForm } from '@/components/form/use-contract-form.ts'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import { BuyProjectBody } from '@/generated/financing/financing.zod.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { compare } from '@/lib/decimal.ts'
import type { UpperBound } from './financing-rules.ts'

// Buying and appending have the same fields (contract, `BuyProjectForm` and `AppendPurchaseForm`).
const formSchema = z.pick(BuyProjectBody, { amount: true, fund_password: true })
export type AmountSchema = typeof formSchema

interface AmountFormOptions {
  /** The smallest amount now. */
  least: Decimal
  upper: UpperBound
  currency: string
  /** What stands in the field at first, as it is typed. */
  initial?: string
  draft: DraftOf<'amount' | 'fund_password'>
}

/**
 * The form of money that is put in: the contract's rules, narrowed by the smallest amount, by what
 * the project takes now and by the balance. Of the upper bounds only the lower one speaks.
 */
export function useAmountForm({
  least,
  upper,
  currency,
  initial = '',
  draft,
}: AmountFormOptions): ContractForm<AmountSchema> {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const byBalance = upper.by === 'balance'
  const narrowed = narrow(formSchema, {
    amount: { min: least, max: byBalance ? null : upper.amount },
  })
  const withinBalance = z.refine<number>((amount) => compare(String(amount), upper.amount) <= 0, {
    error: () =>
      intl.formatMessage(
        {
          id: 'invest.rule.balance',
          defaultMessage: 'Only {amount} is available.',
          description: 'Below an amount above the balance.',
        },
        { amount: money(upper.amount, currency) },
      ),
  })
  return useContractForm<AmountSchema>({
    schema: byBalance
      ? z.extend(narrowed, { amount: narrowed.shape.amount.check(withinBalance) })
      : narrowed,
    defaultValues: { amount: initial, fund_password: '' },
    amounts: ['amount'],
    currency,
    // What was typed is here again on the way back.
    draft,
  })
}
