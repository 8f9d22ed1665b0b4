import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { nameOf } from '../../scripts/contract/contract.ts'
import type { Fields, Json } from '../../scripts/contract/written.ts'
import { calls, contract, resolve } from './lib/contract.ts'
import { dataOf, isRecord, objects, objectsOf } from './lib/walk.ts'

const DAY = 86_400

/** What a record was when it was made, and stays: equal in every example that shows the record. */
const FACTS = [
  'account',
  'actual_amount',
  'amount',
  'category',
  'class',
  'currency',
  'daily_rate',
  'direction',
  'dividend_method',
  'end_time',
  'expected_profit',
  'expected_yield',
  'fee',
  'fee_rate',
  'hours',
  'image_url',
  'initial_amount',
  'investment_cycle',
  'masked_number',
  'minimum_amount',
  'name',
  'network',
  'precision',
  'profit_rate',
  'project_id',
  'published_at',
  'registered_at',
  'seconds',
  'start_time',
  'symbol',
  'target_masked_number',
  'target_name',
  'title',
  'total_investment_amount',
  'type',
]

/**
 * What follows from the moment at which a record is made. The answer that makes it has the server's
 * clock, so these are equal in the answers of later reads.
 */
const MAKING = [
  'bought_at',
  'created_at',
  'earns_from',
  'expected_at',
  'open_price',
  'open_tick_id',
  'open_time',
  'request_id',
  'settles_at',
]

/** Moments that an answer tells of the past. */
const PAST = [
  'as_of',
  'at',
  'bought_at',
  'close_tick_time',
  'close_time',
  'created_at',
  'open_tick_time',
  'open_time',
  'published_at',
  'registered_at',
  'settled_at',
  'updated_at',
]

/** Money that is counted in the record's coin, not in its currency. */
const IN_COINS: Record<string, string[]> = {
  CoinBalance: ['available', 'frozen'],
  ExchangeRecord: ['currency_settlement'],
}

const big = (value: Json | undefined) => new Big(String(value))
const cents = (value: Big) => value.round(2, Big.roundHalfUp).toFixed(2)
const sum = (values: (Json | undefined)[]) =>
  values.reduce<Big>((total, value) => total.plus(big(value)), big(0))
const listOf = (value: Json | undefined) => (Array.isArray(value) ? value.filter(isRecord) : [])
const where = (one: { call: string; example: string }) => `${one.call} ${one.example}`

/** Records by what names them for good: an id, a user's number, a product's symbol. */
function recordsByName(): Map<string, { place: string; value: Fields }[]> {
  const records = new Map<string, { place: string; value: Fields }[]>()
  for (const one of objects) {
    const { id, userid, symbol } = one.value
    const name = id ?? userid ?? (one.component.endsWith('Product') ? symbol : undefined)
    if (typeof name !== 'string') continue
    const known = records.get(name) ?? []
    known.push({ place: where(one), value: one.value })
    records.set(name, known)
  }
  return records
}

/** What is told of a fact: each version once, with a place that tells it. */
function versionsOf(fact: string, records: { place: string; value: Fields }[]): string[] {
  const told = new Map<string, string>()
  for (const { place, value } of records) {
    const isMaking = place.startsWith('POST') && MAKING.includes(fact)
    if (value[fact] !== undefined && !isMaking) told.set(JSON.stringify(value[fact]), place)
  }
  return [...told].map(([value, place]) => `${value} in ${place}`)
}

