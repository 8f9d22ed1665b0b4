import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { seldomStatement } from '../../conformance/behaviour/seldom.ts'
import { printableJson } from '../../conformance/client/printable.ts'
import type { Wire } from '../../conformance/client/request.ts'
import { curl } from '../../conformance/report/curl.ts'
import { html } from '../../conformance/report/html.ts'
import { reportFile } from '../../conformance/report/report-file.ts'
import { Failures, summary } from '../../conformance/report/terminal.ts'
import { xunit } from '../../conformance/report/xunit.ts'
import type { Report } from '../../conformance/result/report.ts'
import type { Result } from '../../conformance/result/result.ts'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import { contract } from './contract.ts'
import { optionsOf } from './servers.ts'

const wire: Wire = {
  method: 'POST',
  target: '/api/user/cash?a=1&b=2',
  headers: { token: 'secret-token', 'Content-Type': 'application/x-www-form-urlencoded' },
  body: Buffer.from(
    'note=it%27s&fund_password=fund1234&request_id=5b0f8c0e-6a57-4f0e-9d55-000000001001',
  ),
}

const failed: Result = {
  subject: {
    id: 'shape x done',
    level: 'shape',
    kind: 'done',
    rule: 'shape.done',
    call: 'POST /api/user/cash',
    operation: 'submitWithdrawal',
    what: '<script>alert("1")</script> & \u0001',
    line: 12,
  },
  status: 'failed',
  faults: [{ message: 'a "bad" <answer>', line: 34 }],
  note: undefined,
  exchanges: [{ wire, answer: { status: 500, headers: {}, text: '<b>oops</b>' } }],
  milliseconds: 5,
}

const report: Report = {
  options: optionsOf('--url', 'https://api.example.com/base'),
  user: {
    account: 'demo@example.com',
    password: 'demo1234',
    fundPassword: 'fund1234',
    realName: undefined,
    token: 'secret-token',
  },
  contractVersion: '1.0.0',
  absent: [],
  operations: ['submitWithdrawal'],
  missing: [],
  started: new Date(0),
  seconds: 1,
  planned: 1,
  results: [failed],
}

test('a failed law is told by the words of its rule, a failed call by its cause', () => {
  const first = (level: 'shape' | 'behaviour') => {
    const one = { ...failed, subject: { ...failed.subject, level, what: 'Nothing is lost' } }
    return summary(contract, { ...report, results: [one] }).split('\n')[0]
  }
  expect(first('behaviour')).toBe('FAILED POST /api/user/cash  Nothing is lost')
  expect(first('shape')).toBe('FAILED POST /api/user/cash  a "bad" <answer>')
})

