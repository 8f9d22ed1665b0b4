import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { narrow } from '@/components/form/narrow.ts'
import type { ContractForm } from '@/components/form/use-contract-form.ts'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import { BuyProjectBody } from '@/generated/financing/financing.zod.ts'
import type { ProjectView } from '@/generated/model/project-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { compare } from '@/lib/decimal.ts'
import { upperBound } from './financing-rules.ts'

/** Name of the form of a project; with the user it names the draft. */
export const buyName = (projectId: string) => `buy.${projectId}`

// The request id is made when it is sent; the rate is the one in sight when the button is pressed.
const bodySchema = z.omit(BuyProjectBody, { request_id: true })
const formSchema = z.pick(bodySchema, { amount: true, fund_password: true })

export type BuyBody = z.output<typeof bodySchema>
export type BuySchema = typeof formSchema

/**
 * The form of a purchase: the contract's rules, narrowed by the smallest purchase, by what the
 * project takes now and by the balance. Of the upper bounds only the lower one speaks.
 */
export function useBuyForm(view: ProjectView, owner: string): ContractForm<BuySchema> {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const { project } = view
  const upper = upperBound(view)
  const byBalance = upper.by === 'balance'

  const narrowed = narrow(formSchema, {
    amount: { min: project.minimum_amount, max: byBalance ? null : upper.amount },
  })
  const withinBalance = z.refine<number>((amount) => compare(String(amount), upper.amount) <= 0, {
    error: () =>
      intl.formatMessage(
        {
          id: 'invest.rule.balance',
          defaultMessage: 'Only {amount} is available.',
          description: 'Below an amount above the balance.',
        },
        { amount: money(upper.amount, project.currency) },
      ),
  })
  return useContractForm<BuySchema>({
    schema: byBalance
      ? z.extend(narrowed, { amount: narrowed.shape.amount.check(withinBalance) })
      : narrowed,
    defaultValues: { amount: '', fund_password: '' },
    amounts: ['amount'],
    currency: project.currency,
    // What was typed is here again on the way back.
    draft: { form: buyName(project.id), owner, fields: ['amount'] },
  })
}
