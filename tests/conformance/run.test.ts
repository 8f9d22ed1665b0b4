import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Client } from '../../conformance/client/client.ts'
import { reportFile } from '../../conformance/report/report-file.ts'
import { summary } from '../../conformance/report/terminal.ts'
import { verdict } from '../../conformance/result/report.ts'
import { run } from '../../conformance/run/run.ts'
import { rules } from '../../sandbox/core/rules.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import type { Listening } from '../../scripts/process/listen.ts'
import { contract } from './contract.ts'
import { startSandbox } from './sandbox.ts'
import type { Spoil } from './servers.ts'
import { casesThat, optionsOf, serve, servedBefore } from './servers.ts'

let sandbox: Listening
const opened: Listening[] = []

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await sandbox.close()
})

/** The result of a run against the sandbox with spoiled answers. */
async function spoiled(spoil: Spoil, ...args: string[]) {
  const server = await servedBefore(sandbox.url, spoil)
  opened.push(server)
  return run(contract, optionsOf('--url', server.url, '--seed', '1', ...args))
}

const inData = (change: (data: Record<string, unknown>) => object): Spoil => {
  return (path, envelope) =>
    path === '/api/user/index' && isRecord(envelope.data)
      ? { ...envelope, data: change(envelope.data) }
      : undefined
}

test('a fault is told with its line', async () => {
  const leaks = inData((data) => ({ ...data, password_hash: 'x' }))
  const report = await spoiled(leaks, '--only', 'shape getUser done')
  const [result] = report.results
  expect(result?.faults[0]?.message).toMatch(/has "password_hash"/)
  expect(result?.faults[0]?.line).toBeGreaterThan(1)
  expect(verdict(report)).toMatchObject({ ok: false, failed: 1 })
})

test('a failure says how to reproduce it, and contains no secret', async () => {
  const report = await spoiled(
    inData(() => ({})),
    '--only',
    'shape getUser done',
  )
  const text = summary(contract, report)
  expect(text).toMatch(/FAILED GET \/api\/user\/index/)
  expect(text).toMatch(/shown by shape getUser done \(openapi\/h5.yaml:\d+\), seed 1/)
  expect(text).toMatch(/\$ curl -sS -i 'http:.*\/api\/user\/index' .*-H 'token: '"\$TOKEN"''/)
  const token = report.user.token ?? ''
  expect(token).not.toBe('')
  expect(text).not.toContain(token)
  const file = JSON.stringify(reportFile(contract, report))
  expect(file).not.toContain(token)
  expect(file).not.toContain(report.user.fundPassword)
})

/** A run in which every exchange is refused because the rate is now another, or so it says. */
function withRate(now?: string) {
  let rate = ''
  return spoiled(
    (path, one) => {
      if (path !== '/api/user/exchange') return undefined
      const { offers } = Object(one.data)
      if (Array.isArray(offers)) {
        rate = offers.find(({ coin }) => coin === 'BTC').rate
        return undefined
      }
      const data = { reason: 'price_changed', params: { rate: now ?? rate } }
      return { ...one, code: 0, msg: 'Another price', data }
    },
    '--only',
    'input submitExchange amount: the amount 0',
  )
}

test('a rate that expired on the way may be the first reason, but not one that is still the same', async () => {
  expect(verdict(await withRate('1.00'))).toMatchObject({ ok: true, passed: 1 })
  expect(casesThat('failed', await withRate())).toEqual([
    expect.stringMatching(/or amount_too_small, field amount\. Came: .* with price_changed/),
  ])
})

test.each([
  ['no data', null, 'without a reason'],
  ['no reason', { params: {} }, 'without a reason'],
  ['a reason of another operation', { reason: 'once_a_day', params: {} }, 'with "once_a_day"'],
])(
  'a refusal of a request with an id that has %s is no answer, and the report says why first',
  async (_what, data, words) => {
    const report = await spoiled(
      (path, one) =>
        path === '/api/user/exchange' && !('offers' in Object(one.data))
          ? { ...one, code: 0, msg: 'System busy', data }
          : undefined,
      ...['--only', 'input submitExchange amount: the amount 0,submitExchange duplicate.again'],
      ...['--helper', 'sandbox'],
    )
    const failed = report.results.filter(({ status }) => status === 'failed')
    expect(failed).toHaveLength(2)
    for (const { faults } of failed) {
      expect(faults[0]?.message).toContain(`submitExchange is refused ${words}`)
      expect(faults[0]?.message).toContain('after the money was moved')
    }
  },
)

