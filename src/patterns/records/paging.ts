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
  /** How many there are by the newest page. */
  total: number
}

/** Joins the pages of an infinite query; a row that comes on two pages counts once. */
export function pagesOf<Row>(
  pages: readonly Paged<Row>[],
  rowId: (row: Row) => string,
): Pages<Row> {
  const rows = new Map<string, Row>()
  for (const row of pages.flatMap(({ list }) => list)) {
    const id = rowId(row)
    if (!rows.has(id)) rows.set(id, row)
  }
  return { rows: [...rows.values()], total: pages.at(-1)?.total ?? 0 }
}

/** The options by which an infinite query knows its next page; give them to each `use…Infinite`. */
export const pagedQuery = {
  initialPageParam: 1,
  getNextPageParam: (
    { list, total, limit }: Paged<unknown>,
    _all: unknown,
    asked: number | undefined,
  ) => {
    const page = asked ?? 1
    // An empty page ends the list even where the server's total says otherwise.
    return list.length > 0 && page * limit < total ? page + 1 : undefined
  },
}
