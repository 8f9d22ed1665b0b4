import { describe, expect, it } from 'vitest'
import { askedOf, isFiltered, KINDS, readFilter, writeFilter } from './ledger-filter.ts'

describe('the filter of the ledger', () => {
  it('is read from the address and written back', () => {
    const query = { kind: 'exchange', currency: 'BTC', period: '30' }
    expect(writeFilter(readFilter(new URLSearchParams(query)))).toEqual(query)
  })

  it('leaves out what it does not know', () => {
    const filter = readFilter(new URLSearchParams({ kind: 'theft', currency: 'XRP', period: '8' }))
    expect(writeFilter(filter)).toEqual({})
    expect(isFiltered(filter)).toBe(false)
    expect(isFiltered({ period: '7' })).toBe(true)
  })

  it('offers every kind but the one that says nothing', () => {
    expect(KINDS).toHaveLength(15)
    expect(KINDS).not.toContain('unknown')
  })

  it('begins a period on a full hour, so that the question stays the same', () => {
    expect(askedOf({ period: '7' }, 1_795_188_600)).toEqual({ from: 1_794_582_000 })
    expect(askedOf({ period: '7' }, 1_795_188_001)).toEqual({ from: 1_794_582_000 })
    expect(askedOf({}, 1_795_188_600)).toEqual({})
    expect(askedOf({ kind: 'deposit', currency: 'USD' }, 1)).toEqual({
      type: 'deposit',
      currency: 'USD',
    })
  })
})
