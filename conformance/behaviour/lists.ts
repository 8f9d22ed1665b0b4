import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Contract } from '../contract/contract.ts'
import { nothing } from '../contract/currencies.ts'
import { compare, equal, sum } from '../contract/decimal.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import { startOfDay } from '../reference/reference.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import { listOf } from './paging.ts'
import type { Scene } from './scene.ts'
import { Broken, Disturbed } from './scene.ts'

/** A filter selects exactly its part of a list, and totals count what is there. */
export function listLaws(contract: Contract): Law[] {
  const reads = { reads: true }
  const paged = contract.operations.filter(({ query }) => query.some(({ name }) => name === 'page'))
  return [
    ...contract.operations.flatMap(({ id, query }) => {
      const names = query
        .filter(({ name, rules }) => isPart(id, name, rules.enum !== undefined))
        .map(({ name }) => name)
      const beside = names.filter((name) => name !== 'id')
      return [
        ...names.map((name) =>
          law(
            'filter.partition',
            id,
            {
              ...reads,
              part: name,
            },
            (scene) => partition(scene, id, name),
          ),
        ),
        ...(beside.length > 1
          ? [law('filter.combined', id, reads, still(id, combined(beside)))]
          : []),
      ]
    }),
    ...paged
      .filter(({ id }) => id !== 'listProjects')
      .map(({ id }) => law('filter.newest-first', id, reads, (scene) => newestFirst(scene, id))),
    law(
      'filter.newest-first',
      'listOrders',
      { ...reads, part: 'orders and purchases together' },
      (scene) => newestFirst(scene, 'listOrders', { view: 'history' }),
    ),
    ...paged.map(({ id }) => law('paging.beyond', id, reads, still(id, beyond))),
    ...(['getWallet', 'listOrders'] as const).map((id) =>
      law('filter.from-to', id, reads, still(id, fromTo)),
    ),
    law('filter.project-sort', 'listProjects', reads, projectSort),
    law('filter.project-status', 'listProjects', reads, projectStatus),
    law('filter.history', 'listOrders', reads, still('listOrders', history)),
    law('filter.totals-of-page', 'listOrders', reads, still('listOrders', totalsOfPage)),
    law('filter.unread', 'listMessages', reads, still('listMessages', unread)),
    law('filter.message-record', 'listMessages', reads, messageRecords),
    law('filter.mark-read', 'markMessagesRead', markRead),
    law('filter.holdings-totals', 'listHoldings', holdingsTotals),
    law('filter.invitees', 'getInvitation', reads, invitees),
    law('money.trend', 'getWallet', reads, trend),
    law(
      'money.trend',
      'getWallet',
      {
        ...reads,
        waits: true,
        part: 'days that are over stay',
      },
      trendStays,
    ),
  ]
}

const LISTS = /^list|^getWallet$/
/** Parameters whose values are those that the records have. */
const OWN_PARTS: ReadonlySet<string> = new Set(['symbol', 'project_id', 'currency', 'id'])
/** Parameters of lists that are no filters. */
const NO_PARTS: ReadonlySet<string> = new Set([
  'listOrders view',
  'listProjects filter',
  'listProjects sort',
  'listCandles symbol',
  'listCandles interval',
  'listTicks symbol',
  'listSettlementOptions symbol',
  'listHoldings symbol',
])

const isPart = (id: OperationId, name: string, listed: boolean) =>
  LISTS.test(id) && !NO_PARTS.has(`${id} ${name}`) && (listed || OWN_PARTS.has(name))

const MAX_LIMIT = '100'

interface Page {
  list: Record<string, unknown>[]
  total: number
}

/** The beginning of any list, as long as a page can be. */
const pageOf = (
  scene: Scene,
  id: OperationId,
  sent: Sent,
  user: User = scene.world.main,
): Promise<Page> => {
  const isPaged = scene.contract.operation(id).query.some(({ name }) => name === 'page')
  return listOf(scene, id, user, { ...(isPaged && { limit: MAX_LIMIT }), ...sent })
}

/** A law about several looks at a list of the main user, to whom a record may come in between. */
const still =
  <Id extends OperationId>(id: Id, hold: (scene: Scene, id: Id) => Promise<void>): Law['hold'] =>
  async (scene) => {
    const total = async () => (await pageOf(scene, id, {})).total
    const before = await total()
    try {
      await hold(scene, id)
    } catch (error) {
      if (!(error instanceof Broken) || (await total()) === before) throw error
      throw new Disturbed(error.message)
    }
  }

/** How many values of the records are tried one by one. */
const MAX_VALUES = 5

