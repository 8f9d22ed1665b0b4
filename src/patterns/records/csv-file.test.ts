import { describe, expect, it, vi } from 'vitest'
import { NoAnswerError, RefusalError } from '@/api/errors.ts'
import { fetchAllPages } from './csv-file.ts'
import type { Paged } from './paging.ts'

interface Row {
  id: string
}

/** A server with so many records, whose pages have at most `largest`. */
function server(count: number, largest = 100) {
  return vi.fn(({ page, limit }: { page: number; limit: number }): Promise<Paged<Row>> => {
    const size = Math.min(limit, largest)
    const list = Array.from({ length: count }, (_, index) => ({ id: `r${index}` }))
    return Promise.resolve({
      list: list.slice((page - 1) * size, page * size),
      total: count,
      page,
      limit: size,
    })
  })
}

const read = (
  fetchPage: (page: { page: number; limit: number }, signal: AbortSignal) => Promise<Paged<Row>>,
  signal = new AbortController().signal,
  onProgress: (loaded: number, total: number) => void = () => undefined,
) => fetchAllPages<Row>({ fetchPage, rowId: ({ id }) => id, onProgress, signal })

describe('fetchAllPages', () => {
  it.each([
    [0, 100, 1],
    [1, 100, 1],
    [100, 100, 1],
    [101, 100, 2],
    [250, 20, 13],
  ])('reads %i records in pages of %i with %i calls', async (count, largest, calls) => {
    const fetchPage = server(count, largest)
    const { rows, total } = await read(fetchPage)
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, i) => `r${i}`))
    expect(total).toBe(count)
    expect(fetchPage).toHaveBeenCalledTimes(calls)
  })

  it('tells how far it is', async () => {
    const onProgress = vi.fn()
    await read(server(150), undefined, onProgress)
    expect(onProgress.mock.calls).toEqual([
      [100, 150],
      [150, 150],
    ])
  })

  it('counts a row once that moved to the next page, and says how many there are', async () => {
    const rows = ['a', 'b', 'b', 'c']
    const fetchPage = ({ page }: { page: number }) =>
      Promise.resolve({
        list: rows.slice((page - 1) * 2, page * 2).map((id) => ({ id })),
        total: 4,
        page,
        limit: 2,
      })
    expect(await read(fetchPage)).toEqual({
      rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      total: 4,
    })
  })

  it('ends at an empty page, whatever the total says', async () => {
    const fetchPage = vi.fn(({ page }: { page: number }) =>
      Promise.resolve({
        list: page === 1 ? [{ id: 'a' }] : [],
        total: 999,
        page,
        limit: 1,
      }),
    )
    expect(await read(fetchPage)).toEqual({ rows: [{ id: 'a' }], total: 999 })
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('is nothing when a page is refused or does not come', async () => {
    const refusal = new RefusalError({ reason: 'network_error', params: {}, msg: '' }, 1)
    await expect(read(() => Promise.reject(refusal))).rejects.toBe(refusal)
    await expect(read(() => Promise.reject(new NoAnswerError('timeout')))).rejects.toThrow(
      'timeout',
    )
  })

  it('ends when it is not wanted any more', async () => {
    const controller = new AbortController()
    const fetchPage = server(500)
    const reading = read(fetchPage, controller.signal, () => controller.abort())
    await expect(reading).rejects.toThrow()
    expect(fetchPage).toHaveBeenCalledTimes(1)
  })
})