describe('one story', () => {
  test('a record has the same facts wherever it is shown', () => {
    const contradictions = [...recordsByName()].flatMap(([name, records]) =>
      [...FACTS, ...MAKING].flatMap((fact) => {
        const told = versionsOf(fact, records)
        return told.length > 1 ? [`${name}.${fact}: ${told.join(', ')}`] : []
      }),
    )
    expect(contradictions).toEqual([])
  })

  test('nobody who chose no example meets an unknown state', () => {
    const told = calls.filter(({ answer }) =>
      JSON.stringify(answer.examples.get('done')).includes('"unknown"'),
    )
    expect(told.map(({ name }) => name)).toEqual([])
  })

  test('nothing that happened lies after the answer', () => {
    const future = objects.flatMap((one) =>
      PAST.filter((name) => Number(one.value[name] ?? 0) > one.time).map(
        (name) => `${where(one)}: ${one.component}.${name}`,
      ),
    )
    expect(future).toEqual([])
  })

  test('money has the decimals of its currency', () => {
    const decimals: Record<string, number> = { USD: 2, USDT: 2, BTC: 8, ETH: 8 }
    const wrong = objects.flatMap((one) => {
      const properties = contract.components.schemas[one.component]?.properties ?? {}
      if (!('currency' in one.value)) return []
      return Object.entries(properties).flatMap(([name, property]) => {
        const value = one.value[name]
        const isMoney = /^(Nullable)?Money$/.test(nameOf(property) ?? '')
        if (!isMoney || typeof value !== 'string') return []
        const unit = IN_COINS[one.component]?.includes(name) ? one.value.coin : one.value.currency
        const scale = decimals[String(unit)]
        return value.split('.')[1]?.length === scale ? [] : [`${where(one)}: ${name} ${value}`]
      })
    })
    expect(wrong).toEqual([])
  })

  test('a request_id of a request is on the record that it made', () => {
    const lost = calls.flatMap(({ name, body, answer }) => {
      const ids = [...(body?.examples.values() ?? [])].flatMap((value) =>
        typeof value.request_id === 'string' ? [value.request_id] : [],
      )
      const answers = JSON.stringify([...answer.examples.values()])
      return ids.filter((id) => !answers.includes(id)).map((id) => `${name}: ${id}`)
    })
    expect(lost).toEqual([])
  })

  test('what the demo user has frozen is what is under way', () => {
    const { balances } = dataOf('GET /api/user/index')
    const holdings = dataOf('GET /api/user/ajaxorder_list').totals
    const waiting = listOf(dataOf('GET /api/user/cash_record').list).filter(
      (record) => record.status === 'under_review',
    )
    if (!(isRecord(balances) && isRecord(holdings))) throw new Error('no balances or holdings')
    const frozen = sum([...waiting.map((record) => record.amount), holdings.amount, holdings.fee])
    expect(balances.frozen).toBe(cents(frozen))
    const invested = dataOf('GET /api/user/yuebaoinfo').total
    expect(balances.total_asset).toBe(cents(sum([balances.cash, invested])))
    expect(dataOf('GET /api/user/cash').available).toBe(balances.available)
    expect(dataOf('GET /api/user/exchange').available).toBe(balances.available)
    expect(dataOf('GET /api/user/wallet').balances).toEqual(balances)
    const { unread } = dataOf('GET /api/user/msg')
    expect(isRecord(unread) && unread.total).toBe(dataOf('GET /api/user/index').unread_count)
  })
})

describe('lists', () => {
  const pages = objects.filter(({ value }) => Array.isArray(value.list) && 'total' in value)

  test('hold what their page holds of the total', () => {
    const wrong = pages.flatMap((one) => {
      const [total, page, limit] = [one.value.total, one.value.page, one.value.limit].map(Number)
      const rest = (total ?? 0) - ((page ?? 1) - 1) * (limit ?? 0)
      const { length } = one.value.list as Json[]
      const expected = Math.max(0, Math.min(rest, limit ?? 0))
      return length === expected ? [] : [`${where(one)}: ${length} rows, not ${expected}`]
    })
    expect(wrong).toEqual([])
  })

  test('have no record twice, and stand newest first', () => {
    const wrong = pages.flatMap((one) => {
      const rows = listOf(one.value.list)
      const ids = rows.map((row) => row.id)
      const faults = new Set(ids).size === ids.length ? [] : [`${where(one)}: a record twice`]
      const times = rows.map(madeAt)
      const sorted = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))
      return sorted ? faults : [...faults, `${where(one)}: not newest first`]
    })
    expect(wrong).toEqual([])
  })

  const firstPages = calls.flatMap((call) =>
    [...call.answer.examples.keys()]
      .filter((name) => name.endsWith('_page_2'))
      .map((name) => [call.name, name.replace(/_page_2$/, ''), name] as const),
  )

  test.each(firstPages)('%s %s goes on in %s', (call, first, second) => {
    const [one, two] = [pageOf(call, first), pageOf(call, second)]
    const ids = [...listOf(one.list), ...listOf(two.list)].map((row) => row.id)
    expect([one.page, two.page]).toEqual([1, 2])
    expect([two.total, two.limit]).toEqual([one.total, one.limit])
    expect(new Set(ids).size).toBe(one.total)
    const [last, next] = [listOf(one.list).at(-1), listOf(two.list)[0]]
    expect(madeAt(next ?? {})).toBeLessThanOrEqual(madeAt(last ?? {}))
  })

  test('every paged list has a long one of two pages and an empty one', () => {
    const paged = calls.filter((call) => call.paged)
    expect(paged).not.toEqual([])
    for (const { name, answer } of paged) {
      const names = [...answer.examples.keys()]
      expect.soft(names, name).toEqual(expect.arrayContaining(['done', 'empty']))
      expect
        .soft(
          firstPages.map(([call]) => call),
          name,
        )
        .toContain(name)
    }
  })
})

