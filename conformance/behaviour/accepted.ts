import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Value } from '../client/request.ts'
import { cent } from '../contract/currencies.ts'
import { minus, plain, sum } from '../contract/decimal.ts'
import { withdrawalFee } from '../plan/accepted.ts'
import type { User } from '../plan/stage.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'

type Values = Record<string, Value>

/** What an operation asks for that the user saw, with its fields of amounts and of moments. */
interface Accepting {
  example?: string
  amounts?: readonly string[]
  moments?: readonly string[]
  /** What became of the accepted figures, where a record says so. */
  told?(answer: unknown): Readonly<Record<string, unknown>>
}

const recordOf = (answer: unknown) => (answer as { record: Record<string, unknown> }).record
const purchaseOf = (answer: unknown) => (answer as { purchase: Record<string, unknown> }).purchase

/** The figures of each question; price and rates have laws of their own. */
const ACCEPTING: Partial<Record<OperationId, Accepting>> = {
  submitWithdrawal: { amounts: ['fee'], told: recordOf },
  // Its rate is the same at any time.
  submitExchange: { example: 'usdt', amounts: ['fee'], told: recordOf },
  buyProject: { moments: ['release_date'], told: purchaseOf },
  appendPurchase: { amounts: ['principal'], moments: ['earns_from'] },
  renewPurchase: { amounts: ['principal'], moments: ['release_date'], told: purchaseOf },
  settlePurchase: { amounts: ['returns', 'income_lost', 'held_income_lost'] },
}

/** The figures of a question bind: another figure is refused, and what is done is what was accepted. */
export function acceptedLaws(): Law[] {
  return (Object.entries(ACCEPTING) as [OperationId, Accepting][]).map(([id, accepting]) =>
    law('accepted.binds', id, (scene) => binds(scene, id, accepting)),
  )
}

const DAY_SECONDS = 86_400

async function binds(scene: Scene, id: OperationId, accepting: Accepting): Promise<void> {
  const { example, amounts = [], moments = [], told } = accepting
  const { user, values } = await scene.drafted(id, example)
  const fields = new Map<string, (of: string) => string[]>([
    ...amounts.map((name) => [name, near] as const),
    ...moments.map((name) => [name, (of: string) => [String(Number(of) + DAY_SECONDS)]] as const),
  ])
  for (const [name, others] of fields) {
    const present = String(values[name])
    for (const other of others(present)) {
      const sent = { ...values, [name]: other, ...scene.client.intent() }
      await scene.unchanged(user, async () => {
        const { params } = await scene.refused(id, sent, user, 'price_changed')
        scene.amount(params[name] ?? '0', present, `${name} of the refusal`)
      })
    }
  }
  const done = await scene.done(id, { ...values, ...scene.client.intent() }, user)
  const record = told?.(done) ?? {}
  for (const name of fields.keys()) {
    if (name in record)
      scene.amount(String(record[name]), String(values[name]), `${name}, as accepted,`)
  }
}

/** An amount a cent above and, where there is one, a cent below. */
const near = (of: string): string[] =>
  [sum(of, cent()), minus(of, cent())].filter((one) => !one.startsWith('-')).map(plain)

/** A withdrawal of another amount, for the fee that it has now. */
export async function withdrawing(scene: Scene, user: User, values: Values, amount: string) {
  const view = await scene.done('getWithdrawalView', {}, user)
  return { ...values, amount: plain(amount), fee: withdrawalFee(amount, view) }
}