describe('the command that reproduces a failure', () => {
  /** What curl would be called with. */
  const called = (command: string) =>
    execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }\n${command}`], {
      encoding: 'utf8',
      env: { ...process.env, TOKEN: 'T', FUND_PASSWORD: 'F' },
    }).split('\n')

  test('is what a shell understands, with the secrets from variables', () => {
    const command = curl(report, failed, wire).replaceAll('$(new_id)', 'NEW')
    expect(command).not.toContain('secret-token')
    expect(command).not.toContain('fund1234')
    expect(called(command)).toEqual(
      expect.arrayContaining([
        'POST',
        'https://api.example.com/api/user/cash?a=1&b=2',
        'token: T',
        'note=it%27s&fund_password=F&request_id=NEW',
      ]),
    )
  })

  test('carries a file', () => {
    const bytes = Buffer.concat([Buffer.from('--x\r\n'), Buffer.alloc(2000, 0xff)])
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const command = curl(report, failed, { ...wire, headers, body: bytes })
    const sent = execFileSync('sh', ['-c', `curl() { cat; }\n${command}`])
    expect(sent.equals(bytes)).toBe(true)
  })
})

test('what a law proves by chance is told by every report, and only of one that passed', () => {
  const statement = seldomStatement(120, 59)
  expect(statement).toContain('one winning order in 20 would have been seen with 95 %')
  expect(seldomStatement(6, 3)).toContain('with 14 %')
  const passed: Result = { ...failed, status: 'passed', faults: [], exchanges: [], statement }
  const told = { ...report, results: [passed] }
  const file = reportFile(contract, told)
  expect(file.statements).toEqual([{ rule: 'shape.done', says: statement }])
  for (const text of [summary(contract, told), html(file)]) expect(text).toContain(statement)
  expect(summary(contract, report)).not.toContain('chance')
})

describe('report files', () => {
  const file = reportFile(contract, report)

  test('JSON has every result with its lines', () => {
    expect(file).toMatchObject({ ok: false, planned: 1, failed: 1, seed: report.options.seed })
    expect(file.results[0]).toMatchObject({
      line: 'openapi/h5.yaml:12',
      faults: [{ line: 'openapi/h5.yaml:34', message: 'a "bad" <answer>' }],
    })
  })

  test('HTML and XML show what a server sent as text', () => {
    for (const text of [html(file), xunit(file)]) {
      expect(text).not.toContain('<script')
      expect(text).not.toContain('<b>')
      expect(text).toContain('openapi/h5.yaml:34')
    }
    expect(html(file)).toContain('\\x01')
    expect(xunit(file)).toContain('<testsuite name="shape" tests="1" failures="1" skipped="0">')
  })
})

describe('what a server sends that cannot be seen', () => {
  const text = '\u001b[2J\u0007{"a":"\u202eevil\u0085\ud800\u0000\nFAILED GET /api/x"}'
  const one: Result = {
    ...failed,
    faults: [{ message: `The response is ${text}`, line: 34 }],
    exchanges: [
      {
        wire: { ...wire, body: Buffer.from('a=\u001b[2J') },
        answer: { status: 200, headers: {}, text },
      },
    ],
    note: text,
  }
  const of = { ...report, results: [one, { ...one, status: 'left out' as const }] }
  const file = reportFile(contract, of)

  test.each([
    ['terminal', summary(contract, of)],
    ['stream', new Failures(contract, of).linesOf(one).join('\n')],
    ['page', html(file)],
    ['xunit', xunit(file)],
    ['report file', printableJson(JSON.stringify(file))],
  ])('is shown and not obeyed: %s', (_, shown) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: That none is printed is what is tested.
    expect(shown).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e\ud800]/)
    expect(shown).toMatch(/\\(x|u00)1b\[2J/)
    // A line break of the server begins no line of the kit.
    expect(shown).not.toMatch(/^FAILED GET/m)
  })

  test('stays the same in the report file', () => {
    expect(JSON.parse(printableJson(JSON.stringify(file)))).toEqual(
      JSON.parse(JSON.stringify(file)),
    )
  })
})

describe('a run with many failures', () => {
  const law = (operation: OperationId, rule: string, kind: string, message: string): Result => {
    const { path, method } = contract.operation(operation)
    const subject = { ...failed.subject, operation, rule, kind, call: `${method} ${path}` }
    const id = `behaviour ${operation} ${rule} ${message}`
    return {
      ...failed,
      subject: { ...subject, id, level: 'behaviour' },
      faults: [{ message, line: id.length }],
    }
  }
  const blocks = (results: Result[], more: Partial<Report['options']> = {}) => {
    const options = { ...report.options, ...more }
    const failures = new Failures(contract, { ...report, options })
    const streamed = results.flatMap((one) => failures.linesOf(one))
    const text = summary(contract, { ...report, options, results }, failures)
    return {
      streamed: streamed.filter((line) => line.startsWith('FAILED')),
      lines: text.split('\n'),
    }
  }

  test('shows one cause once, whatever languages, capabilities and operations show it', () => {
    const { streamed, lines } = blocks([
      law('getUser', 'language.messages', 'language of texts', 'the same in en as in de'),
      law('listNews', 'language.content', 'language of texts', 'the same in en as in fr'),
      law('getSiteInfo', 'capability.there', 'refusals', 'names devices, and GET /x is not there'),
      law('getSiteInfo', 'capability.there', 'refusals', 'names passkeys, and GET /y is not there'),
    ])
    expect(streamed).toHaveLength(2)
    expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([
      expect.stringMatching(
        /^FAILED GET \/api\/user\/index .*\(2 cases; also GET \/api\/index\/about_list\)$/,
      ),
      expect.stringMatching(/^FAILED GET \/api\/index\/info .*; 2 cases\)$/),
    ])
  })

  test('names what each operation lacks, and a wrong value of one line once', () => {
    const shape = (operation: OperationId, message: string, line: number): Result => {
      const { path, method } = contract.operation(operation)
      const subject = { ...failed.subject, operation, id: `shape ${operation} ${line}` }
      return {
        ...failed,
        subject: { ...subject, call: `${method} ${path}` },
        faults: [{ message, line }],
      }
    }
    const number = "The answer's /data/cash must be string, and is 5"
    const { streamed } = blocks([
      shape('getUser', 'The answer\'s /data lacks "user".', 1),
      shape('getUser', 'The answer\'s /data lacks "balances".', 2),
      shape('getSiteInfo', 'The answer\'s /data lacks "domain".', 3),
      shape('getUser', number, 4),
      shape('getWallet', number, 4),
    ])
    expect(streamed).toHaveLength(3)
  })

  test('shows the first of them whole, lists more and counts the others', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      law('getUser', `rule.${index}`, 'x', 'x'.repeat(index)),
    )
    const { streamed, lines } = blocks(many)
    expect(streamed).toHaveLength(10)
    expect(lines.filter((line) => line.startsWith('FAILED'))).toHaveLength(15)
    expect(lines).toContain('and 45 more (--all, or --report FOLDER)')
    const { lines: all } = blocks(many, { all: true })
    expect(all.filter((line) => line.startsWith('FAILED'))).toHaveLength(60)
  })
})
