import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { z } from 'zod'
import type { Reply } from '../core/answer.ts'
import { jsonReply } from '../core/answer.ts'
import { Refusal } from '../core/refusal.ts'
import type { RawRequest } from '../core/request.ts'
import type { Sandbox } from '../sandbox.ts'
import { actions } from './actions.ts'
import { ledgerOf, overview } from './overview.ts'

/*
 * The control page and its calls: what an operator, a reviewer or fate would do. It decides nothing
 * about prices, so that no switch makes an order win or lose. It exists in development and tests
 * only, and only for this machine.
 */

const PREFIX = '/sandbox'

/** Whether a request is for the control page. */
export function isControlCall({ path }: RawRequest): boolean {
  return path === PREFIX || path.startsWith(`${PREFIX}/`)
}

/** Answers the control page, its files and its calls. */
export async function answerControl(sandbox: Sandbox, request: RawRequest): Promise<Reply> {
  if (!isOwnMachine(request)) return jsonReply(403, { error: 'Only from this machine.' })
  const path = request.path.slice(PREFIX.length)
  if (request.method === 'GET') return answerGet(sandbox, path, request.query)
  if (request.method === 'POST') return answerPost(sandbox, path, request)
  return jsonReply(405, { error: `No ${request.method} here.` })
}

function answerGet(sandbox: Sandbox, path: string, query: URLSearchParams): Reply {
  switch (path) {
    case '':
    case '/':
      return file('page.html', 'text/html')
    case '/page.css':
      return file('page.css', 'text/css')
    case '/page.js':
      return file('page.ts', 'text/javascript', stripTypeScriptTypes)
    case '/state':
      return jsonReply(200, overview(sandbox))
    case '/ledger':
      return jsonReply(200, ledgerOf(sandbox.world, Number(query.get('user'))))
    default:
      return jsonReply(404, { error: `There is no ${PREFIX}${path}.` })
  }
}

async function answerPost(sandbox: Sandbox, path: string, request: RawRequest): Promise<Reply> {
  // A form of another site can be sent here without asking; JSON cannot.
  if (!request.headers['content-type']?.startsWith('application/json')) {
    return jsonReply(415, { error: 'Send JSON.' })
  }
  const action = Object.hasOwn(actions, path.slice(1))
    ? actions[path.slice(1) as keyof typeof actions]
    : undefined
  if (!action) {
    return jsonReply(404, {
      error: `No such action. There are: ${Object.keys(actions).join(', ')}.`,
    })
  }
  try {
    const input: unknown = JSON.parse(Buffer.from(request.body).toString('utf8') || '{}')
    return jsonReply(200, (await action(sandbox, input)) ?? {})
  } catch (error) {
    if (error instanceof z.ZodError) return jsonReply(400, { error: z.prettifyError(error) })
    if (error instanceof SyntaxError) return jsonReply(400, { error: 'That is no JSON.' })
    if (error instanceof Refusal) {
      return jsonReply(409, { error: `${error.reason} ${JSON.stringify(error.params)}` })
    }
    if (error instanceof RangeError) return jsonReply(400, { error: error.message })
    throw error
  }
}

/** Neither another machine, nor a page of another site whose name was pointed at this one. */
function isOwnMachine({ remote, headers }: RawRequest): boolean {
  const local = /^(::ffff:)?127\.|^::1$/.test(remote)
  const host = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')
  const origin = headers.origin
  const sameSite = origin === undefined || origin === `http://${headers.host}`
  return local && host && sameSite
}

function file(name: string, type: string, change = (text: string) => text): Reply {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  return {
    status: 200,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
    },
    body: change(text),
  }
}
