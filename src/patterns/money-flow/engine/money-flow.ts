import type { MessageDescriptor } from 'react-intl'
import { timed } from '@/api/answer-time.ts'
import type { RequestOperation, RequestOutcome } from '@/generated/h5.schemas.ts'
import { isStoredAmount } from '@/lib/decimal.ts'

/** What a form sends beside its entries, made once per intent when it is sent. */
export interface OnceForm {
  request_id: string
  valid_until: number
  /** The user wants it although an equal one was carried out a short while ago. */
  allow_duplicate?: boolean
}

/** What a look-up by `request_id` found, and the server's own `time` of that very answer. */
export interface LookUp<Result> {
  result: Result | null
  time: number
  /** What the server's list of requests says where no record can be read; absent where it was not asked. */
  listed?: RequestOutcome | undefined
}

/** The outcome of a request, as other pages show it. */
export interface OutcomeSummary {
  /** How its record stands, in the words of the record's own page. */
  state: MessageDescriptor
  /** Whether the record may stand otherwise soon and by itself: under review, or open. */
  changes: boolean
  /** What it is about; null where that is no amount of money. */
  money: { amount: string; currency: string } | null
  /** The address at which this very record is seen. */
  path: string
  /** Name of the form whose draft went with it, where it is not the flow's. */
  draft?: string
}

/** A flow, whatever it sends: how its result is looked up, and summarized on other pages. */
export interface Findable<Result> {
  /** With the user it names the stored intent and the draft of its form. */
  name: string
  /** The call, as the server's list of requests names it; null for a flow that nobody looks up there. */
  operation: RequestOperation | null
  /** Seconds from its press in which the server may carry it out; a minute unless told. */
  validFor?: number
  /** Its page shows the result by itself whenever it is read: over a reload there is nothing to keep. */
  isInView?: boolean
  /** Looks the result up by the `request_id`. Throws where the server did not say. */
  find: (requestId: string) => Promise<LookUp<Result>>
  /** Called before another page leads to the one that sends it, where that can show something else, too. */
  onReturn?: (user: string) => void
  /** How a result reads on other pages, and where it is seen: being found says nothing of a review. */
  summarize: (result: Result) => OutcomeSummary
}

/** Something that moves money or binds a way for it: what is the feature's own about it. */
export interface MoneyFlowDefinition<Form extends OnceForm, Data, Result> extends Findable<Result> {
  /** The generated hook that sends it. */
  useSubmit: () => { mutateAsync: (call: { data: Form }) => Promise<Data> }
  /** The result in a successful answer. */
  resultOf: (data: Data) => Result
  /** The address of an earlier request, where the server refuses an equal one. */
  earlierPath?: (earlier: { requestId: string; recordId: string }) => string
}

/** Names the types of a flow once, from its generated hook. */
export function defineMoneyFlow<Form extends OnceForm, Data, Result>(
  flow: MoneyFlowDefinition<Form, Data, Result>,
): MoneyFlowDefinition<Form, Data, Result> {
  return flow
}

/** What shows that the account holder wants it. */
export type Signed = { fund_password: string } | { confirmation: string }

/** Asks for what signs a form, as it is about to be sent; null where the user does not sign it. */
export type Sign = (form: object) => Promise<Signed | null>

/** The body of a flow without what is made when it is sent. */
export type BodyOf<Form> = Omit<Form, keyof OnceForm>

/** What a request has come to, in a list of the server's; null where it is not there. */
export function findIn<Item extends { request_id: string | null }>(
  list: (query: { request_id: string }) => Promise<{ list: readonly Item[] }>,
): (requestId: string) => Promise<LookUp<Item>> {
  return async (requestId) => {
    const { data, time } = await timed(list({ request_id: requestId }))
    // A server that does not know the parameter answers all: only the right one counts.
    const result = data.list.find(({ request_id }) => request_id === requestId) ?? null
    return { result, time }
  }
}

/** Whether data names a request anywhere: an answer to another one does not. */
export function isOf(data: unknown, requestId: string): boolean {
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(data).some(
    ([name, value]) => (name === 'request_id' && value === requestId) || isOf(value, requestId),
  )
}

/**
 * What was sent but for its secrets, by name, with its `amount` and `currency` where it has them: it
 * is named to the user while the outcome is open.
 */
export type Sent = Readonly<Record<string, string | null>>

/** As text, for the stored intent. */
export const writeSent = (sent: Sent): string => JSON.stringify(sent)

function isFact(name: string, fact: string): boolean {
  if (name === 'amount') return isStoredAmount(fact)
  return name !== 'currency' || /^[A-Z0-9]{2,12}$/.test(fact)
}

/** Reads what `writeSent` wrote; null for anything else, such as that of a former version. */
export function readSent(text: string): Sent | null {
  let facts: unknown
  try {
    facts = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return null
  const isSent = Object.entries(facts).every(
    ([name, fact]) => fact === null || (typeof fact === 'string' && isFact(name, fact)),
  )
  return isSent ? (facts as Sent) : null
}
