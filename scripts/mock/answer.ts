import type { Contract, Operation } from '../contract/contract.ts'
import type { Envelope } from '../contract/written.ts'
import { echoed, exampleByQuery, listed, moved } from './example.ts'
import type { Form, Violation } from './input.ts'
import { refusalOf } from './input.ts'

/** A request, as far as its answer depends on it. */
export interface Call {
  method: string
  path: string
  query: URLSearchParams
  /** The header `Prefer`. */
  prefer: string
  /** Undefined when the body is of another kind than the contract's. */
  form: Form | undefined
}

/** What was found in a request by whoever validates it. */
export interface Findings {
  hasSession: boolean
  violations: Violation[]
}

export interface Reply {
  status: number
  headers?: Record<string, string>
  /** A picture's bytes, or what becomes JSON. */
  body: unknown
}

/** The answer to a call: an example of the contract, its moments moved to now. */
export function answerOf(contract: Contract, call: Call, findings: Findings): Reply {
  const { method, path, query, form } = call
  const operation = contract.call(method, path)
  if (!operation) return unknownCall(contract, method, path)

  const chosen = /(?:^|[\s,;])example="?([\w-]+)/.exec(call.prefer)?.[1]
  const name = chosen ?? exampleByQuery(operation, query)
  const { examples } = operation.answer
  const example = examples.get(name)
  if (!example) return unknownExample(operation, name)

  // Only private calls have it.
  const unauthenticated = findings.hasSession ? undefined : examples.get('unauthenticated')
  if (unauthenticated) return reply(contract, operation, unauthenticated)
  const refusal = refusalOf(contract, operation, form, query, findings.violations)
  if (refusal) return reply(contract, operation, refusal)

  const answer = listed(operation, name, example, query, chosen !== undefined)
  const requestId = form?.get('request_id')?.[0] ?? query.get('request_id')
  return reply(contract, operation, requestId ? echoed(answer, requestId) : answer)
}

function reply(contract: Contract, operation: Operation, answer: Envelope): Reply {
  const { caching } = operation.answer
  return {
    status: 200,
    headers:
      caching && answer.code === 1
        ? { 'Cache-Control': caching, Vary: 'language, lang, Prefer' }
        : {},
    // An example of another time of the day or week has a moment of its own.
    body: moved(contract, operation, answer, Math.floor(Date.now() / 1000) - answer.time),
  }
}

/** What the panel of the app shows: every call with the names of its examples. */
export function listing(contract: Contract): unknown {
  return {
    operations: contract.operations.map((operation) => ({
      method: operation.method.toUpperCase(),
      path: operation.path,
      operationId: operation.id,
      summary: operation.summary,
      tag: operation.tag,
      examples: [...operation.answer.examples].map(([name, { code }]) => ({
        name,
        summary: operation.answer.summaries.get(name),
        code,
      })),
    })),
  }
}

function unknownCall(contract: Contract, method: string, path: string): Reply {
  const calls = contract.operations.map((one) => ({
    call: one.name,
    distance: distance(one.path, path),
  }))
  const near = calls
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 5)
    .map(({ call }) => call)
  const msg = `The contract has no ${method} ${path}. Near: ${near.join(', ')}`
  return problem(404, msg, { near })
}

function unknownExample(operation: Operation, name: string): Reply {
  const examples = [...operation.answer.examples.keys()]
  const msg = `${operation.name} has no example "${name}". It has: ${examples.join(', ')}`
  return problem(400, msg, { examples })
}

/** Mistakes of a developer, in the shape of the envelope but with their own HTTP status. */
export function problem(status: number, msg: string, data: unknown): Reply {
  return { status, body: { code: status, msg, time: Math.floor(Date.now() / 1000), data } }
}

/** How many letters must change to make one text the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (let index = 0; index < to.length; index += 1) {
      const replaced = (row[index] ?? 0) + (letter === to[index] ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
