/**
 * The backend of component tests: calls are answered within the process with the contract's named
 * examples, chosen as the mock chooses them. Only Prism's validation of the input is left out.
 */
import { readContract } from '../scripts/contract/contract.ts'
import { answerOf, listing } from '../scripts/mock/answer.ts'
import { sentCall } from '../src/test/sent-call.ts'

const contract = readContract()

globalThis.fetch = async (input, init) => {
  init?.signal?.throwIfAborted()
  const { method, url, headers, form } = sentCall(input, init)
  if (url.pathname === '/__examples') return Response.json(listing(contract))
  const reply = answerOf(
    contract,
    {
      method,
      path: url.pathname,
      query: url.searchParams,
      prefer: headers.get('prefer') ?? '',
      form: new Map(Object.entries(form).map(([name, value]) => [name, [value].flat()])),
    },
    { hasSession: headers.has('token'), violations: [] },
  )
  return Response.json(reply.body, { status: reply.status, headers: reply.headers ?? {} })
}