async function partition(scene: Scene, id: OperationId, name: string): Promise<void> {
  const field = scene.contract.operation(id).query.find((one) => one.name === name)
  const whole = await pageOf(scene, id, {})
  if (whole.total === 0) throw new NotReachable('the list is empty')
  const known = field?.rules.enum?.map(String)
  const own = [...new Set(whole.list.map((row) => String(row[name])))]
  const counts = new Map<string, number>()
  const found = new Map<string, Page>()
  for (const value of known ?? own.slice(0, MAX_VALUES)) {
    const page = await pageOf(scene, id, { [name]: value })
    counts.set(value, page.total)
    found.set(value, page)
  }
  if ((await pageOf(scene, id, {})).total !== whole.total) throw new Disturbed('the list changed')
  for (const [value, { list }] of found) {
    if (!list.every((row) => name in row)) continue
    const ids = (rows: Page['list']) => rows.map((row) => row.id ?? row.symbol)
    const others = list.filter((row) => String(row[name]) !== value)
    scene.same(ids(others), [], `the records with another ${name} than ${value}`)
    if (whole.total > whole.list.length) continue
    const wanted = whole.list.filter((row) => String(row[name]) === value)
    scene.same(ids(list), ids(wanted), `the records with ${name}=${value}`)
  }
  if (!known) return
  const all = [...counts.values()].reduce((so, one) => so + one, 0)
  const parts = [...counts].map(([value, count]) => `${count} ${value}`).join(', ')
  scene.hold(all === whole.total, `${whole.total} records by ${name}: ${parts}`)
}

/** All filters at once take the records that have all of these values, and no others. */
const combined =
  (names: readonly string[]) =>
  async (scene: Scene, id: OperationId): Promise<void> => {
    const whole = await pageOf(scene, id, {})
    const valuesOf = (row: Page['list'][number]) =>
      JSON.stringify(Object.fromEntries(names.map((name) => [name, String(row[name])])))
    const ids = (of: Page['list']) => of.map((row) => row.id)
    for (const [values, rows] of Map.groupBy(whole.list, valuesOf)) {
      const { list } = await pageOf(scene, id, JSON.parse(values) as Sent)
      const others = list.filter((row) => valuesOf(row) !== values)
      scene.same(ids(others), [], `the records beside those with ${values}`)
      if (whole.total > whole.list.length) continue
      scene.same(ids(list), ids(rows), `the records with ${values}`)
    }
  }

/** The moments by which a list is newest first, the first of them that its records have. */
const MOMENTS = [
  'created_at',
  'open_time',
  'bought_at',
  'registered_at',
  'published_at',
  'claimed_at',
]

async function newestFirst(scene: Scene, id: OperationId, sent: Sent = {}): Promise<void> {
  const { list } = await pageOf(scene, id, sent)
  const moments = list.map((row) => {
    const name = MOMENTS.find((one) => typeof row[one] === 'number')
    return name === undefined ? undefined : Number(row[name])
  })
  if (moments.length < 2) throw new NotReachable(`the list has ${moments.length} records`)
  for (const [index, moment] of moments.entries()) {
    const next = moments[index + 1]
    if (moment === undefined || next === undefined) continue
    scene.hold(
      moment >= next,
      `the newest must come first, and record ${index + 1} is of ${moment}, before one of ${next}`,
    )
  }
}

async function beyond(scene: Scene, id: OperationId): Promise<void> {
  const { total } = await pageOf(scene, id, { limit: '1' })
  const page = String(total + 2)
  const { list, total: told } = await pageOf(scene, id, { limit: '1', page })
  scene.same(list, [], `page ${page} of ${total} records`)
  scene.same(told, total, 'the total on a page after the last one')
}

async function fromTo(scene: Scene, id: 'getWallet' | 'listOrders'): Promise<void> {
  const { list, total } = await pageOf(scene, id, {})
  const name = id === 'getWallet' ? 'created_at' : 'open_time'
  const moments = [...new Set(list.map((row) => Number(row[name])))]
  if (moments.length < 2) throw new NotReachable('the list has no two moments')
  const moment = moments[Math.floor(moments.length / 2)] ?? 0
  const whole = total <= Number(MAX_LIMIT)
  const at = list.filter((row) => Number(row[name]) === moment).length
  const from = await pageOf(scene, id, { from: String(moment) })
  const newer = list.filter((row) => Number(row[name]) >= moment).length
  scene.same(from.total, newer, `the records from ${moment} on, that of this second included`)
  const only = await pageOf(scene, id, { from: String(moment), to: String(moment + 1) })
  scene.same(only.total, at, `the records of the second ${moment}`)
  if (!whole) return
  const to = await pageOf(scene, id, { to: String(moment) })
  scene.same(
    to.total,
    total - newer,
    `the records before ${moment}, that of this second not included`,
  )
}

