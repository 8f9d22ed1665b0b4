import type { Envelope } from '@/api/envelope.ts'
import { NoAnswerError } from '@/api/envelope.ts'
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
  fetchPage: (page: { page: number; limit: number }, signal: AbortSignal) => Promise<Envelope>
  rowId: (row: Row) => string
  /** Told after each page. */
  onProgress: (loaded: number, total: number) => void
  /** Ends it early; the promise rejects with the signal's reason. */
  signal: AbortSignal
}

/**
 * Reads a whole list, page by page. Rows that move to a later page while it is read count once.
 * Throws {@link NoAnswerError} when a page does not come: half a list is none.
 */
export async function fetchAllPages<Row>({
  fetchPage,
  rowId,
  onProgress,
  signal,
}: AllPagesOptions<Row>): Promise<AllPages<Row>> {
  const answers: Envelope[] = []
  for (let page = 1; ; page += 1) {
    const answer = await fetchPage({ page, limit: LARGEST_PAGE }, signal)
    signal.throwIfAborted()
    if (answer.code !== 1) throw new NoAnswerError('unreadable')
    answers.push(answer)
    const { rows, total } = pagesOf<Row>(answers, rowId)
    onProgress(rows.length, total)
    signal.throwIfAborted()
    // A server may give smaller pages than it was asked for.
    const { list, limit } = answer.data as Paged<Row>
    if (list.length === 0 || page * limit >= total) return { rows, total }
  }
}
