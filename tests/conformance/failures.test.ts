/** One cause is one failure, what fails because of it is counted apart, and each first line is a sentence. */
import { expect, test } from 'vitest'
import type { Answer, Request } from '../../conformance/client/request.ts'
import type { Case, Expectation } from '../../conformance/plan/case.ts'
import { html } from '../../conformance/report/html.ts'
import { reportFile } from '../../conformance/report/report-file.ts'
import { ruleCounts } from '../../conformance/report/rules.ts'
import { summary } from '../../conformance/report/terminal.ts'
import { xunit } from '../../conformance/report/xunit.ts'
import { faultsOf } from '../../conformance/result/checks.ts'
import { ClockCheck } from '../../conformance/result/clock-skew.ts'
import { failuresOf } from '../../conformance/result/failures.ts'
import type { Report } from '../../conformance/result/report.ts'
import { verdict } from '../../conformance/result/report.ts'
import type { Fault, Result } from '../../conformance/result/result.ts'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import { contract } from './contract.ts'
import { optionsOf } from './servers.ts'

const LEVELS = { shape: 'shape.done', input: 'input.format', behaviour: 'money.balances' }

function failed(operation: OperationId, id: string, ...faults: Fault[]): Result {
  const level = (id.split(' ')[0] ?? 'shape') as keyof typeof LEVELS
  const { method, path } = contract.operation(operation)
  return {
    subject: {
      ...{ id, level, kind: 'x', rule: LEVELS[level], operation, line: 1 },
      ...{ call: `${method} ${path}`, what: 'Money is kept.' },
    },
    ...{ status: 'failed', faults, note: undefined, exchanges: [], milliseconds: 1 },
  }
}

const reportOf = (...results: Result[]): Report => ({
  options: optionsOf('--url', 'https://api.example.com', '--seed', '7'),
  user: {
    ...{ account: 'a', password: 'b', fundPassword: undefined, realName: undefined },
    token: undefined,
  },
  ...{ contractVersion: '1.0.0', absent: [], started: new Date(0), seconds: 1 },
  operations: ['getUser', 'placeOrder'],
  missing: [],
  planned: results.length,
  results,
})

const LACKS = "The answer's /data lacks "
const wrongUser = { operation: 'getUser', line: 50 } as const
const onTheWay = (line: number): Fault => ({
  message: `A call on the way went wrong: GET /api/user/index. ${LACKS}"user".`,
  line,
  by: wrongUser,
})
const shown = [
  failed('getUser', 'shape getUser done', { message: `${LACKS}"user".`, line: 50 }),
  failed('getUser', 'shape getUser language de', { message: `${LACKS}"user".`, line: 50 }),
]
const laws = [
  failed('placeOrder', 'behaviour placeOrder money', onTheWay(60)),
  failed('getUser', 'behaviour getUser money', onTheWay(50)),
]

test('one line of one operation is one cause, and what calls it on the way fails because of it', () => {
  const report = reportOf(...laws, ...shown)
  const failures = failuresOf(report.results)
  expect(failures).toHaveLength(1)
  expect(failures[0]).toMatchObject({ operation: 'getUser', line: 50, because: laws })
  expect(failures[0]?.examples.map(({ result }) => result)).toEqual(shown)
  expect(verdict(report)).toMatchObject({ failed: 2, caused: 2, right: 0, ok: false })

  const lines = summary(contract, report).split('\n')
  expect(lines[0]).toBe(`FAILED GET /api/user/index  ${LACKS}"user".`)
  expect(lines.filter((one) => one.startsWith('FAILED'))).toHaveLength(1)
  expect(lines).toContain(
    '  2 more fail because getUser is wrong: behaviour placeOrder money, behaviour getUser money',
  )
  expect(lines.at(-1)).toBe(
    'DOES NOT CONFORM: 0 passed, 2 failed (1 cause), 2 failed because of them, 0 not executed',
  )
  expect(ruleCounts(report.results)).toContainEqual(
    expect.objectContaining({ status: 'failed', why: 'fails because getUser is wrong' }),
  )

  const file = reportFile(contract, report)
  expect(file).toMatchObject({ failed: 2, failedBecause: 2 })
  expect(file.failures).toEqual([
    {
      ...{ call: 'GET /api/user/index', operation: 'getUser', line: 'openapi/h5.yaml:50' },
      message: `${LACKS}"user".`,
      examples: shown.map(({ subject }) => subject.id),
      because: laws.map(({ subject }) => subject.id),
    },
  ])
  const says = 'fails because getUser is wrong: see openapi/h5.yaml:50'
  expect(file.results.map(({ because }) => because)).toEqual([says, says, undefined, undefined])
  expect(xunit(file).split(says)).toHaveLength(3)
  expect(html(file).match(/<article>/g)).toHaveLength(1)
})

