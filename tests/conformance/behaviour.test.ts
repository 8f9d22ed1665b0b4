import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Law } from '../../conformance/behaviour/law.ts'
import { allLaws, planLaws } from '../../conformance/behaviour/laws.ts'
import { runLaws } from '../../conformance/behaviour/runner.ts'
import type { World } from '../../conformance/behaviour/scene.ts'
import { Broken } from '../../conformance/behaviour/scene.ts'
import { NotReachable } from '../../conformance/client/client.ts'
import { noHelper } from '../../conformance/client/helper.ts'
import { ruleCounts, rulesTable } from '../../conformance/report/rules.ts'
import { unmetReasons } from '../../conformance/report/summary.ts'
import type { Report } from '../../conformance/result/report.ts'
import type { Result } from '../../conformance/result/result.ts'
import { allRules, ruleOf } from '../../conformance/rules/rules.ts'
import { run } from '../../conformance/run/run.ts'
import { contract } from './contract.ts'
import { startSandbox } from './sandbox.ts'
import { casesThat, optionsOf } from './servers.ts'

const laws = allLaws(contract)
/** Rules of what is not so at the hour at which the tests' sandbox stands: a used-up day. */
const ofAnotherHour = ['withdrawal.said']
/** Single calls that cannot be tried on a new sandbox. Anything else that is left out would prove nothing. */
const LEFT_OUT = [
  // One purchase has matured, which the first of three renewals takes.
  ...Array.from({ length: 2 }, () =>
    expect.stringMatching(
      /^shape renewPurchase done: .*: no purchase has matured that could be renewed$/,
    ),
  ),
]
/** Reasons that no client can bring about, nor a helper. */
const UNMET = {
  // How often is too often is the choice of each site: sandbox/test/limits.test.ts, and of orders
  // sandbox/areas/orders/place-order.test.ts.
  too_many_requests: [
    'logIn',
    'register',
    'sendCode',
    'resetPassword',
    ...['startPasskeyLogIn', 'logInWithPasskey'],
    ...['addPriceAlert', 'changePriceAlert', 'removePriceAlert'],
    ...['startPasskey', 'removePasskey', 'startConfirmation'],
    'submitCertification',
    'uploadFile',
    'uploadAvatar',
    'bindPaymentMethod',
    'requestDepositRelease',
    'submitDeposit',
    'placeOrder',
    'settleOrder',
    'submitExchange',
    'markMessagesRead',
    'claimDailyBonus',
  ],
  // Of some of their values alone, whose areas this sandbox offers: sandbox/test/areas.test.ts.
  area_not_offered: ['getContentByType', 'bindPaymentMethod'],
  // What they would refuse is read from the bytes, which are not counted.
  input_invalid: ['startPasskeyLogIn', 'logOut', 'endOtherSessions', 'requestPauseEnd'],
  // It takes as many alerts as may be, and one that was reached before: sandbox/areas/alerts/alerts.test.ts.
  alerts_max: ['changePriceAlert'],
  // The operator switches the wait on: sandbox/areas/withdrawal/withdrawal.test.ts.
  withdraw_target_wait: ['submitWithdrawal'],
  // The sandbox has a text of every type.
  no_data: ['getContentByType'],
  // A check of somebody else's: sandbox/areas/verification/verification.test.ts.
  verify_failed: ['submitCertification'],
  // The operator shuts a way to deposit: sandbox/areas/deposit/deposit.test.ts.
  action_not_allowed: ['requestDepositRelease', 'submitDeposit'],
  alipay_required: ['requestDepositRelease', 'submitDeposit'],
  // Who fills a project takes it from every other law: sandbox/areas/financing/purchase-life.test.ts.
  project_full: ['appendPurchase', 'renewPurchase'],
}
const operationsOf = (kind: string) =>
  new Set(laws.filter(({ rule }) => rule.family === kind).map(({ operation }) => operation))

describe('the laws', () => {
  test('prove every rule that says no reason why not, and none is named twice', () => {
    const proved = new Set(laws.map(({ rule }) => rule.id))
    const open = allRules.filter(({ id, family, why }) => {
      const bySingleCalls = ['shape', 'session', 'input'].includes(family)
      return proved.has(id) === (bySingleCalls || why !== undefined)
    })
    expect(open.map(({ id }) => id)).toEqual([])
    expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length)
    expect(new Set(laws.map(({ id }) => id)).size).toBe(laws.length)
  })

  test('are written where the contract or a document says so', () => {
    const { operations, document } = contract
    const schemas = new Set(document.keys(['components', 'schemas']))
    const known = (at: string) =>
      operations.some(({ id }) => id === at) ||
      schemas.has(at) ||
      /^(info|spec \d|decisions \d)$/.test(at)
    expect(allRules.filter(({ at }) => !known(at)).map(({ id, at }) => `${id}: ${at}`)).toEqual([])
  })

  test('are all in the test plan that --rules prints', () => {
    const plan = rulesTable(laws)
    expect(allRules.filter(({ id }) => !plan.includes(`\n| ${id} | `))).toEqual([])
  })

  test('try every request with a request_id twice, and hold it to its last second', () => {
    for (const { id, form } of contract.operations) {
      const once = form?.fields.some(({ name }) => name === 'request_id') ?? false
      expect(operationsOf('duplicate submit').has(id), id).toBe(once)
      expect(operationsOf('deadline').has(id), id).toBe(once)
    }
  })

  test('cut every list into pages', () => {
    for (const { id, query } of contract.operations) {
      const paged = query.some(({ name }) => name === 'page')
      expect(operationsOf('paging').has(id), id).toBe(paged)
    }
  })

  test('read what every write made, and what no refusal made', () => {
    const posts = contract.operations.filter(({ method }) => method === 'POST')
    const unread = ['sendCode', 'startPasskeyLogIn']
    for (const { id } of posts.filter((one) => !unread.includes(one.id))) {
      expect(operationsOf('read after write').has(id), id).toBe(true)
    }
    const unseen = [
      ...['logIn', 'logOut', 'sendCode', 'uploadFile'],
      ...['startPasskeyLogIn', 'logInWithPasskey', 'startPasskey', 'startConfirmation'],
    ]
    for (const { id } of posts.filter((one) => !unseen.includes(one.id))) {
      expect(operationsOf('effect of a refusal').has(id), id).toBe(true)
    }
  })

  test('of a read-only run only read', () => {
    const options = optionsOf('--url', 'http://127.0.0.1:1', '--read-only')
    const found = planLaws(contract, options)
    expect(found.length).toBeGreaterThan(10)
    for (const { operation } of found) expect(contract.operation(operation).method).toBe('GET')
  })
})