test.each(['0', '0.5'])(
  'a server that asks for turnover of %s of a deposit passes',
  async (rate) => {
    const { turnoverRate } = rules.withdrawal
    Object.assign(rules.withdrawal, { turnoverRate: rate })
    onTestFinished(() => void Object.assign(rules.withdrawal, { turnoverRate }))
    const report = await spoiled(
      () => undefined,
      ...['--only', 'submitWithdrawal withdrawal.turnover', '--helper', 'sandbox'],
    )
    expect(casesThat('failed', report)).toEqual([])
    expect(verdict(report)).toMatchObject({ ok: true, passed: 1 })
  },
)

test('a refusal that a law met is sent again at its end, and must come again', async () => {
  let refusals = 0
  const report = await spoiled(
    (path, one) => {
      if (path !== '/api/user/exchange' || one.code !== 0) return undefined
      refusals += 1
      // As a server that keeps no refusal, and fails when it looks for the reason anew.
      if (refusals === 1) return undefined
      return { ...one, data: { reason: 'operation_failed', params: {} } }
    },
    ...['--only', 'behaviour submitExchange refusal.nothing', '--helper', 'sandbox'],
  )
  expect(casesThat('failed', report)).toEqual([
    expect.stringMatching(/was refused with price_changed, and .* answered .*operation_failed/),
  ])
})

test('an account without money left raises no false alarm', async () => {
  const report = await spoiled(
    (path, one) => {
      if (path !== '/api/user/exchange' || 'offers' in Object(one.data)) return undefined
      const params = { available: '0.00', currency: 'USD' }
      return { ...one, code: 0, data: { reason: 'balance_not_enough', params } }
    },
    ...['--only', 'behaviour submitExchange duplicate.again'],
  )
  expect(casesThat('left out', report)).toEqual([expect.stringContaining('is too small')])
})

test('a record that is added between two looks at a list raises no false alarm', async () => {
  let came = 0
  const report = await spoiled(
    (_path, one) => {
      const data = Object(one.data)
      if (!Array.isArray(data.list)) return undefined
      if (data.list.length === 0) came = 1
      return { ...one, data: { ...data, total: data.total + came } }
    },
    ...['--only', 'behaviour listMessages paging.beyond', '--helper', 'sandbox'],
  )
  expect(verdict(report)).toMatchObject({ ok: true, passed: 1 })
})

test('each call has a connection of its own, which the server cannot close before the next call', async () => {
  const used = new WeakSet()
  const server = await serve(({ socket }, response) => {
    if (used.has(socket)) socket.destroy()
    used.add(socket)
    response.end(JSON.stringify({ code: 401, msg: 'Who?', time: 1, data: null }))
  })
  opened.push(server)
  const client = new Client(contract, new URL(server.url))
  for (let call = 0; call < 3; call += 1) expect((await client.call('logOut')).code).toBe(401)
})

test('a path in the address stands before every call', async () => {
  const server = await servedBefore(sandbox.url, () => undefined, '/base')
  opened.push(server)
  const options = optionsOf('--url', `${server.url}/base/`, '--only', 'shape getUser done')
  expect(verdict(await run(contract, options))).toMatchObject({ ok: true, passed: 1 })
})

describe('a run that could not be made', () => {
  test('says that nobody answers', async () => {
    const options = optionsOf('--url', 'http://127.0.0.1:9', '--level', 'shape')
    await expect(run(contract, options)).rejects.toThrow(
      / refuses the connection, nothing listens there\./,
    )
  })

  test('says that nobody gets in', async () => {
    const shut: Spoil = (path, one) =>
      path === '/api/login/index' ? { ...one, code: 0 } : undefined
    await expect(spoiled(shut, '--level', 'shape')).rejects.toThrow(/Nobody can log in/)
  })
})

test('a run in which nothing passed or not everything ran does not conform', async () => {
  const report = await run(
    contract,
    optionsOf('--url', sandbox.url, '--only', 'shape getUser done'),
  )
  expect(verdict(report).ok).toBe(true)
  expect(verdict({ ...report, planned: 2 }).ok).toBe(false)
  expect(verdict({ ...report, planned: 0, results: [] }).ok).toBe(false)
})

test('what cannot be tried is counted, and fails a run that is to be complete', async () => {
  const only = 'shape register,shape getUser done'
  const options = optionsOf('--url', sandbox.url, '--only', only)
  const report = await run(contract, options)
  const leftOut = contract.operation('register').form?.examples.size
  expect(verdict(report)).toMatchObject({ ok: true, passed: 1, leftOut })
  expect(verdict({ ...report, options: { ...options, complete: true } }).ok).toBe(false)
})
