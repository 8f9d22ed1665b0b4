import type { DividendMethod } from '../../../src/generated/h5.schemas.ts'
import { seedCash } from '../../core/money.ts'
import type { World } from '../../core/world.ts'
import type { StoryEvent } from '../../seed/story.ts'
import { bookIncome, record } from './booking.ts'
import { dayEnd, daysDone, endOfDay, settlementOf } from './financing-rules.ts'
import { createProject, invest, projectWithNumber, termsOf } from './projects.ts'
import { buy } from './purchase-actions.ts'
import type { MovementRow } from './purchases.ts'
import { purchaseWithNumber } from './purchases.ts'

/** A project of the contract's examples. What others put in is a number that nothing changes. */
interface StoryProject {
  number: number
  /** Seconds for which it takes money. */
  lasts: number
  dailyRate: string
  cycle: number
  method: DividendMethod
  initial: string
  total: string
  /** What others put in, the initial amount included, and how often. */
  others: { invested: string; purchases: number }
  append?: { money: string; fromDay: number }
}

/** The projects of the contract's examples; what demo bought of them is not yet in. */
export const projectsStory: readonly StoryEvent[] = [
  opened(27_963_000, {
    number: 503,
    lasts: 31_449_600,
    dailyRate: '0.0001',
    cycle: 7,
    method: 'all_at_expiry',
    initial: '10000.00',
    total: '100000.00',
    others: { invested: '98300.00', purchases: 1202 },
  }),
  opened(25_284_600, {
    number: 499,
    lasts: 23_500_800,
    dailyRate: '0.0003',
    cycle: 60,
    method: 'daily_interest',
    initial: '20000.00',
    total: '200000.00',
    others: { invested: '187400.00', purchases: 152 },
  }),
  opened(9_646_200, {
    number: 501,
    lasts: 13_132_800,
    dailyRate: '0.0002',
    cycle: 30,
    method: 'daily_interest',
    initial: '50000.00',
    total: '500000.00',
    others: { invested: '310100.00', purchases: 416 },
  }),
  opened(6_967_800, {
    number: 500,
    lasts: 7_862_400,
    dailyRate: '0.00012',
    cycle: 14,
    method: 'all_at_expiry',
    initial: '8000.00',
    total: '80000.00',
    others: { invested: '80000.00', purchases: 231 },
  }),
  opened(4_375_800, {
    number: 502,
    lasts: 15_638_400,
    dailyRate: '0.00025',
    cycle: 90,
    method: 'daily_interest',
    initial: '100000.00',
    total: '1000000.00',
    others: { invested: '239000.00', purchases: 95 },
    append: { money: '150.00', fromDay: 6 },
  }),
]

/** The projects, and the demo user's purchases of them, as the contract's examples have them. */
export const financingStory: readonly StoryEvent[] = [
  ...projectsStory,
  {
    before: 6_059_700,
    happen: (world, { demo }, at) => importSettled(world, demo, Math.floor(at)),
  },
  bought(1_142_280, { number: 7001, project: 501, amount: '2000.00' }),
  bought(1_059_900, { number: 7003, project: 503, amount: '500.00' }),
  bought(946_200, { number: 7002, project: 502, amount: '1000.00' }),
]

function opened(before: number, project: StoryProject): StoryEvent {
  return {
    before,
    happen({ database }, _users, at) {
      const opens = Math.floor(at)
      createProject(database, {
        number: project.number,
        start_time: opens,
        end_time: opens + project.lasts,
        minimum_amount: seedCash('100.00'),
        maximum_amount: seedCash('50000.00'),
        daily_rate: project.dailyRate,
        investment_cycle: project.cycle,
        dividend_method: project.method,
        initial_amount: seedCash(project.initial),
        total_amount: seedCash(project.total),
        invested_amount: seedCash(project.others.invested),
        purchased_count: project.others.purchases,
        append_money: seedCash(project.append?.money ?? '0.00'),
        append_from_day: project.append?.fromDay ?? null,
      })
    },
  }
}

/** A purchase whose incomes and expiry are left to the days that follow. */
function bought(
  before: number,
  { number, project, amount }: { number: number; project: number; amount: string },
): StoryEvent {
  return {
    before,
    happen(world, { demo }, at) {
      const now = Math.floor(at)
      const row = projectWithNumber(world.database, project)
      const { release_date: releaseDate } = termsOf(row, now)
      if (releaseDate === null) throw new Error(`${project} takes no money`)
      const form = {
        projectId: `pr_${project}`,
        amount: seedCash(amount),
        dailyRate: row.daily_rate,
        releaseDate,
        requestId: requestIdOf(number),
      }
      buy({ world, userId: demo, now }, form, number)
    },
  }
}

const requestIdOf = (number: number) =>
  `5b0f8c0e-6a57-4f0e-9d55-${String(number).padStart(12, '0')}`

/** A purchase that was settled in a former system: its money came and went before the ledger begins. */
function importSettled(world: World, userId: number, settledAt: number): void {
  const number = 6990
  const project = 501
  const requestId = requestIdOf(number)
  const amount = seedCash('400.00')
  const boughtAt = settledAt - 877_500
  world.database.run(
    `INSERT INTO purchases
       (number, user_id, project, request_id, status, initial_amount, daily_rate, investment_cycle,
        dividend_method, append_money, append_from_day, bought_at, settled_at, imported)
     SELECT :number, :userId, number, :requestId, 'settled', :amount, daily_rate, investment_cycle,
        dividend_method, append_money, append_from_day, :boughtAt, :settledAt, 1
     FROM projects WHERE number = :project`,
    { number, userId, project, requestId, amount, boughtAt, settledAt },
  )
  invest(world.database, project, amount, 1)
  const { terms } = purchaseWithNumber(world.database, number).state
  const listed = (row: Omit<MovementRow, 'number'>) => record(world, number, row)
  listed({ type: 'buy', amount: -terms.initial, request_id: requestId, at: boughtAt })
  for (let day = 1; day <= daysDone(terms, settledAt); day += 1) {
    const { income } = dayEnd(terms, endOfDay(terms, day))
    bookIncome(world, number, income)
    listed({ type: 'income', amount: income.amount, request_id: null, at: income.paysAt })
  }
  const running = { terms, status: 'earning', incomes: [], settledAt: null } as const
  const { principal, lost } = settlementOf(running, settledAt)
  if (lost) bookIncome(world, number, lost)
  listed({
    type: 'principal_return',
    amount: principal,
    request_id: requestIdOf(16_990),
    at: settledAt,
  })
}