describe('the runner', () => {
  const world: World = {
    contract,
    base: new URL('http://127.0.0.1:1'),
    helper: noHelper,
    main: {
      account: 'a',
      password: 'b',
      fundPassword: undefined,
      realName: undefined,
      token: 'c',
    },
    other: undefined,
    seed: 1,
  }
  const law = (id: string, hold: Law['hold'], alone = false): Law => ({
    id,
    rule: ruleOf('money.balances'),
    operation: 'getUser',
    what: id,
    reads: true,
    alone,
    waits: false,
    hold,
  })

  test('reports what is broken, what cannot be tried, and what failed by itself', async () => {
    const place = ['components', 'schemas', 'Wallet', 'description']
    const results = await runLaws({
      world,
      apart: true,
      laws: [
        law('holds', async () => undefined),
        law('broken', () => Promise.reject(new Broken('1 is 2', place))),
        law('unreachable', () => Promise.reject(new NotReachable('nothing there'))),
      ],
    })
    const found = Object.fromEntries(results.map((one) => [one.subject.id, one]))
    expect(found.holds?.status).toBe('passed')
    expect(found.broken?.faults).toEqual([
      { message: '1 is 2', line: contract.document.line(place) },
    ])
    expect(found.unreachable).toMatchObject({ status: 'left out', note: 'nothing there' })
  })

  test('ends with one sentence when the server has gone away', async () => {
    const gone = law('unanswered', async (scene) => {
      await scene.done('getUser')
    })
    const ran = runLaws({ world, apart: true, laws: [gone] })
    await expect(ran).rejects.toThrow(/answers no more. The last call was GET \/api\/user\/index/)
  })

  test('tries one at a time where laws share a user, and what moves the clock at the end', async () => {
    let running = 0
    let most = 0
    const order: string[] = []
    const hold = (id: string) => async () => {
      running += 1
      most = Math.max(most, running)
      order.push(id)
      await setImmediate()
      running -= 1
    }
    const some = ['a', 'b', 'c', 'd'].map((id) => law(id, hold(id), id < 'c'))
    await runLaws({ world, apart: false, laws: some })
    expect(most).toBe(1)
    expect(new Set(order.slice(2))).toEqual(new Set(['a', 'b']))
  })
})

describe('against the sandbox', () => {
  const results: Result[] = []

  /** What a run of some levels finds at a new sandbox. */
  async function found(levels: string): Promise<Report> {
    const server = await startSandbox()
    try {
      const options = optionsOf('--url', server.url, '--level', levels, '--helper', 'sandbox')
      const report = await run(contract, { ...options, seed: 1 })
      expect(casesThat('failed', report)).toEqual([])
      expect(report.results).toHaveLength(report.planned)
      results.push(...report.results)
      return report
    } finally {
      await server.close()
    }
  }

  test('every single call passes', async () => {
    expect(casesThat('left out', await found('shape,session,input'))).toEqual(LEFT_OUT)
  }, 300_000)

  test('every law holds, and takes what its row says', async () => {
    const report = await found('behaviour')
    const unsaid = report.results.flatMap(({ subject: { id, rule }, needs = [] }) => {
      // What can be renewed takes days to mature, whatever is tried of it.
      const known = [...ruleOf(rule).needs, ...(id.includes('renewPurchase') ? ['clock'] : [])]
      const more = needs.filter((need) => !known.includes(need))
      return more.map((need) => `${id} needs ${need}`)
    })
    expect(unsaid).toEqual([])
    const idle = ruleCounts(report.results).filter(({ status }) => status === 'not executed')
    // The sandbox's prices are those of the week in which the tests run: some of its hours are quiet.
    const quiet = report.results
      .filter(({ note }) => note === 'the price hardly moves')
      .map(({ subject: { rule } }) => ruleOf(rule).id)
    const ids = idle.map(({ rule }) => rule.id)
    expect(ids.filter((id) => !quiet.includes(id))).toEqual(ofAnotherHour)
  }, 600_000)

  test('every reason that the contract lists is given, but for those that nobody here can cause', () => {
    const options = optionsOf('--url', 'http://127.0.0.1:1')
    expect(Object.fromEntries(unmetReasons(contract, { options, results, missing: [] }))).toEqual(
      UNMET,
    )
  })
})