test('where only laws met the fault, the first shows it and the others fail because of it', () => {
  const others = ['a', 'b'].map((id) => failed('placeOrder', `behaviour ${id}`, onTheWay(60)))
  const [failure] = failuresOf(others)
  expect(failure).toMatchObject({ operation: 'getUser', line: 50, because: [others[1]] })
})

test('a law whose own call is refused shows a fault of its own, unless a single call shows it', () => {
  const refused = { message: 'It was refused.', line: 70, by: { ...wrongUser, line: 51 } }
  const own = failed('getUser', 'behaviour getUser money', refused)
  expect(failuresOf([own])).toMatchObject([{ operation: 'getUser', line: 70 }])
  const single = failed('getUser', 'shape getUser done', { message: 'It was refused.', line: 51 })
  expect(failuresOf([own, single])).toMatchObject([{ line: 51, because: [own] }])
})

test('different faults at one line are told apart, and a list with one fault in each record is one', () => {
  const list = [0, 1].map((row) => ({
    message: `The answer's /data/list/${row} lacks "id".`,
    line: 9,
  }))
  const other = { message: 'The header Cache-Control must be like "x".', line: 9 }
  const report = reportOf(
    failed('getUser', 'shape a', ...list),
    failed('getUser', 'shape b', ...list),
    failed('getUser', 'shape c', other),
  )
  expect(failuresOf(report.results)).toHaveLength(1)
  const lines = summary(contract, report).split('\n')
  expect(lines.slice(3, 5)).toEqual([`  also shape c: ${other.message}`, '  also shape b'])
})

const operation = contract.operation('placeOrder')
const body = (amount: string): Request => ({
  ...{ operation, query: [], token: 't' },
  body: { kind: 'form', pairs: [['amount', amount]] },
})
const case_: Case = {
  ...{ id: 'input placeOrder amount', level: 'input', kind: 'format', operation },
  ...{ what: 'amount: a plus before it', rule: operation.place },
  prepare: () => Promise.reject(new Error('Nobody sends it')),
}
const refusal: Expectation = { outcome: 'refused', reasons: ['input_invalid'], field: 'amount' }
const envelope = (code: number, data: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify({ code, msg: 'x', time: 1_700_000_000, data }),
})
/** The first line of a broken input. */
function saidOf(answer: Answer, what = case_.what, expect_ = refusal): string | undefined {
  const context = { precisions: new Map(), clock: new ClockCheck(5) }
  const ready = { request: body('+5'), expect: expect_ }
  return faultsOf(contract, { ...case_, what }, ready, answer, context)[0]?.message
}
const EXPECTED = 'Expected: refused (code 0) with input_invalid, field amount.'

test.each([
  [envelope(1, {}), 'done (code 1).'],
  [envelope(401, null), 'answered with code 401.'],
  [
    envelope(0, { reason: 'input_invalid', params: { field: 'symbol' } }),
    'refused (code 0) with input_invalid, field symbol.',
  ],
  [
    envelope(0, { reason: 'product_not_found', params: {} }),
    'refused (code 0) with product_not_found.',
  ],
])('a broken input says what was sent, what was expected and what came', (answer, came) => {
  expect(saidOf(answer)).toBe(`Sent: amount, a plus before it ("+5"). ${EXPECTED} Came: ${came}`)
})

test('what a server that fails says comes after what was sent', () => {
  const oops = { ...envelope(1, {}), status: 500 }
  expect(saidOf(oops, 'without amount')).toBe(
    `Sent: without amount. ${EXPECTED} Came: answered with HTTP 500. The answer has HTTP 500, and must have HTTP 200, whatever its code is.`,
  )
})

test('of a union the answer is told what keeps it out of the form that it is nearest to', () => {
  const place = contract.envelopeAt(operation, 'refused')
  const [first, ...others] = contract.schemas.violations(place, {
    ...{ code: 0, msg: 'x', time: 'soon', data: { reason: 'single_max', params: {} } },
  })
  expect(first?.message).toBe('The answer\'s /time must be integer, and is "soon"')
  expect(others).toEqual([])
})
