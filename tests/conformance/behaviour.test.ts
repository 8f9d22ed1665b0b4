import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Law } from '../../conformance/behaviour/law.ts'
import { lawKinds } from '../../conformance/behaviour/law.ts'
import { allLaws, planLaws } from '../../conformance/behaviour/laws.ts'
import { runLaws } from '../../conformance/behaviour/runner.ts'
import type { World } from '../../conformance/behaviour/scene.ts'
import { Broken } from '../../conformance/behaviour/scene.ts'
import { NotReachable } from '../../conformance/plan/stage.ts'
import { noHelper } from '../../conformance/run/helper.ts'
import { run, verdict } from '../../conformance/run/run.ts'
import { contract } from './contract.ts'
import { startSandbox } from './sandbox.ts'
import type { Served } from './servers.ts'
import { optionsOf } from './servers.ts'

const laws = allLaws(contract)
const operationsOf = (kind: string) =>
  new Set(laws.filter((law) => law.kind === kind).map(({ operation }) => operation))

describe('the laws', () => {
  test('are of every kind, and none is named twice', () => {
    expect(new Set(laws.map(({ kind }) => kind))).toEqual(new Set(lawKinds))
    expect(new Set(laws.map(({ id }) => id)).size).toBe(laws.length)
  })

  test('try every request with a request_id twice', () => {
    for (const { id, form } of contract.operations) {
      const once = form?.fields.some(({ name }) => name === 'request_id') ?? false
      expect(operationsOf('duplicate submit').has(id), id).toBe(once)
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
    for (const { id } of posts.filter((one) => one.id !== 'sendCode')) {
      expect(operationsOf('read after write').has(id), id).toBe(true)
    }
    const unseen = ['logIn', 'logOut', 'sendCode', 'uploadFile']
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
    kind: 'money',
    operation: 'getUser',
    what: id,
    rule: ['components', 'schemas', 'Money'],
    reads: true,
    alone,
    hold,
  })

  test('tells what is broken, what cannot be tried, and what went wrong by itself', async () => {
    const place = ['components', 'schemas', 'Wallet', 'description']
    const results = await runLaws({
      world,
      apart: true,
      laws: [
        law('holds', async () => undefined),
        law('broken', () => Promise.reject(new Broken('1 is 2', place))),
        law('unreachable', () => Promise.reject(new NotReachable('nothing there'))),
        law('unanswered', async (scene) => {
          await scene.done('getUser')
        }),
      ],
    })
    const found = Object.fromEntries(results.map((one) => [one.subject.id, one]))
    expect(found.holds?.status).toBe('passed')
    expect(found.broken?.faults).toEqual([
      { message: '1 is 2', line: contract.document.line(place) },
    ])
    expect(found.unreachable).toMatchObject({ status: 'left out', note: 'nothing there' })
    expect(found.unanswered?.faults[0]?.message).toMatch(/could not be tried: GET .* no answer/)
  })

  test('tries one at a time where laws share a user, and what moves the clock at the end', async () => {
    let running = 0
    let most = 0
    const order: string[] = []
    const hold = (id: string) => async () => {
      running += 1
      most = Math.max(most, running)
      order.push(id)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
    }
    const some = ['a', 'b', 'c', 'd'].map((id) => law(id, hold(id), id < 'c'))
    await runLaws({ world, apart: false, laws: some })
    expect(most).toBe(1)
    expect(new Set(order.slice(2))).toEqual(new Set(['a', 'b']))
  })
})

describe('against the sandbox', () => {
  let server: Served
  beforeAll(async () => {
    server = await startSandbox()
  })
  afterAll(() => server.close())

  test('laws of every kind hold, but for those that wait for a settlement', async () => {
    const kinds = lawKinds.filter((kind) => kind !== 'settlement')
    const options = optionsOf('--url', server.url, '--level', 'behaviour', '--helper', 'sandbox')
    const report = await run(contract, { ...options, only: kinds })
    const failed = report.results.filter(({ status }) => status === 'failed')
    expect(failed.map(({ subject, faults }) => [subject.id, faults])).toEqual([])
    expect(verdict(report).passed).toBeGreaterThan(180)
  }, 180_000)
})
