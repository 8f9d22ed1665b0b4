import { setTimeout as pause } from 'node:timers/promises'
import { isRecord } from '../../scripts/contract/document.ts'
import { exchange } from '../client/exchange.ts'
import { oneLine } from '../client/printable.ts'
import type { Answer } from '../client/request.ts'
import { jsonOf } from '../client/request.ts'
import { statusWords, unreadableAll } from '../client/transport.ts'
import type { Operation } from '../contract/contract.ts'
import { HTTP2_ALONE, isHttp2Alone } from './connection.ts'

/*
 * A cause that lies in a server's setup, or in a proxy in front of it, would fail every case of every
 * operation. The first responses show it, and one sentence says it.
 */

/** The response of an operation. */
export interface Response {
  operation: Operation
  answer: Answer
}

/** Statuses of an operation that a server does not have yet. */
export const NOT_THERE: ReadonlySet<number> = new Set([404, 405, 501])

/** What spoils all of these responses, with the fix; undefined where nothing does. */
export async function commonCause(
  base: URL,
  responses: readonly Response[],
): Promise<string | undefined> {
  const found = responses.filter(({ answer }) => !NOT_THERE.has(answer.status))
  const [first, second] = found
  if (!first) return undefined
  const { status } = first.answer
  if (status !== 200 && second && found.every(({ answer }) => answer.status === status)) {
    if (await isHttp2Alone(base)) return `${base.href}: ${HTTP2_ALONE}.`
    return `${callOf(first)} and the other operations answer HTTP ${statusWords(first.answer)}, and must answer HTTP 200${beginning(first.answer)}. ${wayOut(base, first)}`
  }
  const cause = unreadableAll(found)
  return (
    cause &&
    `The response of ${callOf(cause.of)} ${cause.why}. Others are alike: the run ends here.`
  )
}

const callOf = ({ operation: { method, path } }: Response) => `${method} ${path}`

/** Letters of a response in a sentence. */
const EXCERPT = 80

function beginning({ text }: Answer): string {
  const words = oneLine(
    text.replaceAll(/<(style|script).*?<\/\1>|<[^>]*>/gis, ' ').replaceAll(/\s+/g, ' '),
  ).trim()
  return words === '' ? '' : ` ("${words.slice(0, EXCERPT)}")`
}

function wayOut(base: URL, { operation, answer }: Response): string {
  const { status, headers } = answer
  const to =
    headers.location === undefined
      ? null
      : URL.parse(headers.location, new URL(operation.path, base))
  if (to && status >= 300 && status < 400) return redirectWords(base, operation, to)
  return STATUSES[status] ?? (status >= 500 ? FAILING : REFUSING)
}

function redirectWords(base: URL, { path }: Operation, to: URL): string {
  const prefix = base.pathname.replace(/\/+$/, '')
  const bare = to.pathname.replace(/\/+$/, '')
  if (to.origin === base.origin && bare === `${prefix}${path}` && bare !== to.pathname)
    return 'The address gets a slash at its end: answer the path of the contract itself, without a redirect.'
  if (bare.endsWith(path)) {
    const url = new URL(bare.slice(0, -path.length) || '/', to.origin)
    if (url.href === new URL(`${prefix}/`, base).href || url.href === base.href)
      return 'The address leads to itself: a proxy that ends TLS must say so (X-Forwarded-Proto), and only one of both may redirect.'
    return `Use --url ${url.href}, to which it leads.`
  }
  return 'A gateway or the web app answers instead of the API: let /api pass it, or name the address of the API in --url.'
}

const FAILING =
  'A gateway without its server, or an exception in every operation: look into the logs of both.'
const REFUSING = 'A gateway answers instead of the API: let /api pass it.'

const STATUSES: Readonly<Record<number, string>> = {
  400: 'If a proxy expects TLS at this port, use https in --url; else look into its log for what it refuses.',
  401: 'A gateway asks for a login of its own: let /api pass it. A missing session is HTTP 200 with code 401.',
  403: 'A gateway or a firewall refuses the kit: let this machine pass it. A missing session is HTTP 200 with code 401.',
  407: 'A proxy asks for a login: run the kit where it reaches the server without that proxy.',
  421: 'The server does not serve this host name: name the one that it serves in --url.',
  426: 'The server wants another protocol: let it speak HTTP/1.1 too.',
  429: 'The limit of requests is too low for a test: raise it for this machine, and run again later.',
  502: 'The gateway reaches no server behind it: start that, or correct the address in the gateway.',
  503: 'The server is in maintenance or starting: run again when it is up.',
  504: 'The gateway waits for the server in vain: look into the logs of the server.',
  505: 'The server does not take HTTP/1.1: let it.',
}

/** Operations of a session that ask for nothing else, so that a token alone decides. */
const isPlain = ({ method, public: open, query }: Operation) =>
  method === 'GET' && !open && query.every(({ required }) => !required)

/** How many of them are asked, and how often. */
const ASKED = 3
const TIMES = 2
const REST_MS = 500

/**
 * Says that no private operation takes the token that the login has just given; undefined where one
 * does, or none is there.
 */
export async function refusedToken(
  operations: readonly Operation[],
  send: (operation: Operation) => Promise<Answer | undefined>,
): Promise<string | undefined> {
  const plain = operations.filter(isPlain).slice(0, ASKED)
  const [first] = plain
  if (!first) return undefined
  for (let time = 0; time < TIMES; time += 1) {
    if (time > 0) await pause(REST_MS)
    const answers = await Promise.all(plain.map(send))
    if (!answers.every((one) => one && isUnauthenticated(one))) return undefined
  }
  return (
    `POST /api/login/index gives a token, and ${first.method} ${first.path} with that token in the header "token" answers code 401. ` +
    'Either a proxy drops the header on its way (let it pass "token"), or the server does not keep or find the session.'
  )
}

/** Whether an answer says that there is no session. */
export function isUnauthenticated({ status, text }: Answer): boolean {
  const envelope = jsonOf(text)
  if (status === 401 || status === 403) return true
  return isRecord(envelope) && Number(envelope.code) === 401
}

/**
 * Where an operation is that is not at its address: under a part of the address alone, or without the
 * `/api` of its path. Says what to do; undefined where it is at none of these.
 */
export async function foundElsewhere(base: URL, { path }: Operation): Promise<string | undefined> {
  const prefix = base.pathname.replace(/\/+$/, '')
  const parts = prefix.split('/')
  const shorter = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
  for (const one of shorter.toReversed())
    if (await isThere(base, one + path))
      return `It is there with --url ${new URL(one || '/', base).href}`
  const bare = path.replace(/^\/api(?=\/)/, '')
  if (!(await isThere(base, prefix + bare))) return undefined
  return `${prefix}${bare} answers: serve it as ${prefix}${path}, where the contract has it`
}

const isThere = async (base: URL, target: string): Promise<boolean> => {
  const wire = { method: 'GET', target, headers: {}, body: Buffer.alloc(0) }
  const answer = await exchange(base, wire, LOOK_MS).catch(() => undefined)
  return answer?.status === 200 && isRecord(jsonOf(answer.text))
}

/** Milliseconds for a look at another address. */
const LOOK_MS = 3000
