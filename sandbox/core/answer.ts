import { createHash } from 'node:crypto'
import { LanguageCode } from '../../src/generated/h5.schemas.ts'
import type { TextId } from '../content/texts.ts'
import { refusalText, text } from '../content/texts.ts'
import type { OperationId } from '../generated/operations.ts'
import { routes } from '../generated/operations.ts'
import { hasCapability, refuseAbsent } from './areas.ts'
import type { Call, Commit, Handlers } from './call.ts'
import { answerFault, refusalFault } from './contract-checks.ts'
import { deviceOf } from './devices.ts'
import { Refusal, Unauthenticated } from './refusal.ts'
import type { RawRequest } from './request.ts'
import { readInput } from './request.ts'
import type { OnceForm } from './requests.ts'
import { once } from './requests.ts'
import type { Route } from './route.ts'
import { liveSessionOf, refuseLocked, withSession } from './users.ts'
import type { World } from './world.ts'

/** What happens to an answer that breaks the contract: a mistake of the sandbox itself. */
export type AnswerCheck = 'throw' | 'log' | 'off'

/** An answer on its way to the client. */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

/** A reply in JSON; not to be cached unless `caching` says so. */
export function jsonReply(
  status: number,
  value: unknown,
  caching: Reply['headers'] = { 'Cache-Control': 'no-store' },
): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...caching },
    body: JSON.stringify(value),
  }
}

interface Envelope {
  code: number
  msg: string
  time: number
  data: unknown
}

/** A handler whose types were checked where the table of handlers was put together. */
type AnyHandler = (call: Call, input: Record<string, unknown>) => unknown

const routeOf = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]))

/** Answers the operations of the contract. */
export class Answerer {
  readonly #world: World
  readonly #handlers: Handlers
  readonly #check: AnswerCheck

  constructor(world: World, handlers: Handlers, check: AnswerCheck) {
    this.#world = world
    this.#handlers = handlers
    this.#check = check
  }

  /** The operation that a request is for, if the contract has it. */
  route(request: { method: string; path: string }): Route<OperationId> | undefined {
    const route = routeOf.get(`${request.method} ${request.path}`)
    return route && hasCapability(this.#world, route.capability) ? route : undefined
  }

  /**
   * An error of the sandbox itself is answered as a refusal, because it changed nothing. When the outcome
   * of a request with an id could not be booked, nobody knows that, and the answer is HTTP 503.
   */
  async answer(route: Route<OperationId>, request: RawRequest): Promise<Reply> {
    const call = callOf(this.#world, request)
    const envelope = await this.#envelope(route, request, call)
    if (!envelope) return jsonReply(503, { error: 'The outcome could not be booked.' })
    const caching = cachingOf(route, envelope)
    const isKnown = caching.ETag !== undefined && request.headers['if-none-match'] === caching.ETag
    return isKnown ? { status: 304, headers: caching, body: '' } : jsonReply(200, envelope, caching)
  }

  /** Undefined when the outcome could not be booked. */
  async #envelope(
    route: Route<OperationId>,
    request: RawRequest,
    call: Call,
  ): Promise<Envelope | undefined> {
    const time = call.now
    try {
      const data = await this.#data(route, request, call)
      const msg = text(call.language, doneTexts[route.id] ?? 'done.operation')
      return this.#checked(route, { code: 1, msg, time, data })
    } catch (error) {
      if (error instanceof Unauthenticated) return unauthenticated(call)
      const fault = error instanceof Refusal ? error.cause : error
      if (fault !== undefined) {
        if (this.#check === 'throw') throw fault
        console.error(`${route.id} failed:`, fault)
      }
      if (route.once && !(error instanceof Refusal)) return undefined
      return this.#checked(
        route,
        refused(call, error instanceof Refusal ? error : failureOf(route)),
      )
    }
  }

  async #data(route: Route<OperationId>, request: RawRequest, call: Call): Promise<unknown> {
    const handler = this.#handlers[route.id] as AnyHandler
    if (route.public) {
      refuseAbsent(call.world, route.area)
      return handler(call, await readInput(route, request))
    }
    const user = withSession(call, request.headers.token)
    // Called again after each pause: the session may have ended in it, or what was proved may have changed.
    const authorize = () => {
      const { lockedUntil } = liveSessionOf(user)
      if (!isLookUp(route, request)) refuseAbsent(call.world, route.area)
      // A locked account may do what the contract does not refuse it: end its session.
      if (route.refusals.includes('account_locked')) refuseLocked(call.now, lockedUntil)
      for (const proof of user.proofs) proof()
    }
    if (route.once) {
      // Its form requires both (`.spectral/request-ids.js`).
      const input = (await readInput(route, request)) as unknown as OnceForm
      const prepare = () =>
        handler(user, { ...input }) as Commit<unknown> | Promise<Commit<unknown>>
      return once(user, route.id, input, { authorize, prepare })
    }
    authorize()
    const input = await readInput(route, request)
    authorize()
    const answer = handler(user, input)
    if (!(answer instanceof Promise)) return answer
    const commit = (await answer) as Commit<unknown>
    return call.world.database.transaction(() => {
      authorize()
      return commit()
    })
  }

