import type { Envelope } from '@/api/envelope.ts'

/** The `data` of every list (contract: `{list, total, page, limit}`). */
export interface Paged<Row> {
  list: readonly Row[]
  total: number
  page: number
  limit: number
}

/** The rows of all pages as one list, in the server's order. */
export interface Pages<Row> {
  rows: Row[]
  total: number
  /** The refusal, where the first page was refused. */
  refused: Envelope | null
  /** The server's clock of the newest answer; null when none is there. */
  time: number | null
}

/** Joins the pages of an infinite query; a row that comes on two pages counts once. */
export function pagesOf<Row>(pages: readonly Envelope[], rowId: (row: Row) => string): Pages<Row> {
  const seen = new Set<string>()
  const rows: Row[] = []
  let total = 0
  let time: number | null = null
  let refused: Envelope | null = null
  for (const page of pages) {
    if (page.code === 0) refused = page
    if (page.code !== 1) continue
    // Only the list calls of the contract are read here, and their answers were checked.
    const data = page.data as Paged<Row>
    total = data.total
    time = page.time
    for (const row of data.list) {
      const id = rowId(row)
      if (seen.has(id)) continue
      seen.add(id)
      rows.push(row)
    }
  }
  return { rows, total, refused, time }
}

/** The options by which an infinite query knows its next page; give them to each `use…Infinite`. */
export const pagedQuery = {
  initialPageParam: 1,
  getNextPageParam: (last: Envelope, _all: unknown, asked: number | undefined) => {
    if (last.code !== 1) return undefined
    const { list, total, limit } = last.data as Paged<unknown>
    const page = asked ?? 1
    // An empty page ends the list even where the server's total says otherwise.
    return list.length > 0 && page * limit < total ? page + 1 : undefined
  },
}