/** The page of a list that an example answers, by itself or as a part of a view. */
function pageOf(call: string, example: string): Fields {
  const data = dataOf(call, example)
  const page = [data, ...Object.values(data)].find(
    (one) => isRecord(one) && Array.isArray(one.list),
  )
  if (!isRecord(page)) throw new Error(`${call} ${example} has no page`)
  return page
}

/** When a record of a list was made; lists stand newest first by it. */
function madeAt(row: Fields): number {
  const names = ['created_at', 'published_at', 'open_time', 'bought_at', 'registered_at']
  const name = names.find((one) => one in row)
  return name ? Number(row[name]) : 0
}

/**
 * Ledger entries of one currency with the one before them, where their numbers follow each other: a
 * filter leaves entries out.
 */
function neighbours(entries: Fields[]): [Fields, Fields][] {
  const number = (one: Fields) => Number(String(one.id).split('_').at(-1))
  return entries.flatMap((entry) => {
    const before = entries.find((one) => number(one) === number(entry) - 1)
    return before?.currency === entry.currency ? [[entry, before] as [Fields, Fields]] : []
  })
}

describe('arithmetic', () => {
  test('a withdrawal arrives without its fee, and its steps lead to its status', () => {
    for (const { value, ...one } of objectsOf('WithdrawalRecord')) {
      const place = `${where(one)} ${value.id}`
      const steps = listOf(value.timeline)
      expect.soft(cents(big(value.amount).minus(big(value.fee))), place).toBe(value.actual_amount)
      expect.soft(value.fee, place).toBe(cents(big(value.amount).times(0.01)))
      expect.soft(steps[0]?.at, place).toBe(value.created_at)
      if (value.status !== 'unknown') expect.soft(steps.at(-1)?.status, place).toBe(value.status)
      expect.soft(typeof value.status_note === 'string', place).toBe(value.status === 'failed')
    }
  })

  test('the turnover that remains is what is required and not done', () => {
    for (const { value, ...one } of objectsOf('Turnover')) {
      const rest = big(value.required).minus(big(value.done))
      expect.soft(value.remaining, where(one)).toBe(cents(rest.lt(0) ? big(0) : rest))
    }
  })

  test('balances add up', () => {
    for (const { value, ...one } of objectsOf('Balances')) {
      expect.soft(cents(sum([value.available, value.frozen])), where(one)).toBe(value.cash)
      expect.soft(big(value.total_asset).gte(big(value.cash)), where(one)).toBe(true)
    }
    for (const { value, ...one } of objectsOf('BalanceProduct')) {
      expect.soft(cents(sum([value.available, value.frozen])), where(one)).toBe(value.total)
    }
  })

  test('the net worth is the total asset and all coins, at each moment', () => {
    const told = [...objectsOf('UserInfo'), ...objectsOf('Wallet')]
    for (const { value, ...one } of told) {
      if (!(isRecord(value.balances) && isRecord(value.net_worth))) throw new Error(where(one))
      const { amount, coins } = value.net_worth
      expect.soft(amount, where(one)).toBe(cents(sum([value.balances.total_asset, coins])))
      const list = listOf(value.coins).map((coin) => coin.value)
      if (value.coins !== undefined) expect.soft(coins, where(one)).toBe(cents(sum(list)))
      const last = listOf(value.trend).at(-1)
      if (last !== undefined) expect.soft(last.net_worth, where(one)).toBe(amount)
    }
    expect(told.length).toBeGreaterThan(2)
  })

  test('the ledger leads to the balance, entry by entry', () => {
    for (const { value, ...one } of objectsOf('LedgerPage')) {
      for (const [entry, before] of neighbours(listOf(value.list))) {
        const change = big(entry.balance_after).minus(big(before.balance_after))
        expect.soft(change.eq(big(entry.amount)), `${where(one)} ${entry.id}`).toBe(true)
      }
    }
    for (const { value, ...one } of objectsOf('Wallet')) {
      const parts = listOf(value.allocation).map((part) => part.amount)
      expect
        .soft(isRecord(value.balances) && value.balances.total_asset, where(one))
        .toBe(cents(sum(parts)))
    }
    const { balances, ledger } = dataOf('GET /api/user/wallet')
    if (!(isRecord(balances) && isRecord(ledger))) throw new Error('no balances or ledger')
    const newest = listOf(ledger.list).find((entry) => entry.currency === 'USD')
    expect(newest?.balance_after).toBe(balances.available)
  })

  test('a coin is worth its balance at its rate', () => {
    for (const { value, ...one } of objectsOf('CoinBalance')) {
      const coins = sum([value.available, value.frozen])
      expect.soft(value.value, where(one)).toBe(cents(coins.times(big(value.rate))))
    }
  })

  test('an exchange gives what is left after its fee', () => {
    for (const { value, ...one } of objectsOf('ExchangeRecord')) {
      const place = `${where(one)} ${value.id}`
      const [cash, coins] = [big(value.cash_settlement), big(value.currency_settlement)]
      const [fee, rate] = [big(value.fee), big(value.rate)]
      const gives = value.type === 'coin_to_cash'
      const worth = gives ? cash.plus(fee) : cash.minus(fee)
      const step = new Big(value.coin === 'USDT' ? '0.01' : '0.00000001')
      // Both sides are rounded: one cent, or one step of the coin.
      const slack = rate.times(step).gt(0.01) ? rate.times(step) : new Big('0.01')
      expect.soft(coins.times(rate).minus(worth).abs().lte(slack), place).toBe(true)
    }
  })

  test('invitation bonuses add up', () => {
    for (const { value, ...one } of objectsOf('InvitationTotals')) {
      const total = cents(sum([value.bonus_claimable, value.bonus_paid]))
      expect.soft(value.bonus_total, where(one)).toBe(total)
    }
    const { totals } = dataOf('GET /api/user/invite')
    const invitees = dataOf('GET /api/user/invite_record')
    if (!isRecord(totals)) throw new Error('no totals')
    expect(totals.invitees).toBe(invitees.total)
    expect(totals.bonus_total).toBe(cents(sum(listOf(invitees.list).map((one) => one.bonus))))
  })

  test('unread messages are counted by type', () => {
    for (const { value, ...one } of objectsOf('UnreadMessages')) {
      const counts = sum(listOf(value.by_type).map((type) => type.count))
      expect.soft(counts.eq(big(value.total)), where(one)).toBe(true)
    }
  })

  test('the steps of a deposit lead to its status', () => {
    for (const { value, ...one } of objectsOf('DepositRecord')) {
      const place = `${where(one)} ${value.id}`
      const times = listOf(value.timeline).map((step) => Number(step.at))
      expect.soft(times, place).toEqual([...times].sort((a, b) => a - b))
      const last = listOf(value.timeline).at(-1)
      if (last && value.status !== 'unknown') expect.soft(last.status, place).toBe(value.status)
      if (last) expect.soft(times[0], place).toBe(value.created_at)
    }
  })

  test('a quote lies in its range, and its change is that of its price', () => {
    for (const { value, ...one } of objectsOf('Quote')) {
      const [price, close] = [big(value.price), big(value.close)]
      const place = `${where(one)} ${value.symbol}`
      expect.soft(price.gte(big(value.low)) && price.lte(big(value.high)), place).toBe(true)
      expect.soft(price.minus(close).eq(big(value.change)), place).toBe(true)
      const rate = price.minus(close).div(close).round(8, Big.roundHalfUp)
      expect.soft(rate.eq(big(value.change_rate)), `${place} ${value.change_rate}`).toBe(true)
      expect
        .soft(value.opens_at === null, place)
        .toBe(!['closed', 'non_trading_time'].includes(String(value.state)))
    }
  })

  test('the small line of a product begins and ends where its change does', () => {
    const quotes = objectsOf('Quote').map(({ value }) => value)
    for (const { value, ...one } of objectsOf('CatalogueProduct')) {
      const line = [value.sparkline ?? []].flat()
      const told = quotes.find(
        ({ symbol, price }) => symbol === value.symbol && String(price) === String(line.at(-1)),
      )
      expect.soft(told?.close, `${where(one)} ${value.symbol}`).toBe(line[0])
    }
  })

  test('a candle holds its open and close, and candles follow each other', () => {
    for (const { value, ...one } of objectsOf('Candle')) {
      const [high, low] = [big(value.high), big(value.low)]
      for (const price of [big(value.open), big(value.close)]) {
        expect.soft(price.lte(high) && price.gte(low), `${where(one)} ${value.time}`).toBe(true)
      }
    }
    for (const { value, ...one } of objectsOf('CandlePage')) {
      const times = listOf(value.list).map((candle) => Number(candle.time))
      expect.soft(times, where(one)).toEqual([...new Set(times)].sort((a, b) => a - b))
    }
  })

  test('ticks ascend, end at the quote, and have those by which orders opened and settled', () => {
    for (const { value, ...one } of objectsOf('TickList')) {
      const list = listOf(value.list)
      const times = list.map((tick) => Number(tick.as_of))
      expect.soft(times, where(one)).toEqual([...new Set(times)].sort((a, b) => a - b))
      for (const tick of list)
        expect.soft(tick.tick_id).toBe(`${value.symbol}-${4 * Number(tick.as_of)}`)
    }
    const ticks = objectsOf('Tick').map(({ value }) => value)
    const quotes = objectsOf('Quote').filter(({ value }) => value.as_of === 1795188600)
    for (const { value } of quotes) {
      const tick = ticks.find(({ tick_id }) => tick_id === value.tick_id)
      if (tick) expect.soft(tick.price, String(value.tick_id)).toBe(value.price)
    }
    for (const id of ['or_8997', 'or_9012']) {
      const { value: order = {} } =
        objectsOf('TradeOrder').find(
          ({ value }) => value.id === id && value.close_tick_id !== null,
        ) ?? {}
      for (const end of ['open', 'close']) {
        expect.soft(ticks).toContainEqual({
          tick_id: order[`${end}_tick_id`],
          price: order[`${end}_price`],
          as_of: order[`${end}_tick_time`],
        })
      }
    }
  })

  test('an order costs and pays what its rates say', () => {
    for (const { value, ...one } of objectsOf('TradeOrder')) {
      const place = `${where(one)} ${value.id}`
      const [amount, fee] = [big(value.amount), big(value.fee)]
      const profit = cents(amount.times(big(value.profit_rate)))
      const payouts: Record<string, string> = {
        win: cents(amount.plus(profit)),
        loss: '0.00',
        draw: cents(amount.plus(fee)),
      }
      expect.soft(value.fee, place).toBe(cents(amount.times(big(value.fee_rate))))
      expect.soft(value.expected_profit, place).toBe(profit)
      expect.soft(value.settles_at, place).toBe(Number(value.open_time) + Number(value.seconds))
      const payout = payouts[String(value.result)]
      if (payout) {
        expect.soft(value.payout, place).toBe(payout)
        expect.soft(value.net_profit, place).toBe(cents(big(payout).minus(amount).minus(fee)))
        expect.soft(value.close_time, place).toBe(value.settles_at)
      }
    }
  })

  test('an order is won or lost by its two prices', () => {
    // "word_differs" shows a server whose word is not what its prices say.
    const settled = objectsOf('TradeOrder').filter(
      ({ value, example }) =>
        ['win', 'loss', 'draw'].includes(String(value.result)) && example !== 'word_differs',
    )
    for (const { value, ...one } of settled) {
      const move = big(value.close_price).cmp(big(value.open_price))
      const right = value.direction === 'up' ? 1 : -1
      const result = move === right ? 'win' : 'loss'
      expect.soft(value.result, `${where(one)} ${value.id}`).toBe(move === 0 ? 'draw' : result)
    }
    const differing = objectsOf('TradeOrder').filter(({ example }) => example === 'word_differs')
    expect(differing).not.toEqual([])
  })

  test('the totals of open orders are their sums', () => {
    for (const { value, ...one } of objectsOf('HoldingPage')) {
      const { totals, total } = value
      const rows = listOf(value.list)
      if (!isRecord(totals) || rows.length !== total) continue
      for (const name of ['amount', 'fee', 'expected_profit']) {
        expect.soft(totals[name], where(one)).toBe(cents(sum(rows.map((row) => row[name]))))
      }
      expect
        .soft(totals.left, where(one))
        .toBe(cents(big(totals.total_max).minus(big(totals.amount))))
    }
  })

  test('a project takes what its total leaves', () => {
    for (const { value, time, ...one } of objectsOf('Project')) {
      const place = `${where(one)} ${value.id}`
      const rate = big(value.daily_rate)
      const [total, invested] = [big(value.total_investment_amount), big(value.invested_amount)]
      expect.soft(big(value.yield).eq(rate.times(big(value.investment_cycle))), place).toBe(true)
      expect.soft(big(value.expected_yield).eq(rate.times(365)), place).toBe(true)
      expect.soft(invested.gte(big(value.initial_amount)), place).toBe(true)
      const left = Number(value.end_time) <= time ? big(0) : total.minus(invested)
      expect.soft(value.remaining_amount, place).toBe(cents(left))
      const progress = invested.div(total).minus(big(value.progress)).abs()
      expect.soft(progress.lt(0.0001), place).toBe(true)
    }
  })

  test('a purchase earns by its days', () => {
    for (const { value, ...one } of objectsOf('Purchase')) {
      const place = `${where(one)} ${value.id}`
      const cycle = Number(value.investment_cycle)
      const principal = cents(sum([value.initial_amount, value.appended_amount]))
      expect.soft(value.principal, place).toBe(principal)
      expect
        .soft(value.daily_income, place)
        .toBe(cents(big(principal).times(big(value.daily_rate))))
      expect.soft(value.release_date, place).toBe(Number(value.earns_from) + cycle * DAY)
      const progress = big(value.days_done).div(cycle).minus(big(value.progress)).abs()
      expect.soft(progress.lt(0.0001), place).toBe(true)
      const ended = ['matured', 'settled'].includes(String(value.status))
      if (value.status !== 'unknown') expect.soft(value.settled_at !== null, place).toBe(ended)
      if (ended) expect.soft(value.returned_amount, place).toBe(principal)
      expect.soft(value.append_money !== null, place).toBe(value.status === 'awaiting_append')
    }
  })

  test('the schedule of a purchase adds up to what it earned', () => {
    const views = objects.filter(({ value }) => isRecord(value.purchase) && 'schedule' in value)
    expect(views).not.toEqual([])
    for (const { value, ...one } of views) {
      const purchase = value.purchase as Fields
      const amountOf = (status: string) =>
        cents(
          sum(
            listOf(value.schedule)
              .filter((row) => row.status === status)
              .map((row) => row.amount),
          ),
        )
      expect.soft(amountOf('paid'), where(one)).toBe(purchase.income_paid)
      expect.soft(amountOf('held'), where(one)).toBe(purchase.income_held)
      expect.soft(amountOf('lost'), where(one)).toBe(purchase.income_lost)
    }
  })
})

test('personal data is masked to its first and last three characters', () => {
  const masked = objects.flatMap((one) =>
    Object.entries(contract.components.schemas[one.component]?.properties ?? {})
      .filter(([name, node]) => /[Mm]asked/.test(`${name} ${resolve(node).description}`))
      .map(([name]) => [`${where(one)}: ${name}`, one.value[name]] as const),
  )
  expect(masked).not.toEqual([])
  const open = masked.filter(
    ([, value]) => typeof value === 'string' && !/^.{3}\*{4}.{3}$/.test(value),
  )
  expect(open).toEqual([])
})
