import type { TestProject } from 'vitest/node'
import { readContract } from '../scripts/contract/contract.ts'
import type { Fields } from '../scripts/contract/written.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Every refusal that an example of the contract shows: its data and the server's words. */
    refusals: (Fields & { msg: string })[]
    /** What the mock tells of the user, by the name of its example. */
    users: Record<string, unknown>
  }
}

/** Parses the contract once, for all workers, and hands over what the app's tests need of it. */
export function setup(project: TestProject) {
  const contract = readContract()
  const answers = contract.operations.flatMap(({ answer }) => [...answer.examples.values()])
  project.provide(
    'refusals',
    answers.flatMap(({ msg, data }) => (data?.reason ? [{ ...data, msg }] : [])),
  )
  project.provide('users', Object.fromEntries(contract.operation('getUser').answer.examples))
}
