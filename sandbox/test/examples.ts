import { readContract } from '../../scripts/contract/contract.ts'
import type { OperationId, Operations } from '../generated/operations.ts'

type Data<Id extends OperationId> = Operations[Id]['data']

const contract = readContract()

/** The `data` of every example of an operation that is done, by its name in the contract. */
export function examplesOf<Id extends OperationId>(id: Id): Record<string, Data<Id>> {
  return Object.fromEntries(
    [...contract.operation(id).answer.examples].flatMap(([name, { code, data }]) =>
      // A test of the contract holds that an example is what its schema says.
      code === 1 ? [[name, data as unknown as Data<Id>]] : [],
    ),
  )
}

/** The `data` of one example. */
export function exampleOf<Id extends OperationId>(id: Id, name: string): Data<Id> {
  const data = examplesOf(id)[name]
  if (data === undefined) throw new Error(`${id} has no example ${name}`)
  return data
}

/** The form of the first example of a request. */
export function formOf(id: OperationId): Record<string, string> {
  const [form] = contract.operation(id).body?.examples.values() ?? []
  if (!form) throw new Error(`${id} has no example of a form`)
  return form as Record<string, string>
}
