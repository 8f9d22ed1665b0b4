/**
 * `npm test`: everything, one part after the other. A failed part hides no other; the last line is
 * the sum. A part that runs fewer tests than it has, or none, counts as failed.
 */
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson } from './catalogues.ts'
import { allParts, check } from './check.ts'
import { freePort, onStop, runCommand, stopCommands } from './processes.ts'
import { fail, root } from './project.ts'

type Count = { passed: number; failed: number }
type Part = { name: string; run: () => Promise<Count> }

const reports = join(root, '.cache', 'reports')
const oneOf = (ok: boolean): Count => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** What a command prints as JSON, possibly after other lines. */
function jsonIn<T>(output: string, otherwise: T): T {
  const start = output.search(/^[[{]/m)
  if (start < 0) return otherwise
  try {
    return JSON.parse(output.slice(start))
  } catch {
    return otherwise
  }
}

/**
 * Adds what must not pass unseen: a run that ended badly without a failed test, tests that were
 * skipped, and tests or files that were planned but never ran.
 */
function judge(count: Count, ended: boolean, notRun: number): Count {
  if (notRun > 0) console.log(`${notRun} planned but not run: counted as failed`)
  const failed = count.failed + Math.max(0, notRun)
  if (count.passed + failed === 0) console.log('no test ran: counted as failed')
  const silent = failed === 0 && (!ended || count.passed === 0) ? 1 : 0
  return { passed: count.passed, failed: failed + silent }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: unknown[] }[]
}

async function vitest(project: string): Promise<Count> {
  const select = ['--project', project]
  const list = await runCommand(['vitest', 'list', ...select, '--filesOnly', '--json'], {
    timeoutSeconds: 60,
  })
  const planned = jsonIn<unknown[]>(list.output, [])
  const file = join(reports, `${project}.json`)
  const result = await runCommand(
    [
      'vitest',
      'run',
      ...select,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { timeoutSeconds: 1500, show: true },
  )
  const report = await readJson<VitestReport | undefined>(file, undefined)
  if (!report) return judge({ passed: 0, failed: 0 }, false, planned.length)
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return judge(
    { passed: report.numPassedTests, failed: report.numFailedTests + broken.length },
    result.ok,
    report.numPendingTests + report.numTodoTests + planned.length - report.testResults.length,
  )
}

type PlaywrightSuite = { specs: { tests: unknown[] }[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const testsIn = (suites: PlaywrightSuite[]): number =>
  suites.reduce(
    (sum, { specs, suites: inner = [] }) =>
      sum + specs.reduce((total, { tests }) => total + tests.length, 0) + testsIn(inner),
    0,
  )

async function journeys(): Promise<Count> {
  const list = await runCommand(['playwright', 'test', '--list', '--reporter=json'], {
    timeoutSeconds: 60,
  })
  const planned = testsIn(jsonIn<{ suites: PlaywrightSuite[] }>(list.output, { suites: [] }).suites)
  const file = join(reports, 'e2e.json')
  const port = await freePort(4183)
  const result = await runCommand(['playwright', 'test', '--reporter=list,json'], {
    timeoutSeconds: 2800,
    show: true,
    env: {
      H5_TEST_PORT: String(port),
      H5_TEST_MOCK_PORT: String(await freePort(port + 100)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  })
  const report = await readJson<PlaywrightReport | undefined>(file, undefined)
  if (!report) return judge({ passed: 0, failed: 0 }, false, planned)
  const { expected, unexpected, flaky } = report.stats
  if (flaky > 0) console.log(`${flaky} passed at the second try only`)
  const passed = expected + flaky
  return judge({ passed, failed: unexpected }, result.ok, planned - passed - unexpected)
}

const command =
  (line: readonly string[], timeoutSeconds: number): Part['run'] =>
  async () =>
    oneOf((await runCommand(line, { timeoutSeconds, show: true })).ok)

const parts: Part[] = [
  { name: 'check', run: () => check(allParts.filter((name) => name !== 'unit')) },
  { name: 'unit and component tests', run: () => vitest('unit') },
  { name: 'contract tests', run: () => vitest('contract') },
  { name: 'sandbox tests', run: () => vitest('sandbox') },
  { name: 'conformance tests', run: () => vitest('conformance') },
  { name: 'production build', run: command(['vite', 'build'], 240) },
  { name: 'architecture tests', run: () => vitest('architecture') },
  { name: 'size budgets', run: command(['node', 'scripts/check-budgets.ts'], 400) },
  { name: 'journeys in Chromium', run: journeys },
]

async function test(): Promise<void> {
  onStop(async () => stopCommands())
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  // A build that fails must not leave the last one to be tested in its place.
  if (existsSync(join(root, 'dist'))) await rm(join(root, 'dist'), { recursive: true })

  const summary: string[] = []
  const sum: Count = { passed: 0, failed: 0 }
  for (const { name, run } of parts) {
    console.log(`\n=== ${name}`)
    const begin = performance.now()
    const { passed, failed } = await run().catch((error: unknown) => {
      console.error(error)
      return oneOf(false)
    })
    sum.passed += passed
    sum.failed += failed
    const seconds = `${((performance.now() - begin) / 1000).toFixed(1)} s`
    summary.push(
      `${name.padEnd(26)}${`${passed} passed`.padStart(12)}${`${failed} failed`.padStart(12)}${seconds.padStart(10)}`,
    )
    console.log(summary.at(-1))
  }
  console.log(`\n${summary.join('\n')}\n`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)
}

test().catch(fail)
