import { createContext, useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type * as z from 'zod/mini'
import { useDeviceStore } from '@/api/device-store.ts'
import type { RequestOperation } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import type {
  BodyOf,
  MoneyFlowDefinition,
  OnceForm,
} from '@/patterns/money-flow/engine/money-flow.ts'
import type { MoneyFlow } from '@/patterns/money-flow/engine/use-money-flow.ts'
import type { ActionContext, MoneyAction } from '@/patterns/money-flow/question/money-action.ts'
import type { Asked, Question } from '@/patterns/money-flow/question/money-question.tsx'
import type { Unsigned } from '@/patterns/money-flow/question/use-signature.tsx'
import type { AmountEntry } from './use-amount-entry.ts'
import { asTyped, useAmountEntry } from './use-amount-entry.ts'

interface OpenFlow {
  operation: RequestOperation | null
  flow: MoneyFlow<never, unknown>
}

/** The flow of a page, which shows its outcome before its form (`MoneySteps`). */
export const FlowContext = createContext<OpenFlow | null>(null)

/** The flow of the page around a form. Throws where that is another one. */
export function useOpenFlow<Form extends OnceForm, Data, Result>({
  operation,
}: MoneyFlowDefinition<Form, Data, Result>): MoneyFlow<BodyOf<Form>, Result> {
  const open = useContext(FlowContext)
  if (open?.operation !== operation) throw new Error(`No flow of ${operation} around its form`)
  // One operation has one definition, and so its types.
  return open.flow as unknown as MoneyFlow<BodyOf<Form>, Result>
}

/** An action with its form, as `MoneyForm` takes them. */
export interface ActionForm<S extends z.ZodMiniObject, Body, A, Context> {
  action: Question<z.output<S>, A, Context>
  flow: MoneyFlow<Body, unknown>
  context: Context
  form: ContractForm<S>
  /** The amount, where the form has one. */
  entry: AmountEntry
  currency: string
}

/** The form of an action with the figures of now, and its draft. */
export function useMoneyAction<
  Form extends OnceForm,
  Data,
  Result,
  S extends z.ZodMiniObject,
  A extends Asked<Unsigned<BodyOf<Form>>>,
  Figures,
>(
  action: MoneyAction<Form, Data, Result, S, A, Figures>,
  figures: Figures,
): ActionForm<S, BodyOf<Form>, A, ActionContext<Figures>> {
  const flow = useOpenFlow(action)
  const shared = { intl: useIntl(), format: useMoneyFormat(), store: useDeviceStore() }
  const context = { ...figures, ...shared }
  const options = action.form(context)
  const form = useContractForm(options)
  const typed: unknown = useWatch({ control: form.control, name: 'amount' as never })
  const entry = useAmountEntry(typeof typed === 'string' ? typed : '', (text) =>
    form.setValue('amount' as never, text as never, asTyped),
  )
  return { action, flow, context, form, entry, currency: options.currency ?? '' }
}
