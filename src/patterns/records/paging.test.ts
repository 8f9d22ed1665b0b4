import { describe, expect, it } from 'vitest'
import type { Paged } from './paging.ts'
import { pagedQuery, pagesOf } from './paging.ts'

interface Row {
  id: string
}

function page(ids: string[], { total = 5, page: number = 1, limit = 2 } = {}): Paged<Row> {
  return { list: ids.map((id) => ({ id })), total, page: number, limit }
}

const idsOf = (pages: Paged<Row>[]) => pagesOf<Row>(pages, ({ id }) => id).rows.map(({ id }) => id)

describe('pagesOf', () => {
  it('is nothing before the first answer', () => {
    expect(pagesOf<Row>([], ({ id }) => id)).toEqual({ rows: [], total: 0 })
  })

  it('joins pages in the server’s order', () => {
    expect(idsOf([page(['e', 'd']), page(['c', 'b'], { page: 2 })])).toEqual(['e', 'd', 'c', 'b'])
  })

  it('shows a row once that moved to the next page while a record was added', () => {
    expect(idsOf([page(['e', 'd']), page(['d', 'c'], { page: 2 })])).toEqual(['e', 'd', 'c'])
  })

  it('takes the total from the newest page', () => {
    const pages = [page(['e']), page(['d'], { total: 6 })]
    expect(pagesOf<Row>(pages, ({ id }) => id)).toMatchObject({ total: 6 })
  })
})

describe('the next page', () => {
  const next = (last: Paged<Row>, asked?: number) => pagedQuery.getNextPageParam(last, [], asked)

  it.each([
    ['after the first', page(['e', 'd']), 1, 2],
    ['after the second', page(['c', 'b']), 2, 3],
    ['after the last', page(['a']), 3, undefined],
    ['when the pages are just full', page(['c', 'b'], { total: 4 }), 2, undefined],
    ['when there is nothing', page([], { total: 0 }), 1, undefined],
    ['when the total promises more than there is', page([], { total: 99 }), 2, undefined],
  ])('%s', (_name, last, asked, wanted) => {
    expect(next(last, asked)).toBe(wanted)
  })

  it('begins with the first', () => {
    expect(pagedQuery.initialPageParam).toBe(1)
    expect(next(page(['e', 'd']))).toBe(2)
  })
})