  #checked(route: Route<OperationId>, envelope: Envelope): Envelope {
    if (this.#check === 'off') return envelope
    const fault =
      envelope.code === 1 ? answerFault(route.id, envelope) : refusalFault(route, envelope)
    if (fault) {
      const message = `The answer of ${route.id} breaks the contract: ${fault}`
      if (this.#check === 'throw') throw new Error(message)
      console.error(message)
    }
    return envelope
  }
}

/** Whether a request looks up what became of another one, which is never refused by area. */
const isLookUp = (route: Route<OperationId>, { query }: RawRequest): boolean =>
  !route.refusals.includes('area_not_offered') ||
  ('request_id' in route.query && query.has('request_id'))

const unauthenticated = ({ language, now }: Call): Envelope => ({
  code: 401,
  msg: refusalText(language, 'login_required', {}),
  time: now,
  data: null,
})

const refused = ({ language, now }: Call, { reason, params }: Refusal): Envelope => ({
  code: 0,
  msg: refusalText(language, reason, params),
  time: now,
  data: { reason, params },
})

/** The answer to who asked for a stream that does not begin; throws an error that is no refusal. */
export function streamRefusal(call: Call, error: unknown): Reply {
  if (error instanceof Unauthenticated) return jsonReply(200, unauthenticated(call))
  if (error instanceof Refusal) return jsonReply(200, refused(call, error))
  throw error
}

/** A request as handlers know it. */
export function callOf(world: World, request: RawRequest): Call {
  const nowMs = world.clock.nowMs()
  return {
    world,
    now: Math.floor(nowMs / 1000),
    nowMs,
    language: languageOf(request),
    origin: originOf(request),
    remote: request.remote,
    device: deviceOf(request.headers['user-agent']),
  }
}

/** The refusal for an error of the sandbox itself. */
function failureOf(route: Route<OperationId>): Refusal {
  const failures = ['registration_failed', 'operation_failed'] as const
  return new Refusal(failures.find((one) => route.refusals.includes(one)) ?? 'network_error')
}

/** The language of a request's texts; English when it names none. */
export function languageOf({ headers }: RawRequest): LanguageCode {
  const wanted = headers.lang ?? headers.language ?? ''
  return Object.values(LanguageCode).find((code) => code === wanted) ?? 'en'
}

/** Browsers name the origin of a POST; other clients are taken for a page of the host that they call. */
function originOf({ headers }: RawRequest): string {
  const named = headers.origin ?? ''
  return /^https?:\/\/[^/]+$/.test(named) && URL.canParse(named)
    ? named
    : `http://${headers.host ?? 'localhost'}`
}

/** An answer that may be kept is the same as long as all but its `time` is. */
function cachingOf({ caching }: Route<OperationId>, { code, msg, data }: Envelope): Caching {
  if (caching === null || code !== 1) return { 'Cache-Control': 'no-store' }
  const tag = createHash('sha256')
    .update(JSON.stringify([msg, data]))
    .digest('base64url')
  return { 'Cache-Control': caching, Vary: 'language, lang', ETag: `W/"${tag.slice(0, 22)}"` }
}

type Caching = { 'Cache-Control': string } & Partial<Record<'Vary' | 'ETag', string>>

/** What an operation says when it is done, where that is more than "Operation successful!". */
export const doneTexts: Partial<Record<OperationId, TextId>> = {
  logIn: 'done.login',
  logInWithPasskey: 'done.login',
  register: 'done.register',
  bindPaymentMethod: 'done.added',
  bindWalletAddress: 'done.added',
  addPasskey: 'done.added',
  removePasskey: 'done.deleted',
  removePaymentMethod: 'done.deleted',
  removeWalletAddress: 'done.deleted',
  removePriceAlert: 'done.deleted',
  appendPurchase: 'done.added',
  submitDeposit: 'done.deposit',
  submitWithdrawal: 'done.withdrawal',
}
