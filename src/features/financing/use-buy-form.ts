import * as z from 'zod/mini'
import type { ContractForm } from '@/components/form/use-contract-form.ts'
import { BuyProjectBody } from '@/generated/financing/financing.zod.ts'
import type { ProjectView } from '@/generated/model/project-view.ts'
import { upperBound } from './financing-rules.ts'
import type { AmountSchema } from './use-amount-form.ts'
import { useAmountForm } from './use-amount-form.ts'

/** Name of the form of a project; with the user it names the draft. */
export const buyName = (projectId: string) => `buy.${projectId}`

// The request id is made when it is sent; the rate is the one in sight when the button is pressed.
const bodySchema = z.omit(BuyProjectBody, { request_id: true })

export type BuyBody = z.output<typeof bodySchema>

/** The form of a purchase. */
export function useBuyForm(view: ProjectView, owner: string): ContractForm<AmountSchema> {
  const { project } = view
  return useAmountForm({
    least: project.minimum_amount,
    upper: upperBound(view),
    currency: project.currency,
    draft: { form: buyName(project.id), owner, fields: ['amount'] },
  })
}
