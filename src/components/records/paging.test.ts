import { describe, expect, it } from 'vitest'
import type { Envelope } from '@/api/envelope.ts'
import { pagedQuery, pagesOf } from './paging.ts'

interface Row {
  id: string
}

const TIME = 1_795_188_600

function page(
  ids: string[],
  { total = 5, page: number = 1, limit = 2, time = TIME } = {},
): Envelope {
  const list = ids.map((id) => ({ id }))
  return { code: 1, msg: '', time, data: { list, total, page: number, limit } }
}

const refused: Envelope = {
  code: 0,
  msg: 'No',
  time: TIME,
  data: { reason: undefined, params: {} },
}
const unauthenticated: Envelope = { code: 401, msg: '', time: TIME, data: null }

const idsOf = (pages: Envelope[]) => pagesOf<Row>(pages, ({ id }) => id).rows.map(({ id }) => id)

describe('pagesOf', () => {
  it('is nothing before the first answer', () => {
    expect(pagesOf<Row>([], ({ id }) => id)).toEqual({
      rows: [],
      total: 0,
      refused: null,
      time: null,
    })
  })

  it('joins pages in the server’s order', () => {
    expect(idsOf([page(['e', 'd']), page(['c', 'b'], { page: 2 })])).toEqual(['e', 'd', 'c', 'b'])
  })

  it('shows a row once that moved to the next page while a record was added', () => {
    expect(idsOf([page(['e', 'd']), page(['d', 'c'], { page: 2 })])).toEqual(['e', 'd', 'c'])
  })

  it('takes total and time from the newest page', () => {
    const pages = [page(['e']), page(['d'], { total: 6, time: TIME + 9 })]
    expect(pagesOf<Row>(pages, ({ id }) => id)).toMatchObject({ total: 6, time: TIME + 9 })
  })

  it('tells of a refused page and keeps the rows of the others', () => {
    const { rows, refused: answer } = pagesOf<Row>([page(['e']), refused], ({ id }) => id)
    expect(rows).toEqual([{ id: 'e' }])
    expect(answer).toBe(refused)
  })

  it('takes nothing from an answer without a session', () => {
    expect(pagesOf<Row>([unauthenticated], ({ id }) => id)).toMatchObject({
      rows: [],
      refused: null,
      time: null,
    })
  })
})

describe('the next page', () => {
  const next = (last: Envelope, asked?: number) => pagedQuery.getNextPageParam(last, [], asked)

  it.each([
    ['after the first', page(['e', 'd']), 1, 2],
    ['after the second', page(['c', 'b']), 2, 3],
    ['after the last', page(['a']), 3, undefined],
    ['when the pages are just full', page(['c', 'b'], { total: 4 }), 2, undefined],
    ['when there is nothing', page([], { total: 0 }), 1, undefined],
    ['when the total promises more than there is', page([], { total: 99 }), 2, undefined],
    ['after a refusal', refused, 1, undefined],
    ['without a session', unauthenticated, 1, undefined],
  ])('%s', (_name, last, asked, wanted) => {
    expect(next(last, asked)).toBe(wanted)
  })

  it('begins with the first', () => {
    expect(pagedQuery.initialPageParam).toBe(1)
    expect(next(page(['e', 'd']))).toBe(2)
  })
})