const SORTS: Readonly<Record<string, readonly [name: string, sign: number]>> = {
  daily_rate: ['daily_rate', -1],
  investment_cycle: ['investment_cycle', 1],
  minimum_amount: ['minimum_amount', 1],
  progress: ['progress', 1],
}

async function projectSort(scene: Scene): Promise<void> {
  for (const [sort, [name, sign]] of Object.entries(SORTS)) {
    const { list } = await pageOf(scene, 'listProjects', { sort })
    const values = list.map((row) => String(row[name]))
    const takes = list.map(
      (row) => row.status === 'in_progress' && !equal(String(row.maximum_amount), '0'),
    )
    const full = list.findIndex(
      ({ status, remaining_amount: left }) => status === 'ended' || equal(String(left), '0'),
    )
    const late = list.find((_, index) => full >= 0 && index > full && takes[index])
    scene.hold(!late, `${late?.id} takes money and comes after ${list[full]?.id}, which takes none`)
    for (const [index, value] of values.entries()) {
      const next = values[index + 1]
      // What takes money comes first, and is in its order by itself.
      if (next === undefined || takes[index] !== takes[index + 1]) continue
      scene.hold(
        compare(value, next) * sign <= 0,
        `sorted by ${sort}, ${value} comes before ${next}`,
      )
    }
  }
}

async function projectStatus(scene: Scene): Promise<void> {
  const of = (filter: string) => pageOf(scene, 'listProjects', { filter })
  const [all, running, over] = [await of('all'), await of('in_progress'), await of('ended')]
  const ids = ({ list }: Page) => list.map(({ id }) => String(id)).sort()
  const unknown = all.list.filter(({ status }) => status === 'unknown').length
  for (const [page, status] of [
    [running, 'in_progress'],
    [over, 'ended'],
  ] as const) {
    const other = page.list.find((one) => one.status !== status && one.status !== 'unknown')
    scene.hold(
      !other,
      `${other?.id} is ${other?.status}, and stands in the list of those that are ${status}`,
    )
  }
  const parted = new Set([...ids(running), ...ids(over)])
  scene.hold(
    parted.size >= all.total - unknown && parted.size <= all.total,
    `${all.total} projects are ${running.total} in progress and ${over.total} ended`,
  )
}

async function history(scene: Scene): Promise<void> {
  const { list, total } = await pageOf(scene, 'listOrders', { view: 'history' })
  const open = list.find(
    ({ result, status }) =>
      result === 'open' || status === 'earning' || status === 'awaiting_append',
  )
  scene.hold(!open, `${open?.id} is not over and in the history`)
  const [orders, purchases] = [
    await pageOf(scene, 'listOrders', { view: 'contract', limit: '1' }),
    await pageOf(scene, 'listOrders', { view: 'project', limit: '1' }),
  ]
  const openOrders = await pageOf(scene, 'listHoldings', { limit: '1' })
  const running = await Promise.all(
    ['earning', 'awaiting_append'].map((status) =>
      pageOf(scene, 'listPurchases', { status, limit: '1' }),
    ),
  )
  const runs = running.reduce((so, one) => so + one.total, 0)
  const wanted = orders.total - openOrders.total + purchases.total - runs
  if ((await pageOf(scene, 'listOrders', { view: 'history' })).total !== total)
    throw new Disturbed('something came to its end')
  scene.same(
    total,
    wanted,
    `the history, of ${orders.total} orders and ${purchases.total} purchases`,
  )
  const { symbol, direction, result } = list.find(({ type }) => type === 'contract') ?? {}
  for (const filter of result ? [{ symbol }, { direction }, { result }] : []) {
    for (const view of ['history', 'project']) {
      const found = await pageOf(scene, 'listOrders', { view, ...filter } as Sent)
      const other = found.list.find(({ type }) => type === 'project')
      scene.hold(!other, `the purchase ${other?.id} is in the ${view} of ${JSON.stringify(filter)}`)
    }
  }
}

async function totalsOfPage(scene: Scene): Promise<void> {
  const { main } = scene.world
  const of = async (page: string) =>
    (await scene.done('listOrders', { view: 'contract', result: 'loss', limit: '1', page }, main))
      .totals
  scene.same(await of('2'), await of('1'), 'the totals on another page')
}

