import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseDeposit } from './areas/deposit/release.ts'
import { giveDeposit } from './areas/deposit/review.ts'
import { passVerification } from './areas/verification/review.ts'
import { publishedRate } from './areas/wallet/offers.ts'
import { addTurnover } from './areas/withdrawal/turnover.ts'
import { audit } from './audit.ts'
import { runDue } from './core/jobs.ts'
import { jobs } from './jobs.ts'
import {
  boundAlipay,
  depositForm,
  openProjects,
  orderForm,
  proved,
  purchaseForm,
} from './test/forms.ts'
import type { TestUser } from './test/harness.ts'
import { requestId, STORY_TIME, TestSandbox } from './test/harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'h5-audit-'))
const file = join(folder, 'sandbox.db')

let sandbox: TestSandbox
let user: TestUser

/** A user with something of everything: orders, a purchase, deposits, withdrawals, an exchange. */
beforeAll(async () => {
  sandbox = new TestSandbox(STORY_TIME, file)
  user = await sandbox.user({ cash: '20000.00' })
  passVerification(sandbox.world, user.id)
  await order()
  sandbox.advance(60)
  await order()
  openProjects(sandbox)
  await user.done('buyProject', purchaseForm('pr_501', '1000.00'))
  await deposit('300.00')
  await deposit('100.13')
  giveDeposit(sandbox.world, user.id, 3, '25.00')
  addTurnover(sandbox.world, user.id, 100_000, null, STORY_TIME)
  const coin = 'BTC'
  const { rate } = publishedRate(sandbox.world, coin, sandbox.world.clock.now())
  await user.done('submitExchange', {
    type: 'cash_to_coin',
    coin,
    amount: '500.00',
    rate,
    request_id: requestId(),
  })
  await withdraw('200.00', '300.13')
  sandbox.advance(5)
  await withdraw('400.77')
  sandbox.advance(5)
})
afterAll(() => {
  sandbox.close()
  rmSync(folder, { recursive: true })
})

const order = () => user.done('placeOrder', orderForm(sandbox, { amount: '50.00', seconds: 60 }))

async function deposit(amount: string): Promise<void> {
  releaseDeposit(sandbox.world, user.id, amount, null)
  await user.done('submitDeposit', await depositForm(user, amount))
}

async function withdraw(...amounts: string[]): Promise<void> {
  const target_id = await boundAlipay(user)
  for (const amount of amounts) {
    await user.done('submitWithdrawal', { target_id, amount, ...proved() })
  }
}

const problems = () => audit(sandbox.world.database).join('\n')
const run = (sql: string) => sandbox.world.database.run(sql)

