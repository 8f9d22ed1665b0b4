import type { IntlShape } from 'react-intl'
import type * as z from 'zod/mini'
import type { DeviceStore } from '@/api/device-store.ts'
import type { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { ContractFormOptions } from '@/patterns/form/use-contract-form.ts'
import type {
  BodyOf,
  MoneyFlowDefinition,
  OnceForm,
} from '@/patterns/money-flow/engine/money-flow.ts'
import type { Asked, Question } from './money-question.tsx'
import type { Unsigned } from './use-signature.tsx'

/** What an action is computed with: the figures of its page, and what every action has. */
export type ActionContext<Figures> = Figures & {
  intl: IntlShape
  format: ReturnType<typeof useMoneyFormat>
  store: DeviceStore
}

/** An action that moves money: how it is sent and found again, its form, and its last question. */
export interface MoneyAction<
  Form extends OnceForm,
  Data,
  Result,
  S extends z.ZodMiniObject,
  A extends Asked<Unsigned<BodyOf<Form>>>,
  Figures,
> extends MoneyFlowDefinition<Form, Data, Result>,
    Question<z.output<S>, A, ActionContext<Figures>> {
  /** Its rules and first values with these figures, and what is stored of it as a draft. */
  form: (context: ActionContext<Figures>) => ContractFormOptions<S>
}

/** Names the types of an action once, from its parts. */
export function defineMoneyAction<
  Form extends OnceForm,
  Data,
  Result,
  S extends z.ZodMiniObject,
  A extends Asked<Unsigned<BodyOf<Form>>>,
  Figures,
>(
  action: MoneyAction<Form, Data, Result, S, A, Figures>,
): MoneyAction<Form, Data, Result, S, A, Figures> {
  return action
}
