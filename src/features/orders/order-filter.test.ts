import { describe, expect, it } from 'vitest'
import { formatDate } from '@/lib/time.ts'
import type { OrderFilter } from './order-filter.ts'
import {
  askedOf,
  changeView,
  choose,
  chosen,
  daysOf,
  presetOf,
  readFilter,
  writeFilter,
} from './order-filter.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))

describe('readFilter', () => {
  it('is the open orders without a query', () => {
    expect(read('')).toEqual({ view: 'holding' })
  })

  it('reads what the address says', () => {
    expect(
      read('view=history&symbol=BTCUSD&direction=up&result=win&from=2026-11-01&to=2026-11-20'),
    ).toEqual({
      view: 'history',
      symbol: 'BTCUSD',
      direction: 'up',
      result: 'win',
      from: '2026-11-01',
      to: '2026-11-20',
    })
  })

  it('leaves out what is none', () => {
    expect(
      read('view=contract&symbol=&direction=left&result=won&from=2026-02-31&to=yesterday'),
    ).toEqual({ view: 'contract' })
    expect(read('view=everything')).toEqual({ view: 'holding' })
  })

  it.each(['0002-11-20', '1999-12-31', '2100-01-01', '11202026', '-2118009600', '20261-01-01'])(
    'leaves out the day %s',
    (day) => {
      expect(read(`view=history&from=${day}&to=${day}`)).toEqual({ view: 'history' })
    },
  )

  it('leaves out what the view does not have', () => {
    expect(read('view=project&symbol=BTCUSD&result=win&to=2026-11-20')).toEqual({
      view: 'project',
      to: '2026-11-20',
    })
    expect(read('view=history&result=open')).toEqual({ view: 'history' })
    expect(read('symbol=BTCUSD&from=2026-11-01')).toEqual({ view: 'holding', symbol: 'BTCUSD' })
  })

  it('leaves out a last day before the first', () => {
    expect(read('view=project&from=2026-11-20&to=2026-11-19')).toEqual({
      view: 'project',
      from: '2026-11-20',
    })
  })
})

describe('writeFilter', () => {
  it.each([
    '',
    'symbol=BTCUSD',
    'view=project&from=2026-11-01&to=2026-11-01',
    'view=contract&symbol=EURUSD&direction=down&result=open&from=2026-01-31',
  ])('writes what it read: %s', (query) => {
    expect(new URLSearchParams(writeFilter(read(query))).toString()).toBe(query)
  })
})

describe('changeView', () => {
  const all: OrderFilter = {
    view: 'contract',
    symbol: 'BTCUSD',
    direction: 'up',
    result: 'open',
    from: '2026-11-01',
  }

  it('takes the choices along that the view has', () => {
    expect(changeView(all, 'project')).toEqual({ view: 'project', from: '2026-11-01' })
    expect(changeView(all, 'holding')).toEqual({ view: 'holding', symbol: 'BTCUSD' })
  })

  it('drops a result that the view cannot hold', () => {
    expect(changeView(all, 'history')).not.toHaveProperty('result')
    expect(changeView({ ...all, result: 'win' }, 'history')).toHaveProperty('result', 'win')
  })
})

describe('choose', () => {
  it('sets one choice and takes it away again', () => {
    const some = choose({ view: 'history' }, 'result', 'draw')
    expect(some).toEqual({ view: 'history', result: 'draw' })
    expect(chosen(some)).toEqual(['result'])
    expect(choose(some, 'result', undefined)).toEqual({ view: 'history' })
  })
})

describe('askedOf', () => {
  it('asks for whole days of the device, the last one included', () => {
    const { from = 0, to = 0 } = askedOf({
      view: 'history',
      from: '2026-10-24',
      to: '2026-10-26',
    })
    expect(formatDate(from)).toBe('2026-10-24')
    expect(formatDate(from - 1)).toBe('2026-10-23')
    expect(formatDate(to - 1)).toBe('2026-10-26')
    expect(formatDate(to)).toBe('2026-10-27')
  })

  it('asks for no moment that the contract refuses', () => {
    const { from, to } = askedOf({ view: 'history', from: '2000-01-01', to: '2001-01-01' })
    expect([from, to]).toEqual([1_000_000_000, 1_000_000_000])
  })

  it('passes the choices on', () => {
    expect(askedOf({ view: 'contract', symbol: 'BTCUSD', result: 'open' })).toEqual({
      view: 'contract',
      symbol: 'BTCUSD',
      result: 'open',
    })
  })
})

describe('the presets', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['week', '2026-02-23', '2026-03-01'],
    ['month', '2026-01-31', '2026-03-01'],
  ] as const)('%s is from %s to %s, and found again in the address', (preset, from, to) => {
    expect(daysOf(preset, '2026-03-01')).toEqual({ from, to })
    expect(presetOf({ from, to }, '2026-03-01')).toBe(preset)
  })

  it('are none where other days are chosen', () => {
    expect(presetOf({ from: '2026-02-27', to: '2026-03-01' }, '2026-03-01')).toBeUndefined()
    expect(presetOf({}, '2026-03-01')).toBeUndefined()
  })
})
