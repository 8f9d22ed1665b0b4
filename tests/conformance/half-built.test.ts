/** A server that is half built: a few operations out of the sandbox, and 404 for all others. */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { html } from '../../conformance/report/html.ts'
import { reportFile } from '../../conformance/report/report-file.ts'
import { summary } from '../../conformance/report/terminal.ts'
import { xunit } from '../../conformance/report/xunit.ts'
import { verdict } from '../../conformance/result/report.ts'
import { NotRun, run } from '../../conformance/run/run.ts'
import type { Listening } from '../../scripts/process/listen.ts'
import { Capability } from '../../src/generated/h5.schemas.ts'
import { contract, specifiedOperations } from './contract.ts'
import { startSandbox } from './sandbox.ts'
import { casesThat, optionsOf, serve } from './servers.ts'

let sandbox: Listening
const opened: Listening[] = []

beforeAll(async () => {
  // What it names it would have to have.
  sandbox = await startSandbox(undefined, Object.values(Capability))
})
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await sandbox.close()
})

/** Serves what `has` says of a call; it may change its mind. */
async function half(has: (id: string) => boolean): Promise<string> {
  const ids = new Map(contract.operations.map(({ id, method, path }) => [`${method} ${path}`, id]))
  const server = await serve((incoming, response) => {
    const { method, headers, url = '/' } = incoming
    const id = ids.get(`${method} ${url.split('?')[0]}`)
    const isBeside = url.startsWith('/sandbox') || url.startsWith('/api/stream/')
    if (!isBeside && !(id && has(id))) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found')
      return
    }
    const onward = request(new URL(url, sandbox.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    response.once('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  opened.push(server)
  return server.url
}

const only = (...ids: string[]) => half((id) => ids.includes(id))
const atLevel = ['--seed', '1', '--level', 'shape,session,behaviour']

test('what is there is tried, what is not waits without a failure, and the report says what to build next', async () => {
  const there = ['logIn', 'getUser', 'getSiteInfo', 'listQuotes']
  const options = optionsOf('--url', await only(...there), ...atLevel, '--helper', 'sandbox')
  const report = await run(contract, options)

  expect(casesThat('failed', report)).toEqual([])
  expect(new Set(report.results.map(({ subject }) => subject.operation))).toEqual(new Set(there))
  expect(verdict(report)).toMatchObject({ there: 4, right: 4, ok: false })
  const soFar = { ...report, options: { ...options, soFar: true } }
  expect(verdict(soFar)).toMatchObject({ ok: true, words: 'Conforms so far' })
  const waiting = report.results.filter(({ waitsFor }) => waitsFor)
  expect(waiting.length).toBeGreaterThan(0)
  for (const { status, note } of waiting) {
    expect(status).toBe('left out')
    expect(note).toMatch(/^it needs (GET|POST) \/api\S+, which is not there yet$/)
  }

  const lines = summary(contract, report).split('\n')
  const count = specifiedOperations
  expect(lines).toContain(`4 of ${count} operations there, 4 right`)
  const begin = lines.indexOf(
    `Not there yet (HTTP 404): ${count - 4} of ${count} operations. Build next, from the top:`,
  )
  // What the app asks for first, with what becomes possible.
  expect(lines[begin + 1]).toMatch(/^ {2}GET \/api\/index\/goods +List products$/)
  expect(lines[begin + 2]).toMatch(/possible with it: \d+ single calls, \d+ sequences .*; rules \w/)
  expect(lines).toContain(`  ${count - 14} more (--all)`)
  const all = summary(contract, { ...report, options: { ...options, all: true } }).split('\n')
  expect(all.filter((line) => /^ {2}(GET|POST) \//.test(line))).toHaveLength(count - 4)

  const file = reportFile(contract, report)
  expect(file.operations).toEqual({ of: count, there: 4, right: 4 })
  expect(file.notThere[0]).toMatchObject({ operation: 'listProducts', answered: 'HTTP 404' })
  expect(html(file)).toContain(`4 of ${count} operations there, 4 right`)
  expect(html(file)).toContain('Not there yet (HTTP 404): build next, from the top')
  expect(xunit(file)).toContain(
    `<testsuite name="not there yet" tests="${count - 4}" failures="0" skipped="${count - 4}">`,
  )
}, 120_000)

test('a server of one public operation needs no login', async () => {
  const url = await only('listQuotes')
  const report = await run(contract, optionsOf('--url', url, ...atLevel, '--so-far'))
  expect(casesThat('failed', report)).toEqual([])
  expect(verdict(report)).toMatchObject({ there: 1, right: 1, ok: true })
  expect(reportFile(contract, report).notThere[0]).toMatchObject({ operation: 'logIn' })
  const named = await run(contract, optionsOf('--url', url, '--only', 'shape listQuotes done'))
  expect(verdict(named)).toMatchObject({ there: 1, right: 1, ok: true, words: 'Conforms' })
}, 60_000)

test('a private operation without a login is tried without a session', async () => {
  const url = await only('getUser')
  const report = await run(contract, optionsOf('--url', url, '--level', 'shape,session'))
  expect(casesThat('failed', report)).toEqual([])
  const passed = report.results.filter(({ status }) => status === 'passed')
  expect(passed.map(({ subject }) => subject.kind).sort()).toEqual([
    'empty token',
    'garbage token',
    'no token',
  ])
})

test('an operation that was there and answers 404 later fails', async () => {
  let asked = 0
  const url = await half((id) => {
    if (id === 'listQuotes') asked += 1
    return id === 'logIn' || (id === 'listQuotes' && asked === 1)
  })
  const report = await run(contract, optionsOf('--url', url, '--only', 'shape listQuotes done'))
  expect(report.missing).toEqual([])
  expect(casesThat('failed', report)).toEqual([expect.stringContaining('HTTP 404')])
})

test('a server without any operation gets one sentence', async () => {
  const ran = run(contract, optionsOf('--url', await only()))
  await expect(ran).rejects.toBeInstanceOf(NotRun)
  await expect(ran).rejects.toThrow(
    /^No operation of the contract is there at .*HTTP 404\. .*--url\.$/,
  )
})
