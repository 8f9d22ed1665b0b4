import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { narrow } from '@/components/form/narrow.ts'
import { trimmed } from '@/components/form/text-rules.ts'
import type { ContractForm, FormValues } from '@/components/form/use-contract-form.ts'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import { SubmitDepositBody } from '@/generated/deposit/deposit.zod.ts'
import type { DepositView } from '@/generated/model/deposit-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { compare } from '@/lib/decimal.ts'
import { methodBlock, upperBound } from './deposit-rules.ts'

/** Name of the form; with the user it names the draft. */
export const DEPOSIT_FORM = 'deposit'

// The request id is made when it is sent, once per intent.
const contractSchema = z.extend(z.omit(SubmitDepositBody, { request_id: true }), {
  // A code is pasted, often with a space behind it.
  transaction_code: z.optional(
    trimmed(SubmitDepositBody.shape.transaction_code._zod.def.innerType),
  ),
})

export type DepositSchema = typeof contractSchema
export type DepositValues = FormValues<DepositSchema>
export type DepositBody = z.output<DepositSchema>

/**
 * The form of a deposit: the contract's rules, narrowed by what the server says of this user now. Of
 * the largest deposit and what is released only the lower speaks.
 */
export function useDepositForm(view: DepositView, owner: string): ContractForm<DepositSchema> {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const { currency, min, methods } = view
  const upper = upperBound(view)

  const narrowed = narrow(contractSchema, {
    amount: { min, max: upper.by === 'max' ? upper.amount : null },
  })
  const isReleased = z.refine<number>((amount) => compare(String(amount), upper.amount) <= 0, {
    error: () =>
      intl.formatMessage(
        {
          id: 'deposit.rule.released',
          defaultMessage: 'Only {amount} is released. Ask customer service for more.',
          description: 'Below an amount above what customer service released.',
        },
        { amount: money(upper.amount, currency) },
      ),
  })
  // The field has words of its own for it, as it does for a choice that is missing.
  const isUsable = z.refine<string>((id) =>
    methods.some((method) => method.id === id && methodBlock(method) === null),
  )
  const schema = z.extend(narrowed, {
    method_id: narrowed.shape.method_id.check(isUsable),
    amount: upper.by === 'max' ? narrowed.shape.amount : narrowed.shape.amount.check(isReleased),
  })

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
