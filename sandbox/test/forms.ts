import type { OrderDirection } from '../../src/generated/h5.schemas.ts'
import { projectsStory } from '../areas/financing/seed.ts'
import { pictures } from '../areas/uploads/test-pictures.ts'
import { startOfDay } from '../core/calendar.ts'
import { rules } from '../core/rules.ts'
import { settlementOptions } from '../market/settlement-options.ts'
import type { TestSandbox, TestUser } from './harness.ts'
import { FUND_PASSWORD, requestId, STORY_TIME } from './harness.ts'

/** What an order of a test is about; the rest is what its user would see now. */
interface OrderWish {
  symbol?: string
  direction?: OrderDirection
  amount?: string
  seconds?: number
}

/** The form of an order at the present price, as the app would send it. */
export function orderForm(
  { world }: TestSandbox,
  { symbol = 'BTCUSD', direction = 'up', amount = '100.00', seconds = 60 }: OrderWish = {},
) {
  const tick = world.market.lastTick(symbol, world.clock.nowMs())
  const option = settlementOptions(symbol).find((one) => one.seconds === seconds)
  return {
    symbol,
    direction,
    amount,
    seconds,
    profit_rate: option?.profit_rate ?? '0.80',
    fee_rate: option?.fee_rate ?? '0.01',
    accepted_price: tick.price,
    accepted_tick_id: tick.id,
    slippage_rate_max: '0.0005',
    request_id: requestId(),
  }
}

/** Moves the clock to the next second whose price and the one `seconds` later are as wanted. */
export function advanceTo(
  sandbox: TestSandbox,
  symbol: string,
  seconds: number,
  wanted: (open: number, close: number) => boolean,
): void {
  const { market, clock } = sandbox.world
  const price = (at: number) => Number(market.lastTick(symbol, at * 1000).price)
  const start = clock.now()
  for (let at = start; at < start + 86_400; at += 1) {
    if (!wanted(price(at), price(at + seconds))) continue
    sandbox.advance(at - start)
    return
  }
  throw new Error(`${symbol} never moves as wanted within ${seconds} s`)
}

/** Opens the projects of the contract's examples at their moments before its story. */
export function openProjects({ world }: TestSandbox): void {
  const nobody = { demo: 0, newbie: 0, locked: 0, turnover: 0 }
  world.database.transaction(() => {
    for (const { before, happen } of projectsStory) happen(world, nobody, STORY_TIME - before)
  })
}

/** What a form that moves money carries beside what it is about. */
export const proved = () => ({ fund_password: FUND_PASSWORD, request_id: requestId() })

/** The form of a purchase on the terms that a project has in the contract's examples, in their story. */
export function purchaseForm(project: keyof typeof TERMS, amount: string) {
  const { rate, days } = TERMS[project]
  const release_date = String(startOfDay(STORY_TIME, rules.timeZone, days + 1))
  return { project_id: project, amount, daily_rate: rate, release_date, ...proved() }
}

const TERMS = {
  pr_499: { rate: '0.0003', days: 60 },
  pr_500: { rate: '0.00012', days: 14 },
  pr_501: { rate: '0.0002', days: 30 },
  pr_502: { rate: '0.00025', days: 90 },
  pr_503: { rate: '0.0001', days: 7 },
}

/** Buys, and answers the purchase. */
export async function bought(user: TestUser, project: keyof typeof TERMS, amount: string) {
  const { purchase } = await user.done('buyProject', purchaseForm(project, amount))
  return purchase
}

/** Binds the Alipay account that money comes from and goes to, and answers its id. */
export async function boundAlipay(user: TestUser): Promise<string> {
  const bound = await user.done('bindPaymentMethod', {
    type: 'alipay',
    holder_name: 'Sam Sample',
    account: 'sam@example.com',
    request_id: requestId(),
  })
  return bound.payment_method.id
}

/** The form of a deposit, with a screenshot that was uploaded for it. */
export async function depositForm(user: TestUser, amount: string, method_id = 'dm_bank') {
  const file = { bytes: pictures.png }
  const uploaded = await user.done('uploadFile', { purpose: 'payment_screenshot', file })
  return { method_id, amount, screenshot_file_id: uploaded.file_id, request_id: requestId() }
}