async function unread(scene: Scene): Promise<void> {
  const { main } = scene.world
  const { list, total, unread: told } = await scene.done('listMessages', { limit: MAX_LIMIT }, main)
  const counts = told.by_type.map(({ count }) => count)
  scene.same(
    counts.reduce((so, one) => so + one, 0),
    told.total,
    'the unread messages of all types',
  )
  scene.hold(!counts.includes(0), 'a type without unread messages is counted')
  scene.same(
    (await scene.done('getUser', {}, main)).unread_count,
    told.total,
    'unread_count of the user',
  )
  if (total > list.length) return
  const found = Map.groupBy(
    list.filter(({ read }) => !read),
    ({ type }) => type,
  )
  const wanted = Object.fromEntries([...found].map(([type, of]) => [type, of.length]))
  scene.same(
    Object.fromEntries(told.by_type.map(({ type, count }) => [type, count])),
    wanted,
    'the unread messages by type',
  )
  for (const type of new Set(list.map((one) => one.type))) {
    const page = await scene.done('listMessages', { type, limit: '1' }, main)
    scene.same(page.unread, told, `the unread counts in the list of ${type}`)
  }
}

async function messageRecords(scene: Scene): Promise<void> {
  const { main } = scene.world
  const { list } = await scene.done('listMessages', { limit: MAX_LIMIT }, main)
  const about = list.filter(({ type, record_id: id }) => id !== null && type in RECORDS)
  if (about.length === 0) throw new NotReachable('no message is about a record')
  for (const [type, of] of Map.groupBy(about, (one) => one.type)) {
    const id = needed(RECORDS[type], `${type} has no list`)
    const { list: records, total } = await pageOf(scene, id, {}, main)
    const known = new Set(records.map((one) => one.id))
    for (const { id: message, record_id: record } of total > records.length ? [] : of)
      scene.hold(known.has(record), `message ${message} is about ${record}, which is not listed`)
  }
}

/** Where the records are listed that messages of a type are about. */
const RECORDS: Readonly<Partial<Record<string, OperationId>>> = {
  order: 'listOrders',
  financing: 'listPurchases',
  deposit: 'listDepositRecords',
  withdrawal: 'listWithdrawalRecords',
}

async function markRead(scene: Scene): Promise<void> {
  const { user, values } = await scene.drafted('buyProject')
  await scene.done('buyProject', values, user)
  const { list, unread: before } = await scene.done('listMessages', {}, user)
  const message = needed(
    list.find(({ read }) => !read),
    'there is no unread message',
  )
  const sent = { scope: 'one', id: message.id }
  scene.same((await scene.done('markMessagesRead', sent, user)).marked, 1, 'how many were marked')
  const again = await scene.done('markMessagesRead', sent, user)
  scene.same(again.marked, 0, 'how many were marked that were read before')
  scene.same(again.unread.total, before.total - 1, 'the unread messages that are left')
  const { password } = user
  const twice = { old_password: password, password, password_confirm: password }
  await scene.done('changeLoginPassword', twice, user)
  // Of two types, so that one is left.
  await scene.stage(user).buy(user)
  const { unread: now } = await scene.done('listMessages', {}, user)
  const [{ type, count } = { type: message.type, count: 0 }] = now.by_type
  const part = await scene.done('markMessagesRead', { scope: 'all', type }, user)
  scene.same(part.marked, count, `how many of the type ${type} were marked`)
  const rest = now.by_type.filter((one) => one.type !== type)
  scene.same(part.unread.by_type, rest, `the unread messages but for ${type}`)
  const all = await scene.done('markMessagesRead', { scope: 'all' }, user)
  scene.same(all.marked, now.total - count, 'how many of all were marked')
  scene.same(all.unread, { total: 0, by_type: [] }, 'the unread messages when all are read')
  scene.same((await scene.done('getUser', {}, user)).unread_count, 0, 'unread_count of the user')
}

async function holdingsTotals(scene: Scene): Promise<void> {
  const { user, values } = await scene.drafted('placeOrder')
  await scene.done('placeOrder', values, user)
  const { totals } = await scene.done('listHoldings', {}, user)
  const { list } = await scene.done('listProducts')
  const other = needed(
    list.find(({ symbol }) => symbol !== values.symbol),
    'there is one product',
  ).symbol
  const filtered = await scene.done('listHoldings', { symbol: other }, user)
  scene.same(filtered.totals, totals, 'the totals of open orders with a filter')
  const listed = async (sent: Sent) =>
    (await scene.done('listHoldings', { ...sent, limit: MAX_LIMIT }, user)).list
  const open = await listed({})
  const [of, none] = [await listed({ symbol: values.symbol }), await listed({ symbol: other })]
  if ((await listed({})).length < open.length) throw new Disturbed('an order came to its end')
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  const wanted = open.filter(({ symbol }) => symbol === values.symbol)
  scene.same(ids(of), ids(wanted), `the open orders of ${values.symbol}`)
  const others = open.filter(({ symbol }) => symbol === other)
  scene.same(ids(none), ids(others), `the open orders of ${other}`)
}

