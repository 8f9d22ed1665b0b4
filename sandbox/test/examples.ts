import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { OperationId, Operations } from '../generated/operations.ts'

type Data<Id extends OperationId> = Operations[Id]['data']

interface Example<Id extends OperationId> {
  value?: { code: number; data: Data<Id> }
}

interface RawOperation<Id extends OperationId> {
  operationId: Id
  responses: {
    '200': { content: { 'application/json': { examples: Record<string, Example<Id>> } } }
  }
}

const contract: { paths: Record<string, Record<string, RawOperation<OperationId>>> } = parse(
  readFileSync(new URL('../../openapi/h5.yaml', import.meta.url), 'utf8'),
)

/** The `data` of every example of an operation that is done, by its name in the contract. */
export function examplesOf<Id extends OperationId>(id: Id): Record<string, Data<Id>> {
  const operation = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .find((one): one is RawOperation<Id> => one.operationId === id)
  if (!operation) throw new Error(`The contract has no ${id}`)
  const { examples } = operation.responses['200'].content['application/json']
  return Object.fromEntries(
    Object.entries(examples).flatMap(([name, { value }]) =>
      value?.code === 1 ? [[name, value.data]] : [],
    ),
  )
}

/** The `data` of one example. */
export function exampleOf<Id extends OperationId>(id: Id, name: string): Data<Id> {
  const data = examplesOf(id)[name]
  if (data === undefined) throw new Error(`${id} has no example ${name}`)
  return data
}
