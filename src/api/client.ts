import { answersOfTag, tagOfPath } from '@/generated/answers.ts'
import { currentLanguage } from '@/lib/language.ts'
import { noteAnswerTime } from './answer-time.ts'
import { exampleHeaderFor, reportCall } from './call-observer.ts'
import type { RequestError } from './errors.ts'
import { NoAnswerError, RefusalError, SessionEndedError } from './errors.ts'
import { readAnswer } from './read-answer.ts'
import { observeServerTime, startExchange, TIMEOUT_SECONDS } from './server-clock.ts'
import { currentToken, expireSession } from './session.ts'
import { upload, uploadWatcher } from './upload.ts'

/** A call as the generated functions describe it. */
interface CallConfig {
  url: string
  method: string
  params?: object
  headers?: Record<string, string>
  data?: URLSearchParams | FormData
  signal?: AbortSignal
}

/** The error of each generated hook; Orval finds it here by its name. */
export type ErrorType<_Answer> = RequestError

/** The `data` of an operation's answer with code 1, from the union of its three envelopes. */
type DataOf<Answers extends { code: number }> =
  Extract<Answers, { code: 1 }> extends {
    data: infer Data
  }
    ? Data
    : never

/**
 * The one way to the server, called by the generated functions. Returns the data of an answer with
 * code 1, and throws a {@link RefusalError} for code 0, a {@link SessionEndedError} for code 401 and a
 * {@link NoAnswerError} when no readable answer came. Code 401 and HTTP 401 end the session here and
 * nowhere else.
 */
export async function request<Answers extends { code: number }>(
  config: CallConfig,
): Promise<DataOf<Answers>> {
  const { method, url: path } = config
  const operation = `${method} ${path}`
  if (!isInContract(path)) notInContract(operation)
  const token = currentToken()
  if (import.meta.env.DEV) reportCall({ method, path })

  const schema = loadSchema(path, operation)
  // The answer to an action must be readable, so its schema comes first. A read can simply fail.
  if (method !== 'GET') await throwIfMissing(schema)
  const endExchange = startExchange()
  const { response, text } = await send(config, token)
  const exchange = endExchange()

  const answer = readAnswer(operation, response.status, text, await schema)
  // Only an answer in the envelope tells the server's clock.
  if (answer.time > 0) observeServerTime(answer.time, exchange, mayBeOld(response))
  switch (answer.code) {
    case 0:
      throw new RefusalError({ ...answer.data, msg: answer.msg }, answer.time)
    case 401:
      expireSession(token)
      throw new SessionEndedError()
    case 1:
      noteAnswerTime(answer.data, answer.time)
      // The generated schema of this operation has checked it.
      return answer.data as DataOf<Answers>
  }
}

async function send(config: CallConfig, token: string | null) {
  if (!navigator.onLine) throw new NoAnswerError('offline')
  const { method, data, signal } = config
  const watcher = uploadWatcher(signal)
  const address = addressOf(config)
  const limit = startLimit(signal)
  const init = {
    method,
    headers: headers(config, token),
    signal: limit.signal,
    ...(data && { body: data }),
  }
  // From here on the request may have been sent.
  try {
    const response = await (watcher ? upload(address, init, watcher) : fetch(address, init))
    return { response, text: await response.text() }
  } catch (error) {
    // The caller has cancelled it: no failure to report.
    if (signal?.aborted) throw error
    throw new NoAnswerError(limit.isOver() ? 'timeout' : 'unreachable', { cause: error })
  } finally {
    limit.end()
  }
}

/**
 * Aborts when the caller does, and after {@link TIMEOUT_SECONDS}: `AbortSignal.any` and `AbortSignal.timeout`
 * for browsers that lack one of them, or do not tell a time-out from another end.
 */
function startLimit(caller: AbortSignal | undefined) {
  const controller = new AbortController()
  const leave = () => controller.abort(caller?.reason)
  if (caller?.aborted) leave()
  caller?.addEventListener('abort', leave)
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    controller.abort()
  }, TIMEOUT_SECONDS * 1000)
  return {
    signal: controller.signal,
    isOver: () => isOver,
    end: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', leave)
    },
  }
}

function addressOf({ url, params = {} }: CallConfig): string {
  const query = urlEncoded(params).toString()
  return query === '' ? url : `${url}?${query}`
}

/**
 * The fields of a form as the contract writes them, for the generated functions: numbers in plain
 * decimal digits, also the small ones that scripts write as `1e-8`. Undefined fields are left out.
 */
export function urlEncoded(form: object): URLSearchParams {
  const given = Object.entries(form).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    given.map(([name, value]) => [
      name,
      typeof value === 'number' ? plainNumber.format(value) : String(value),
    ]),
  )
}

const plainNumber = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })

/** Whether the answer may come from a cache, so that its `time` has passed already. */
function mayBeOld(response: Response): boolean {
  return /max-age=0*[1-9]/.test(response.headers.get('cache-control') ?? '')
}

function headers({ method, url, headers: own, data }: CallConfig, token: string | null): Headers {
  const all = new Headers(own)
  // The browser adds the boundary of a multipart form.
  if (data instanceof FormData) all.delete('content-type')
  const language = currentLanguage()
  all.set('language', language)
  all.set('lang', language)
  if (token !== null) all.set('token', token)
  const example = import.meta.env.DEV ? exampleHeaderFor(method, url) : undefined
  if (example !== undefined) all.set('Prefer', example)
  return all
}

/** Loads the schema of an answer, from the file of its tag, while the call is under way. */
async function loadSchema(path: ContractPath, operation: string) {
  try {
    const { answers, reasons } = await answersOfTag[tagOfPath[path]]()
    const done = answers[operation]
    if (!done) return new NoAnswerError('unreadable', { cause: operation })
    return { done, reasons: reasons[operation] }
  } catch (error) {
    return new NoAnswerError('notLoaded', { cause: error })
  }
}

async function throwIfMissing(schema: ReturnType<typeof loadSchema>): Promise<void> {
  const loaded = await schema
  if (loaded instanceof NoAnswerError) throw loaded
}

type ContractPath = keyof typeof tagOfPath

function isInContract(path: string): path is ContractPath {
  return path in tagOfPath
}

function notInContract(operation: string): never {
  throw new Error(`${operation} is not in the contract`)
}
