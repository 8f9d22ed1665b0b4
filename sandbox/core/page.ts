import type { SQLInputValue } from 'node:sqlite'
import type { UserCall } from './call.ts'
import type { Database } from './database.ts'
import { Refusal } from './refusal.ts'

/** What a paged operation takes; the contract's default values are filled in. */
interface PageQuery {
  page: number
  limit: number
}

/** Which rows: `FROM ... WHERE ...` and the order, which must be total so that pages have no gaps. */
interface Selection {
  select: string
  from: string
  orderBy: string
  values?: Record<string, SQLInputValue>
}

/** One page of rows and how many there are in all. */
export function pageOf<Row>(
  database: Database,
  { select, from, orderBy, values = {} }: Selection,
  { page, limit }: PageQuery,
): { rows: Row[]; total: number; page: number; limit: number } {
  const { total } = database.one<{ total: number }>(`SELECT count(*) AS total ${from}`, values)
  const rows = database.all<Row>(
    `SELECT ${select} ${from} ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    values,
  )
  return { rows, total, page, limit }
}

/** The wanted values of a user's own records, by column; undefined matches every value. */
type Wanted = Record<string, SQLInputValue | undefined>

/** With IS, what is requested can be null. */
const conditionOf = (wanted: Wanted) =>
  Object.keys(wanted)
    .map((name) => `${name} IS :${name}`)
    .join(' AND ')

/** The row of a table with these values; refuses `no_data` when there is none. */
export function requireRow<Row>(
  database: Database,
  table: string,
  wanted: Record<string, SQLInputValue>,
): Row {
  const row = database.get<Row>(`SELECT * FROM ${table} WHERE ${conditionOf(wanted)}`, wanted)
  if (row === undefined) throw new Refusal('no_data')
  return row
}

/** One page of a user's own rows of a table, newest first. */
export function ownPageOf<Row>(
  { world, userId }: Pick<UserCall, 'world' | 'userId'>,
  table: string,
  wanted: Wanted,
  query: PageQuery,
): { rows: Row[]; total: number; page: number; limit: number } {
  const values = Object.fromEntries(
    Object.entries({ user_id: userId, ...wanted }).flatMap(
      ([name, value]): [string, SQLInputValue][] => (value === undefined ? [] : [[name, value]]),
    ),
  )
  return pageOf<Row>(
    world.database,
    {
      select: '*',
      from: `FROM ${table} WHERE ${conditionOf(values)}`,
      orderBy: 'number DESC',
      values,
    },
    query,
  )
}

/** One page of things that are in memory. */
export function pageOfAll<T>(
  all: readonly T[],
  { page, limit }: PageQuery,
): { list: T[]; total: number; page: number; limit: number } {
  return { list: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit }
}
