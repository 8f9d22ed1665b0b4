/**
 * The backend of component tests: requests are answered within the process with the contract's named
 * examples, chosen as the mock chooses them. Their bodies are Prism's (tests/contract/mock.test.ts), read from the
 * contract: loading Prism would cost each worker a second, and each request 0.2 ms. Its validation is left out.
 */
import type { Operation } from '../scripts/contract/contract.ts'
import { readContract } from '../scripts/contract/contract.ts'
import type { Envelope } from '../scripts/contract/written.ts'
import { answerOf, listing } from '../scripts/mock/answer.ts'
import { sentCall } from '../src/test/sent-call.ts'

const contract = readContract()

function exampleOf({ answer, name }: Operation, example: string): Envelope {
  const body = answer.examples.get(example)
  if (!body) throw new Error(`${name} has no example "${example}".`)
  return body
}

globalThis.fetch = async (input, init) => {
  init?.signal?.throwIfAborted()
  const { method, url, headers, form } = sentCall(input, init)
  if (url.pathname === '/__examples') return Response.json(listing(contract))
  const reply = await answerOf(
    contract,
    {
      method,
      path: url.pathname,
      query: url.searchParams,
      prefer: headers.get('prefer') ?? '',
      form: new Map(Object.entries(form).map(([name, value]) => [name, [value].flat()])),
    },
    { hasSession: headers.has('token'), violations: [] },
    exampleOf,
  )
  return Response.json(reply.body, { status: reply.status, headers: reply.headers ?? {} })
}
