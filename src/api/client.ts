import type { AxiosProgressEvent, AxiosRequestConfig, AxiosResponse } from 'axios'
import axios, { AxiosError } from 'axios'
import { answersOfTag, tagOfPath } from '@/generated/answers.ts'
import { currentLanguage } from '@/lib/language.ts'
import { exampleHeaderFor, reportCall } from './call-observer.ts'
import type { Envelope } from './envelope.ts'
import { NoAnswerError } from './envelope.ts'
import { readAnswer } from './read-answer.ts'
import { observeServerTime, startExchange } from './server-clock.ts'
import { currentToken, expireSession } from './session.ts'
import { uploadWatcher } from './upload-progress.ts'

/** Network time-out of every call, upload and download, milliseconds (specification, section 9). */
const TIMEOUT = 60_000

const http = axios.create({
  timeout: TIMEOUT,
  // Answers are read here as text: what is not an envelope must not pass as one.
  responseType: 'text',
  transformResponse: (body: unknown) => body,
  validateStatus: () => true,
})

/**
 * The one way to the server, called by the generated functions. Returns the whole envelope for each
 * `code` and throws {@link NoAnswerError} when no readable answer came. Code 401 and HTTP 401 end
 * the session here and nowhere else.
 */
export async function request<T>(config: AxiosRequestConfig): Promise<T> {
  const method = (config.method ?? 'GET').toUpperCase()
  const path = config.url ?? ''
  const operation = `${method} ${path}`
  if (!isInContract(path)) notInContract(operation)
  const token = currentToken()
  if (import.meta.env.DEV) reportCall({ method, path })

  const schema = loadSchema(path, operation)
  const endExchange = startExchange()
  const response = await send({
    ...config,
    headers: { ...config.headers, ...headers(token, config) },
  })
  const exchange = endExchange()

  const answer = readAnswer(operation, response.status, response.data, await schema)
  // Only an answer in the envelope tells the server's clock.
  if (answer.time > 0) observeServerTime(answer.time, exchange, mayBeOld(response))
  if (answer.code === 401) expireSession(token)
  // The generated schema of this operation has checked it, or it is a refusal or a 401.
  return answer as T & Envelope
}

async function send(config: AxiosRequestConfig): Promise<AxiosResponse<string>> {
  if (!navigator.onLine) throw new NoAnswerError('offline')
  const watcher = uploadWatcher(config.signal)
  const watched = watcher && {
    onUploadProgress: ({ progress }: AxiosProgressEvent) => watcher(progress ?? 0),
  }
  try {
    return await http.request<string>({ ...config, ...watched })
  } catch (error) {
    // An aborted call is the caller's own doing and no failure to report.
    if (axios.isCancel(error)) throw error
    const timedOut = error instanceof AxiosError && error.code === AxiosError.ECONNABORTED
    throw new NoAnswerError(timedOut ? 'timeout' : 'unreachable', { cause: error })
  }
}

/** Whether the answer may come from a cache, so that its `time` has passed already. */
function mayBeOld({ headers: answered }: AxiosResponse): boolean {
  return /max-age=0*[1-9]/.test(String(answered['cache-control'] ?? ''))
}

function headers(token: string | null, config: AxiosRequestConfig): Record<string, string> {
  const language = currentLanguage()
  const example = import.meta.env.DEV
    ? exampleHeaderFor((config.method ?? 'GET').toUpperCase(), config.url ?? '')
    : undefined
  return {
    language,
    lang: language,
    ...(token !== null && { token }),
    ...(example !== undefined && { Prefer: example }),
  }
}

/** The schema comes in its tag's file, fetched beside the call. It is the app's, not the answer's. */
async function loadSchema(path: ContractPath, operation: string) {
  try {
    const { answers } = await answersOfTag[tagOfPath[path]]()
    return answers[operation] ?? new NoAnswerError('unreadable', { cause: operation })
  } catch (error) {
    return new NoAnswerError('unreachable', { cause: error })
  }
}

type ContractPath = keyof typeof tagOfPath

function isInContract(path: string): path is ContractPath {
  return path in tagOfPath
}

function notInContract(operation: string): never {
  throw new Error(`${operation} is not in the contract`)
}
