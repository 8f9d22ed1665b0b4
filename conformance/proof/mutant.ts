import type { OperationId } from '../../sandbox/generated/operations.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import { jsonOf } from '../client/request.ts'
import type { Recorded } from './bench.ts'

/** An answer as a broken server sends it. */
export interface Reply {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

/** The groups of classes, with the least part that must be caught of each. */
export const groups = { shape: 1, session: 1, input: 0.95, rules: 0.95 } as const
export type Group = keyof typeof groups

/** A class of faults that servers have. */
export interface FaultClass {
  group: Group
  name: string
}

/** One call that shows the fault of a mutant, with the answer that the broken server gives to it. */
export interface Probe {
  tried: Recorded
  /** `now` is the server's time in Unix seconds. */
  reply(now: number): Reply
}

/** A server that is right but for one fault in one operation. */
export interface Mutant {
  of: FaultClass
  operation: OperationId
  what: string
  /** The calls of the plan that meet the fault; none when the plan never meets it. */
  probes: readonly Probe[]
}

/** An envelope on its way to be spoiled. */
export type Envelope = Record<string, unknown>

/** The recorded answer, told now. */
export function envelopeOf({ answer }: Pick<Recorded, 'answer'>, now: number): Envelope {
  const envelope = jsonOf(answer.text)
  if (!isRecord(envelope)) throw new Error(`The sandbox answered ${answer.text.slice(0, 80)}`)
  return { ...envelope, time: now }
}

/** An answer with the headers of a recorded one and this body. */
export function replyLike({ answer }: Pick<Recorded, 'answer'>, body: unknown): Reply {
  const caching = answer.headers['cache-control']
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(caching !== undefined && { 'Cache-Control': caching }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

/** A probe whose answer is the recorded one with its envelope changed. */
export function changed(tried: Recorded, change: (envelope: Envelope) => unknown): Probe {
  return { tried, reply: (now) => replyLike(tried, change(envelopeOf(tried, now))) }
}

/** The envelope's `code` of a recorded answer. */
export const codeOf = (recorded: Recorded): unknown => envelopeOf(recorded, 0).code

/** The recorded successes of an operation, the plain one first. */
export function successes(recorded: readonly Recorded[], operation: OperationId): Recorded[] {
  const found = recorded.filter(
    ({ subject }) => subject.operation.id === operation && subject.level === 'shape',
  )
  const done = found.filter((one) => codeOf(one) === 1)
  const rank = ({ subject }: Recorded) => (subject.id === `shape ${operation} done` ? 0 : 1)
  return done.sort((one, other) => rank(one) - rank(other))
}

/** At most so many mutants of each class in each operation, evenly chosen. */
export function sampleOf(mutants: readonly Mutant[], most: number): Mutant[] {
  const groups = Map.groupBy(mutants, ({ of, operation }) => `${of.name} ${operation}`)
  return [...groups.values()].flatMap((of) => {
    const step = Math.max(1, of.length / most)
    return of.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
  })
}

/** How a mutant came out. */
export interface Proof {
  of: FaultClass
  operation: OperationId
  what: string
  caught: boolean
  /** The first words of what the kit says of it, or why it said nothing. */
  said: string
}