async function invitees(scene: Scene): Promise<void> {
  const { main } = scene.world
  const { totals } = await scene.done('getInvitation', {}, main)
  const { list, total } = await scene.done('listInvitees', { limit: MAX_LIMIT }, main)
  // Somebody may register meanwhile.
  if ((await scene.done('getInvitation', {}, main)).totals.invitees !== totals.invitees)
    throw new Disturbed('somebody registered')
  scene.same(totals.invitees, total, 'the invitees that are counted')
  scene.amount(totals.bonus_total, sum(totals.bonus_claimable, totals.bonus_paid), 'bonus_total')
  for (const { id, bonus_state: state, bonus_paid_at: paidAt } of list)
    if (state !== 'unknown')
      scene.same(paidAt !== null, state === 'paid', `whether the bonus of ${id} has been paid`)
  if (total > list.length) return
  for (const [state, told] of [
    ['claimable', totals.bonus_claimable],
    ['paid', totals.bonus_paid],
  ] as const) {
    const wanted = sum(
      nothing(),
      ...list.filter((one) => one.bonus_state === state).map(({ bonus }) => bonus),
    )
    scene.hold(equal(told, wanted), `bonuses of ${wanted} are ${state}, and ${told} is told`)
  }
}

const TREND_DAYS = 30
const DAY_SECONDS = 86_400

async function trend(scene: Scene): Promise<void> {
  const wallet = await scene.done('getWallet', {}, scene.world.main)
  const { trend: points, balances, net_worth: worth } = wallet
  const { time_zone: zone } = await scene.done('getSiteInfo')
  scene.hold(
    points.length <= TREND_DAYS + 1 && points.length > 0,
    `the trend must have between 1 and ${TREND_DAYS + 1} points, and has ${points.length}`,
  )
  const moments = points.map(({ at }) => at)
  for (const [index, at] of moments.entries()) {
    const next = moments[index + 1]
    if (next !== undefined)
      scene.hold(
        at < next,
        `the points of the trend must be in the order of time, and ${next} follows ${at}`,
      )
    const isDay =
      index === moments.length - 1 ||
      new Intl.DateTimeFormat('en', {
        timeZone: zone,
        hourCycle: 'h23',
        timeStyle: 'medium',
      }).format(at * 1000) === '00:00:00'
    scene.hold(isDay, `a point of the trend is at ${at}, which begins no day of ${zone}`)
  }
  scene.hold(
    (moments.at(-1) ?? 0) - (moments[0] ?? 0) <= (TREND_DAYS + 1) * DAY_SECONDS,
    'the trend is of more than 30 days',
  )
  const { user } = await scene.done('getUser', {}, scene.world.main)
  const now = moments.at(-1) ?? 0
  for (let back = 0; back < TREND_DAYS; back += 1) {
    const day = startOfDay(now, zone, -back)
    if (day < user.registered_at || day >= now) continue
    scene.hold(moments.includes(day), `the trend lacks the day that began at ${day}`)
  }
  const last = points.at(-1)?.total_asset ?? ''
  scene.amount(last, balances.total_asset, 'the end of the trend')
  scene.amount(
    points.at(-1)?.net_worth ?? '',
    worth.amount,
    'the net worth at the end of the trend',
  )
  const yesterday = moments.at(-3)
  if (points.length === TREND_DAYS + 1 && yesterday !== undefined) {
    scene.same(
      balances.yesterday_balance,
      points.at(-3)?.total_asset,
      'yesterday_balance, of the trend',
    )
  }
}

/** The net worth at the start of a day stays the same when the rate of a coin changes. */
async function trendStays(scene: Scene): Promise<void> {
  const { main } = scene.world
  const daysOf = async () => (await scene.done('getWallet', {}, main)).trend.slice(0, -1)
  const before = new Map((await daysOf()).map((point) => [point.at, point]))
  const { offers } = await scene.done('getExchange', {}, main)
  await scene.until(Math.max(...offers.map(({ expires_at: end }) => end)))
  for (const point of await daysOf())
    scene.same(point, before.get(point.at) ?? point, `the trend of the day of ${point.at}`)
}