/** What the audit says after something happened, which is undone again. */
function problemsAfter(happen: () => void): string {
  let found = ''
  const undo = new Error('undo')
  try {
    sandbox.world.database.transaction(() => {
      happen()
      found = problems()
      throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return found
}

/** What it says after a statement that the rules of the database forbid. */
function problemsAfterSql(sql: string): string {
  run('PRAGMA ignore_check_constraints = ON')
  run('PRAGMA foreign_keys = OFF')
  try {
    return problemsAfter(() => {
      for (const name of ['stay', 'are_kept', 'move']) run(`DROP TRIGGER movements_${name}`)
      expect(run(sql).changes).toBeGreaterThan(0)
    })
  } finally {
    run('PRAGMA foreign_keys = ON')
    run('PRAGMA ignore_check_constraints = OFF')
  }
}

test('nothing is wrong with what really happened', () => {
  expect(problems()).toBe('')
  const { world } = sandbox
  const later = world.clock.now() + 40 * 86_400
  const clock = { now: () => later, nowMs: () => later * 1000 }
  expect(problemsAfter(() => runDue({ ...world, clock }, jobs))).toBe('')
  const statuses = sandbox.world.database.all<{ status: string }>(
    'SELECT status FROM withdrawals ORDER BY number',
  )
  expect(statuses.map(({ status }) => status)).toEqual(['success', 'failed', 'under_review'])
})

const OWN = `owner <> 0 AND currency = 'USD' AND kind = 'available'`

test.each([
  ['a balance', `UPDATE accounts SET balance = balance + 1 WHERE ${OWN}`, 'holds'],
  ['the sum of a currency', `UPDATE accounts SET balance = balance + 1 WHERE ${OWN}`, 'sum to 1'],
  ['an account below zero', `UPDATE accounts SET balance = -5 WHERE ${OWN}`, 'available USD: -5'],
  ['an amount', `UPDATE movements SET amount = amount + 1 WHERE id = 3`, 'movement 3:'],
  [
    'a balance on the way',
    `UPDATE movements SET to_after = to_after + 1 WHERE id = 3`,
    'movement 3:',
  ],
  ['a movement that is gone', `DELETE FROM movements WHERE record_id = 'wd_1'`, 'wd_1: moved []'],
  [
    'two results of a request',
    `INSERT INTO requests SELECT user_id, upper(request_id), operation,
      fingerprint, data, at FROM requests WHERE operation = 'submitExchange'`,
    ': 2 results',
  ],
  [
    'what an open order holds',
    `UPDATE orders SET amount = amount + 1 WHERE result = 'open'`,
    'frozen USD: holds',
  ],
  [
    'what a withdrawal holds',
    `UPDATE withdrawals SET amount = amount + 1 WHERE number = 3`,
    'frozen USD: holds',
  ],
  [
    'what a purchase holds',
    `UPDATE purchases SET initial_amount = initial_amount + 1`,
    'financing USD: holds',
  ],
  [
    'a deposit that was not credited',
    `UPDATE deposits SET status = 'success' WHERE number = 2`,
    'de_2: moved []',
  ],
  [
    'a deposit that was credited early',
    `UPDATE deposits SET status = 'under_review' WHERE number = 1`,
    'de_1: moved [deposit 0 deposits',
  ],
  ['a deposit that there is not', `DELETE FROM deposits WHERE number = 3`, 'de_3: moved [bonus'],
  ['a deposit of another user', `UPDATE deposits SET user_id = 1 WHERE number = 3`, 'de_3: moved'],
  [
    'a step that is missing',
    `DELETE FROM deposit_steps WHERE status = 'success' AND deposit = 1`,
    'de_1: is success, its last step under_review',
  ],
  [
    'a turnover that is not required',
    `DELETE FROM turnover WHERE record_id = 'de_1'`,
    'de_1: requires a turnover of undefined, not 30000',
  ],
  [
    'a turnover that is required twice',
    `INSERT INTO turnover (user_id, side, amount, record_id, at)
      SELECT user_id, side, amount, record_id, at FROM turnover WHERE record_id = 'de_1'`,
    'de_1: requires a turnover of 30000,30000, not 30000',
  ],
  [
    'a deposit that its request lost',
    `UPDATE deposits SET request_id = NULL`,
    'its deposit is gone',
  ],
  [
    'a withdrawal that was not paid',
    `UPDATE withdrawals SET status = 'success' WHERE number = 3`,
    'wd_3: moved',
  ],
  [
    'a withdrawal that was paid and given back',
    `UPDATE withdrawals SET status = 'failed'`,
    'wd_1: moved',
  ],
  ['another fee', `UPDATE withdrawals SET fee = fee + 1 WHERE number = 1`, 'wd_1: moved'],
  [
    'coins that are not worth the cash',
    `UPDATE withdrawals SET coin = 'USDT', rate = '1.00', coins = 1 WHERE number = 3`,
    'wd_3: arrives as 1 USDT, paid by null',
  ],
  [
    'a step of a withdrawal that is missing',
    `DELETE FROM withdrawal_steps WHERE status = 'failed'`,
    'wd_2: is failed, its last step under_review',
  ],
  [
    'a withdrawal that its request lost',
    `UPDATE withdrawals SET request_id = NULL`,
    'its withdrawal is gone',
  ],
  [
    'another rate',
    `UPDATE exchanges SET rate = '1.00'`,
    'ex_1: at 1.00 it comes to 50000, 49950000000',
  ],
  ['other coins', `UPDATE exchanges SET coins = coins + 1`, 'ex_1: moved'],
  [
    'an exchange that its request lost',
    `UPDATE exchanges SET request_id = NULL`,
    'its exchange is gone',
  ],
  ['another profit', `UPDATE profits SET moved = moved + 1`, 'is kept,'],
  ['a profit that is gone', `DELETE FROM profits`, 'a profit of 0 is kept,'],
  [
    'another result of an order',
    `UPDATE orders SET result = 'draw' WHERE number = 1`,
    'or_1: its ticks say',
  ],
  [
    'another payout of an order',
    `UPDATE orders SET payout = payout + 1 WHERE number = 1`,
    'does not pay',
  ],
  [
    'a fee of orders that was not booked',
    `DELETE FROM movements WHERE kind = 'order_fee' AND record_id IS NULL`,
    'fees of orders: 0 booked in place of 50',
  ],
  [
    'an order that its request lost',
    `UPDATE orders SET request_id = 'another' WHERE number = 1`,
    'its order is gone',
  ],
  [
    'an income of a purchase',
    `UPDATE purchases SET daily_rate = '0.5', status = 'matured', due_at = NULL,
      settled_at = 1`,
    'purchase pu_1',
  ],
])('%s is noticed', (_, sql, problem) => {
  expect(problemsAfterSql(sql)).toContain(problem)
})

test('money that moved twice is noticed', () => {
  for (const [kind, recordId] of [
    ['deposit', 'de_1'],
    ['exchange', 'ex_1'],
    ['withdrawal', 'wd_1'],
  ] as const) {
    const move = () =>
      sandbox.world.ledger.move({
        at: STORY_TIME,
        kind,
        from: { house: 'deposits' },
        to: { user: user.id, account: 'available' },
        amount: 30_000,
        currency: 'USD',
        recordId,
      })
    expect(problemsAfter(move)).toContain(`${recordId}: moved [`)
  }
})

const script = fileURLToPath(new URL('audit-main.ts', import.meta.url))
const command = (...parameters: string[]) =>
  spawnSync(process.execPath, [script, ...parameters], { encoding: 'utf8', timeout: 30_000 })

test('the command says so, also while the sandbox is running', () => {
  // The sandbox writes meanwhile: neither waits for the other.
  const right = sandbox.world.database.transaction(() => command(file))
  expect(right).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Every balance is the sum of its movements'),
  })
  run(`UPDATE accounts SET balance = balance + 1 WHERE ${OWN}`)
  const wrong = command(file)
  run(`UPDATE accounts SET balance = balance - 1 WHERE ${OWN}`)
  expect(wrong).toMatchObject({ status: 1, stderr: expect.stringContaining('2 problems') })
  expect(command(join(folder, 'none.db'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no'),
  })
}, 90_000)
