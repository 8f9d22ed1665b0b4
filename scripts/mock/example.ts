import type { Contract, Operation } from '../contract/contract.ts'
import type { Envelope, Fields, Json, Node } from '../contract/written.ts'

const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const candleSeconds: Record<string, number> = {
  m: 60,
  h: 60 * 60,
  d: 24 * 60 * 60,
  w: 7 * 24 * 60 * 60,
}

/** Seconds of a candle interval as the contract writes it (`5m`, `1h`); 1 for anything else. */
function candleStep(interval: Json | undefined): number {
  const [, count, unit = ''] = /^(\d+)([mhdw])$/.exec(String(interval)) ?? []
  return Number(count ?? 1) * (candleSeconds[unit] ?? 1)
}

/** The branch of a union that a value can be: all its fixed values agree. */
function branchOf(contract: Contract, branches: Node[], value: Json): Node | undefined {
  return branches.find((branch) =>
    Object.entries(contract.resolve(branch).properties ?? {}).every(([name, property]) => {
      const fixed = contract.resolve(property).enum
      return !fixed || !isObject(value) || fixed.includes(value[name] ?? null)
    }),
  )
}

function moveValue(contract: Contract, schema: Node, value: Json, by: number): Json {
  const { oneOf, ...rules } = contract.resolve(schema)
  if (oneOf) {
    const branch = branchOf(contract, oneOf, value)
    return branch ? moveValue(contract, branch, value, by) : value
  }
  if (rules.format === 'unix-time') return typeof value === 'number' ? value + by : value
  if (Array.isArray(value)) {
    const { items } = rules
    return items ? value.map((item) => moveValue(contract, items, item, by)) : value
  }
  if (!isObject(value)) return value
  // A candle begins on a whole minute, hour or day, also after the move.
  const step = 'interval' in value ? candleStep(value.interval) : 1
  const inner = Math.floor(by / step) * step
  const others = typeof rules.additionalProperties === 'object' ? rules.additionalProperties : {}
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      moveValue(contract, rules.properties?.[name] ?? others, one, inner),
    ]),
  )
}

/** Moments in the parameters of a refusal are text. */
function moveParams(params: Fields, by: number): Fields {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /_(at|from|until|of)$/.test(name) && /^\d{10}$/.test(String(value))
        ? String(Number(value) + by)
        : value,
    ]),
  )
}

/**
 * Moves every moment of an answer by `by` seconds: what the schema calls `unix-time`, and the
 * moments among the parameters of a refusal. So the contract's story, which stands still, is
 * always being told now: countdowns run and quotes are fresh.
 */
export function moved(
  contract: Contract,
  operation: Operation,
  answer: Envelope,
  by: number,
): Envelope {
  const copy = moveValue(contract, operation.answer.schema, answer, by) as Envelope
  if (!isObject(copy.data?.params)) return copy
  return { ...copy, data: { ...copy.data, params: moveParams(copy.data.params, by) } }
}

/** The rows of a list: those of the example and of its further pages (`<name>_page_2`, ...). */
function allRows({ answer }: Operation, name: string, first: Json[]): Json[] {
  const rows = [...first]
  for (let page = 2; ; page += 1) {
    const further = answer.examples.get(`${name}_page_${page}`)?.data?.list
    if (!Array.isArray(further)) return rows
    rows.push(...further)
  }
}

/** Whether an answer is about the record, or of the kind, that a query parameter names. */
function isAbout(data: Fields, parameter: string, value: string): boolean {
  return [data, ...Object.values(data).filter(isObject)].some(
    (record) => record[parameter] === value || (/(^|_)id$/.test(parameter) && record.id === value),
  )
}

/**
 * The example that a query asks for by itself: the one named as a value of the query
 * (`filter=ended`), or about the record that it names (`project_id=pr_503`); `done` when there is
 * none.
 */
export function exampleByQuery(operation: Operation, query: URLSearchParams): string {
  const values = [...query]
  const done = [...operation.answer.examples].filter(([, { code }]) => code === 1)
  const byName = done.find(([name]) => values.some(([, value]) => value === name))
  const byRecord = done.find(
    ([, { data }]) => data && values.some(([name, one]) => isAbout(data, name, one)),
  )
  // What a list looks up is cut out of it; a view shows the record that a request made beside its own.
  const byRequest = done.find(
    ([, { data }]) =>
      query.has('request_id') &&
      Object.values(data ?? {}).some((one) => isObject(one) && 'request_id' in one),
  )
  return (byName ?? byRequest ?? byRecord)?.[0] ?? 'done'
}

const ofPaging = ['page', 'limit', 'request_id']

/**
 * The rows that a query asks for, where rows have a property of that name (`status=failed`), or one of which
 * it names several values (`symbols=BTCUSD,ETHUSD`).
 */
function filtered(rows: Json[], query: URLSearchParams): Json[] {
  const filters = [...query].filter(([name]) => !ofPaging.includes(name))
  return filters.reduce((left, [name, value]) => {
    const has = (property: string) => left.some((row) => isObject(row) && property in row)
    const property = has(name) ? name : name.replace(/s$/, '')
    const values = property === name ? [value] : value.split(',')
    if (!has(property)) return left
    return left.filter((row) => isObject(row) && values.includes(String(row[property])))
  }, rows)
}

/**
 * Cuts out of a list example what the query asks for: by `page` and `limit` a page, empty when the
 * contract does not show it; by `request_id` the one record that this request made; and unless the
 * example was `chosen`, by any other parameter the rows that have its value.
 */
export function listed(
  operation: Operation,
  name: string,
  answer: Envelope,
  query: URLSearchParams,
  chosen: boolean,
): Envelope {
  const { data } = answer
  if (!data || !Array.isArray(data.list)) return answer
  if (!operation.paged) {
    return chosen ? answer : { ...answer, data: { ...data, list: filtered(data.list, query) } }
  }
  if (query.has('request_id')) {
    const list = data.list.slice(0, 1)
    return { ...answer, data: { ...data, list, total: list.length } }
  }
  const all = allRows(operation, name, data.list)
  const rows = chosen ? all : filtered(all, query)
  const total = rows.length < all.length ? rows.length : Number(data.total)
  const page = Number(query.get('page') ?? data.page)
  const limit = Number(query.get('limit') ?? data.limit)
  // An example that is itself a further page stands where it says.
  const from = Math.max(0, (page - Number(data.page)) * limit)
  return {
    ...answer,
    data: { ...data, list: rows.slice(from, from + limit), total, page, limit },
  }
}

/** The first record that names a request names `requestId`, as a server's would. */
export function echoed(answer: Envelope, requestId: string): Envelope {
  const copy = structuredClone(answer)
  const queue: Json[] = [copy.data]
  for (const value of queue) {
    if (isObject(value) && 'request_id' in value) {
      value.request_id = requestId
      return copy
    }
    if (Array.isArray(value)) queue.push(...value)
    else if (isObject(value)) queue.push(...Object.values(value))
  }
  return copy
}
