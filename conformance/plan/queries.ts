import type { OperationId } from '../../sandbox/generated/operations.ts'
import { NotReachable } from '../client/client.ts'
import type { Operation } from '../contract/contract.ts'
import type { Stage } from './stage.ts'

/** How many records of a list are looked at one by one. */
const LOOKED_AT = 4

/** Where the records come from that a query can name: its operation, and the parameter's name. */
const sources: Partial<Record<OperationId, Record<string, (stage: Stage) => Promise<string[]>>>> = {
  getNews: { id: async (stage) => ids((await stage.read('listNews')).list) },
  getActivity: {
    id: async (stage) =>
      ids((await stage.read('getContentByType', { type: 'activity' })).activities),
  },
  getOrder: {
    order_id: async (stage) => ids((await stage.read('listOrders', { view: 'contract' })).list),
  },
  getProject: { project_id: async (stage) => ids((await stage.read('listProjects')).list) },
  getPurchase: { purchase_id: async (stage) => ids((await stage.read('listPurchases')).list) },
  listPurchases: { project_id: async (stage) => ids((await stage.read('listProjects')).list) },
  listDepositRecords: { id: async (stage) => ids((await stage.read('listDepositRecords')).list) },
}

/** Products of every category and state, one of each. */
async function symbols(stage: Stage): Promise<string[]> {
  const products = await stage.products()
  const states = new Map(
    (await stage.read('listQuotes')).list.map((one) => [one.symbol, one.state]),
  )
  const kinds = new Map(
    products.map(({ symbol, category }) => [`${category} ${states.get(symbol)}`, symbol]),
  )
  return [...kinds.values()]
}

/**
 * What the server has that a parameter can name; undefined when the parameter names no record.
 * The answer is asked for once.
 */
export function namedBy(
  stage: Stage,
  operation: Operation,
  parameter: string,
): Promise<string[]> | undefined {
  const source = parameter === 'symbol' ? symbols : sources[operation.id]?.[parameter]
  return source && stage.once(`named ${operation.id} ${parameter}`, () => source(stage))
}

/** The record at a place of what a parameter can name. Throws `NotReachable` when there are fewer. */
export async function recordAt(
  stage: Stage,
  operation: Operation,
  parameter: string,
  place: number,
): Promise<string> {
  const found = (await namedBy(stage, operation, parameter))?.[place]
  if (found === undefined) {
    throw new NotReachable(`the server shows no more than ${place} for ${parameter}`)
  }
  return found
}

/** What a query needs: the first record for each parameter that names one, an example for others. */
export async function neededQuery(
  stage: Stage,
  operation: Operation,
): Promise<Record<string, string>> {
  const needed = operation.query.filter(({ required }) => required)
  const values = await Promise.all(
    needed.map(async ({ name, example }): Promise<[string, string]> => {
      if (!namedBy(stage, operation, name)) return [name, String(example)]
      return [name, await recordAt(stage, operation, name, 0)]
    }),
  )
  return Object.fromEntries(values)
}

/** Whether a parameter can name a record that the server has. */
export const namesRecords = (operation: Operation, parameter: string): boolean =>
  parameter === 'symbol' || sources[operation.id]?.[parameter] !== undefined

const ids = (list: readonly { id: string }[]): string[] =>
  list.slice(0, LOOKED_AT).map(({ id }) => id)
