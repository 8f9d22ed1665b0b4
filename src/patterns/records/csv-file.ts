import { serverNow } from '@/api/server-clock.ts'
import type { CsvColumn } from '@/lib/csv.ts'
import { toCsv } from '@/lib/csv.ts'
import { formatDate } from '@/lib/time.ts'
import { saveFile } from '@/shell/save-file.ts'
import type { Paged } from './paging.ts'
import { pagesOf } from './paging.ts'

/** The most records that a page may have (contract: `limit`). */
const LARGEST_PAGE = 100

export interface AllPages<Row> {
  rows: Row[]
  /** How many there are by the server's last word; more than `rows` when it gave fewer. */
  total: number
}

export interface AllPagesOptions<Row> {
  /** Asks for one page: a generated list function with the filter in sight. */
  fetchPage: (page: { page: number; limit: number }, signal: AbortSignal) => Promise<Paged<Row>>
  rowId: (row: Row) => string
  /** Told after each page. */
  onProgress: (loaded: number, total: number) => void
  /** Ends it early; the promise rejects with the signal's reason. */
  signal: AbortSignal
}

/**
 * Reads a whole list, page by page. Rows that move to a later page while it is read count once.
 * Throws what the client throws when a page fails.
 */
export async function fetchAllPages<Row>({
  fetchPage,
  rowId,
  onProgress,
  signal,
}: AllPagesOptions<Row>): Promise<AllPages<Row>> {
  const pages: Paged<Row>[] = []
  for (let page = 1; ; page += 1) {
    const answer = await fetchPage({ page, limit: LARGEST_PAGE }, signal)
    signal.throwIfAborted()
    pages.push(answer)
    const { rows, total } = pagesOf(pages, rowId)
    onProgress(rows.length, total)
    signal.throwIfAborted()
    // A server may give smaller pages than it was asked for.
    const { list, limit } = answer
    if (list.length === 0 || page * limit >= total) return { rows, total }
  }
}

interface CsvFileOptions<Row> extends AllPagesOptions<Row> {
  /** What the file holds, in ASCII; the day and the ending come behind. */
  fileName: string
  columns: readonly CsvColumn<Row>[]
}

/** Reads all records of a list and saves them as a CSV file. */
export async function saveCsv<Row>({
  fileName,
  columns,
  ...options
}: CsvFileOptions<Row>): Promise<AllPages<Row>> {
  const all = await fetchAllPages(options)
  saveFile(
    new File([toCsv(columns, all.rows)], `${fileName}-${formatDate(serverNow())}.csv`, {
      type: 'text/csv;charset=utf-8',
    }),
  )
  return all
}
