import type { Purchase } from '../../src/generated/h5.schemas.ts'
import { NotReachable } from '../client/client.ts'
import { nothing } from '../contract/currencies.ts'
import { compare, sum } from '../contract/decimal.ts'
import type { User } from '../plan/stage.ts'
import { endOfDay, incomesOf, startOfMonth } from '../reference/reference.ts'
import { bought, detailsOf, ofEachMethod, zoneOf } from './financing.ts'
import { lawList } from './law.ts'
import type { Scene } from './scene.ts'

const law = lawList()
/** The calendar of incomes says what the purchases say, month by month. */
export const incomeCalendarLaws = law.all

const op = 'getIncomeCalendar'

/** An entry of the calendar with its moment. */
interface Entry {
  pays_at: number
  purchase_id: string
  type: string
  amount: string
  status: string
}

/** What the calendar says of one purchase, from its incomes. */
async function entriesOf(
  scene: Scene,
  { project_id, id, principal, appended_amount: appended, ...purchase }: Purchase,
  incomes: readonly { day: number; pays_at: number; amount: string; status: string }[],
): Promise<Entry[]> {
  const { project } = await scene.done('getProject', { project_id }, scene.world.main)
  const { append_from_day: from, append_money: asked } = project
  const willBeHeld = (day: number) =>
    purchase.dividend_method === 'daily_interest' &&
    from !== null &&
    day >= from &&
    compare(appended, asked) < 0
  const entry = { purchase_id: id }
  const entries = incomes
    .filter(({ status }) => status !== 'unknown')
    .map(({ day, pays_at, amount, status }) => ({
      ...{ ...entry, type: 'income', pays_at, amount },
      status: status === 'coming' && willBeHeld(day) ? 'held' : status,
    }))
  const { status, release_date: pays_at } = purchase
  if (status === 'settled' || status === 'unknown') return entries
  const returned = status === 'matured' ? 'paid' : 'coming'
  return [...entries, { ...entry, type: 'principal', pays_at, amount: principal, status: returned }]
}

/** The days of each month in which there is an entry, and what the calendar says of its sums. */
async function monthsOf(scene: Scene, user: User, entries: readonly Entry[]) {
  const zone = await zoneOf(scene)
  const byMonth = Map.groupBy(entries, ({ pays_at }) => startOfMonth(pays_at, zone))
  const months: { month: number; wanted: readonly Entry[]; told: Entry[] }[] = []
  for (const [month, wanted] of byMonth) {
    // Any moment of a month names it.
    const sent = { month_from: String(wanted[0]?.pays_at ?? month) }
    const { month_from, days } = await scene.done('getIncomeCalendar', sent, user)
    scene.same(month_from, month, 'the beginning of the month')
    const told = days.flatMap(({ pays_at, entries: list }) =>
      list.map(({ title, ...one }) => ({ pays_at, ...one })),
    )
    months.push({ month, wanted, told })
  }
  return months
}

const inOrder = (entries: readonly Entry[]) =>
  entries.toSorted(
    (one, other) =>
      one.pays_at - other.pays_at ||
      `${one.purchase_id} ${one.type}`.localeCompare(`${other.purchase_id} ${other.type}`),
  )

law('financing.calendar', op, { reads: true }, async (scene) => {
  const { main } = scene.world
  const { list, total } = await scene.done('listPurchases', { limit: '100' }, main)
  if (total === 0 || total > list.length) throw new NotReachable('no purchases, or too many')
  const entries: Entry[] = []
  for (const one of list) {
    const { purchase, schedule: incomes } = await detailsOf(scene, main, one)
    entries.push(...(await entriesOf(scene, purchase, incomes)))
  }
  const found = await monthsOf(scene, main, entries)
  const { months } = await scene.done('getIncomeCalendar', {}, main)
  const sumOf = (of: readonly Entry[], type: string) =>
    sum(
      nothing(),
      ...of
        .filter((one) => one.type === type && (one.status === 'paid' || one.status === 'coming'))
        .map(({ amount }) => amount),
    )
  for (const { month, wanted, told } of found) {
    scene.same(inOrder(told), inOrder(wanted), `the entries of the month from ${month}`)
    scene.same(
      told.map(({ pays_at }) => pays_at),
      inOrder(told).map(({ pays_at }) => pays_at),
      'the order of the days',
    )
  }
  scene.same(
    months,
    found
      .toSorted((one, other) => one.month - other.month)
      .map(({ month, wanted }) => ({
        month_from: month,
        income: sumOf(wanted, 'income'),
        principal: sumOf(wanted, 'principal'),
      })),
    'the sums of the months',
  )
})

law('financing.calendar-terms', op, async (scene) => {
  const user = await scene.actor()
  const zone = await zoneOf(scene)
  for (const project of await ofEachMethod(scene)) {
    const purchase = await bought(scene, user, project)
    const incomes = incomesOf(purchase, purchase.principal, zone)
    const entries = await entriesOf(
      scene,
      { ...purchase, release_date: endOfDay(purchase.bought_at, project.investment_cycle, zone) },
      incomes.map((one) => ({ ...one, status: 'coming' })),
    )
    for (const { wanted, told } of await monthsOf(scene, user, entries)) {
      scene.same(
        inOrder(told.filter(({ purchase_id: id }) => id === purchase.id)),
        inOrder(wanted),
        `the calendar of ${purchase.principal} at ${project.daily_rate}`,
      )
    }
  }
})
