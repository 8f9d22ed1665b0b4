import type { Contract, Operation } from '../contract/contract.ts'
import type { Recorded } from './bench.ts'
import type { Envelope, Mutant } from './mutant.ts'
import { changed, codeOf, envelopeOf, successes } from './mutant.ts'

/*
 * Servers that take a session for another thing than the contract does, or that call a failure a
 * success.
 */

/** A fault in how an operation treats who calls it. */
interface SessionFault {
  name: string
  what: string
  /** Whether the server goes wrong at this call. */
  meets(call: Call): boolean
  /** What it makes of the right answer; `data` is that of a success. */
  spoil(envelope: Envelope, data: unknown): Envelope
}

interface Call {
  recorded: Recorded
  /** The `code` of the right answer. */
  code: unknown
  token: string | undefined
}

const done = (envelope: Envelope, data: unknown): Envelope => ({
  ...envelope,
  code: 1,
  msg: '',
  data,
})

const withoutSession = ({ code }: Call) => code === 401
const refused = ({ code }: Call) => code === 0

/** What servers make of the data of an answer that has none. */
const EMPTY: Readonly<Record<string, unknown>> = { null: null, '{}': {}, '[]': [] }

const empties = (name: string, meets: SessionFault['meets']): SessionFault[] =>
  Object.entries(EMPTY).map(([what, data]) => ({
    name,
    what: `success with ${what}`,
    meets,
    spoil: (envelope) => done(envelope, data),
  }))

function faults(deadToken: string, tokens: ReadonlySet<string>): SessionFault[] {
  const misread = (what: string, isAlike: (sent: string, token: string) => boolean) => ({
    name: 'token misread',
    what,
    meets: ({ code, token: sent = '' }: Call) =>
      code === 401 && [...tokens].some((token) => sent !== token && isAlike(sent, token)),
    spoil: done,
  })
  return [
    misread('in any letter case', (sent, token) => sent.toLowerCase() === token.toLowerCase()),
    misread('whatever is appended', (sent, token) => sent.startsWith(token)),
    misread('as far as it was sent', (sent, token) => sent !== '' && token.startsWith(sent)),
    {
      name: 'token misread',
      what: 'outside of its header',
      meets: ({ code, recorded: { wire } }) =>
        code === 401 && /[?&]token=|\btoken=/.test(`${wire.target} ${wire.headers.Cookie ?? ''}`),
      spoil: done,
    },
    ...empties('401 answered as success', withoutSession),
    {
      name: '401 with data',
      what: '401 with the data of a success',
      meets: withoutSession,
      spoil: (envelope, data) => ({ ...envelope, data }),
    },
    {
      name: 'private call open',
      what: 'without a token',
      meets: (call) => withoutSession(call) && call.token === undefined,
      spoil: done,
    },
    {
      name: 'private call open',
      what: 'with an empty token',
      meets: (call) => withoutSession(call) && call.token === '',
      spoil: done,
    },
    {
      name: 'private call open',
      what: 'with a token that nobody gave out',
      meets: (call) => withoutSession(call) && Boolean(call.token) && call.token !== deadToken,
      spoil: done,
    },
    {
      name: 'dead token alive',
      what: 'after logging out',
      meets: (call) => withoutSession(call) && call.token === deadToken,
      spoil: done,
    },
    ...empties('failure as success', refused),
    {
      name: 'failure as success',
      what: 'success with the refusal in it',
      meets: refused,
      spoil: (envelope) => ({ ...envelope, code: 1 }),
    },
    {
      name: 'failure as success',
      what: 'success with the data of one',
      meets: refused,
      spoil: done,
    },
  ]
}

/** Every server with a fault in its sessions or its codes. `deadToken` is the one of the plan. */
export function sessionMutants(
  contract: Contract,
  recorded: readonly Recorded[],
  deadToken: string,
): Mutant[] {
  const open = recorded.filter((one) => codeOf(one) === 1)
  const tokens = new Set(open.flatMap(({ wire }) => wire.headers.token || []))
  const all = faults(deadToken, tokens)
  return contract.operations.flatMap((operation) => {
    const [success] = successes(recorded, operation.id)
    if (!success) return []
    const { data } = envelopeOf(success, 0)
    const calls = callsOf(operation, recorded)
    return all
      .filter(({ meets }) => applies(operation, meets === refused))
      .map(({ name, what, meets, spoil }) => ({
        of: { group: 'session', name },
        operation: operation.id,
        what,
        probes: calls
          .filter(meets)
          .map((call) => changed(call.recorded, (envelope) => spoil(envelope, data))),
      }))
  })
}

/** A session is asked for by private calls; only what takes input can be refused in any state. */
function applies(operation: Operation, isRefusal: boolean): boolean {
  return isRefusal ? takesInput(operation) : !operation.public
}

const takesInput = ({ form, query }: Operation) => form !== undefined || query.length > 0

function callsOf(operation: Operation, recorded: readonly Recorded[]): Call[] {
  return recorded
    .filter(({ subject }) => subject.operation.id === operation.id)
    .map((one) => ({ recorded: one, code: codeOf(one), token: one.wire.headers.token }))
}
