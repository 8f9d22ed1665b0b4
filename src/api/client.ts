import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import axios, { AxiosError, isAxiosError, isCancel } from 'axios'
import { answersOfTag, tagOfPath } from '@/generated/answers.ts'
import { currentLanguage } from '@/platform/language.ts'
import { noteAnswerTime } from './answer-time.ts'
import { exampleHeaderFor, reportCall } from './call-observer.ts'
import type { RequestError } from './errors.ts'
import { NoAnswerError, RefusalError, SessionEndedError } from './errors.ts'
import { readAnswer } from './read-answer.ts'
import { observeServerTime, startExchange, TIMEOUT_SECONDS } from './server-clock.ts'
import { currentToken, expireSession } from './session.ts'

/** The request as the generated functions describe it. */
type RequestConfig = AxiosRequestConfig & { url: string; method: string }

/** What a caller may add: the second parameter of each generated function. */
export type RequestOptions = Pick<AxiosRequestConfig, 'onUploadProgress'>

/** The error of each generated hook; Orval finds it here by its name. */
export type ErrorType<_Answer> = RequestError

/** The `data` of an operation's response with code 1, from the union of its three envelopes. */
type DataOf<Answers extends { code: number }> =
  Extract<Answers, { code: 1 }> extends {
    data: infer Data
  }
    ? Data
    : never

/** Sends every request of the contract; the streams of `stream.ts` alone use `fetch`. */
export const http = axios.create({
  timeout: TIMEOUT_SECONDS * 1000,
  transitional: { clarifyTimeoutError: true },
  // The generated schemas check the text; no HTTP status is an error before it was read.
  responseType: 'text',
  transformResponse: [],
  validateStatus: null,
  paramsSerializer: { serialize: (params) => urlEncoded(params).toString() },
  // There are no cookies: the session is the header `token`.
  withXSRFToken: false,
})

http.interceptors.request.use((config) => {
  if (!navigator.onLine) throw new NoAnswerError('offline')
  const { headers, method = '', url = '' } = config
  const language = currentLanguage()
  headers.set({ language, lang: language })
  const example = import.meta.env.DEV ? exampleHeaderFor(method.toUpperCase(), url) : undefined
  if (example !== undefined) headers.set('Prefer', example)
  return config
})

http.interceptors.response.use(undefined, (error: unknown) => {
  // A caller that cancelled knows; what was thrown before anything was sent is final.
  if (isCancel(error) || !isAxiosError(error)) throw error
  const kind = error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'unreachable'
  // Only the code of the error: its config holds what the user typed.
  throw new NoAnswerError(kind, { cause: error.code })
})

/**
 * Sends the request of a generated function (Orval's mutator). Returns the data of a response with
 * code 1. Throws {@link RefusalError} for code 0, {@link SessionEndedError} for code 401 and
 * {@link NoAnswerError} when no readable response came. Code 401 and HTTP 401 end the session here
 * and nowhere else.
 */
export async function request<Answers extends { code: number }>(
  config: RequestConfig,
  options?: RequestOptions,
): Promise<DataOf<Answers>> {
  const { method, url: path } = config
  const operation = `${method} ${path}`
  if (!isInContract(path)) notInContract(operation)
  if (import.meta.env.DEV) reportCall({ method, path })

  // The session of this very call: a logout ends it before its request is sent, and another user may log in.
  const token = currentToken()
  const schema = loadSchema(path, operation)
  // The response to an action must be readable, so its schema comes first. A read can simply fail.
  if (method !== 'GET') await throwIfMissing(schema)
  const endExchange = startExchange()
  const headers = {
    ...config.headers,
    ...(token !== null && { token }),
    ...(isPastCache(path) && { 'Cache-Control': 'no-cache' }),
  }
  const response = await http.request<string>({ ...config, ...options, headers })
  const exchange = endExchange()

  const answer = readAnswer(operation, response.status, response.data, await schema)
  // Only an envelope carries the server's clock.
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

/** Until when the responses of paths are not taken from the browser's cache; `performance.now()`. */
const pastCacheUntil = new Map<string, number>()
/** Longer than a public response may be reused (`PublicCache` in the contract), milliseconds. */
const PAST_CACHE = 90_000

const isPastCache = (path: string) => (pastCacheUntil.get(path) ?? 0) > performance.now()

/** Requests a path from the server for a while, although the browser may have a response in its cache. */
export function readPastCache(path: string): void {
  pastCacheUntil.set(path, performance.now() + PAST_CACHE)
}

/**
 * Writes the fields of a form as the contract does, for the generated functions: numbers in plain
 * decimal digits, also the small ones that scripts write as `1e-8`. Leaves out undefined fields.
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

/** Whether the response may come from a cache, so that its `time` has passed already. */
function mayBeOld({ headers }: AxiosResponse): boolean {
  return /max-age=0*[1-9]/.test(String(headers['cache-control'] ?? ''))
}

/** Loads the schema of a response, from the file of its tag, while the request is under way. */
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
