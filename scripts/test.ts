/**
 * `npm test`: everything that a change can normally break, one part after the other. `npm run
 * test:full` is what takes longer; `npm run test:full -- mutation gallery` runs the named parts of it.
 * A failed part hides no other; the last line is the sum. A part that crashes, hangs, skips a test or
 * runs none counts as failed.
 */
import './process/help.ts'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { allParts, check } from './check.ts'
import { freePort, onStop, runCommand, stopCommands } from './process/processes.ts'
import { Failure, fail, readJson, root } from './process/project.ts'

type Count = { passed: number; failed: number }
type Parts = Record<string, () => Promise<Count>>

const reports = join(root, '.cache', 'reports')
/** For what the browsers write; gone at the end. */
const temporary = join(root, '.cache', 'profiles')
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

async function vitest(project: string, timeoutSeconds: number): Promise<Count> {
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
    { timeoutSeconds, show: true },
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

type PlaywrightSpec = { title: string; file: string; line: number; tests: { status: string }[] }
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const specsIn = (suites: PlaywrightSuite[]): PlaywrightSpec[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsIn(inner)])

/** Projects of playwright.config.ts, as a part of that name; `full` runs the tests tagged so. */
async function playwright(
  name: string,
  projects: readonly string[],
  suite: 'quick' | 'full',
  timeoutSeconds: number,
): Promise<Count> {
  const line = ['playwright', 'test', ...projects.map((project) => `--project=${project}`)]
  const tagged: Record<string, string> = suite === 'full' ? { H5_FULL: '1' } : {}
  const list = await runCommand([...line, '--list', '--reporter=json'], {
    timeoutSeconds: 60,
    env: tagged,
  })
  const { suites } = jsonIn<{ suites: PlaywrightSuite[] }>(list.output, { suites: [] })
  const planned = specsIn(suites).flatMap(({ tests }) => tests).length
  const file = join(reports, `${name}.json`)
  const port = await freePort(4183)
  const result = await runCommand([...line, '--reporter=list,json'], {
    timeoutSeconds,
    show: true,
    env: {
      ...tagged,
      H5_TEST_PORT: String(port),
      H5_TEST_MOCK_PORT: String(await freePort(port + 100)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // Browsers keep their profiles there; a killed one leaves its own.
      TMPDIR: temporary,
    },
  })
  const report = await readJson<PlaywrightReport | undefined>(file, undefined)
  if (!report) return judge({ passed: 0, failed: 0 }, false, planned)
  for (const { title, file, line, tests } of specsIn(report.suites)) {
    if (!tests.some(({ status }) => status === 'flaky')) continue
    console.log(`a fault that the second try hid: ${file}:${line} ${title}`)
  }
  const { expected, flaky, unexpected: failed } = report.stats
  const passed = expected + flaky
  return judge({ passed, failed }, result.ok, planned - passed - failed)
}

const command =
  (line: readonly string[], timeoutSeconds: number): Parts[string] =>
  async () =>
    oneOf((await runCommand(line, { timeoutSeconds, show: true })).ok)

const npm = (script: string, timeoutSeconds: number) =>
  command(['npm', 'run', '--silent', script], timeoutSeconds)

const build = command(['vite', 'build'], 200)

/** The projects of playwright.config.ts that Chromium runs. */
const chromium = ['screens', 'journeys', 'second-site']

/** Each part with its time limit, several times what it takes on an idle machine. */
const quick: Parts = {
  check: () => check(allParts),
  components: () => vitest('components', 600),
  contract: () => vitest('contract', 400),
  sandbox: () => vitest('sandbox', 400),
  conformance: () => vitest('conformance', 600),
  build,
  // With a build for the second site.
  architecture: () => vitest('architecture', 400),
  browser: () => playwright('browser', chromium, 'quick', 2_400),
  webkit: () => playwright('webkit', ['webkit'], 'quick', 800),
  firefox: () => playwright('firefox', ['firefox'], 'quick', 800),
}

const full: Parts = {
  // Known faults in what is shipped; a registry that gives no advisories fails it, too.
  audit: command(['node', 'scripts/audit.ts'], 300),
  long: () => vitest('full', 1_800),
  generators: npm('contract:generators', 1_200),
  proof: npm('conformance:proof', 7_200),
  build,
  browser: () => playwright('browser', chromium, 'full', 7_200),
  webkit: () => playwright('webkit', ['webkit'], 'full', 3_600),
  firefox: () => playwright('firefox', ['firefox'], 'full', 3_600),
  wpe: () => playwright('wpe', ['wpe'], 'full', 600),
  deploy: () => playwright('deploy', ['deploy'], 'full', 1_200),
  gallery: npm('gallery', 7_200),
  pages: npm('bench:pages', 1_200),
  mutation: npm('test:mutation', 7_200),
}

function chosenParts([first, ...names]: readonly string[]): Parts {
  if (first === undefined) return quick
  if (first !== '--full') throw new Failure('npm test takes no arguments; npm run test:full does.')
  const unknown = names.filter((name) => !(name in full))
  if (unknown.length > 0) {
    throw new Failure(
      `No part "${unknown.join('", "')}". There are: ${Object.keys(full).join(', ')}.`,
    )
  }
  const chosen = Object.entries(full).filter(([name]) => names.length === 0 || names.includes(name))
  return Object.fromEntries(chosen)
}

const secondsSince = (begin: number) => `${((performance.now() - begin) / 1000).toFixed(1)} s`

async function test(): Promise<void> {
  const parts = chosenParts(process.argv.slice(2))
  onStop(async () => {
    stopCommands()
    await rm(temporary, { recursive: true, force: true })
  })
  for (const folder of [reports, temporary]) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
  }
  // A build that fails must not leave the last one to be tested in its place.
  if ('build' in parts) await rm(join(root, 'dist'), { recursive: true, force: true })

  const started = performance.now()
  const summary: string[] = []
  const sum: Count = { passed: 0, failed: 0 }
  for (const [name, run] of Object.entries(parts)) {
    console.log(`\n=== ${name}`)
    const begin = performance.now()
    const { passed, failed } = await run().catch((error: unknown) => {
      console.error(error)
      return oneOf(false)
    })
    sum.passed += passed
    sum.failed += failed
    const cells = [`${passed} passed`, `${failed} failed`, secondsSince(begin)]
    summary.push(`${name.padEnd(14)}${cells.map((cell) => cell.padStart(13)).join('')}`)
    console.log(summary.at(-1))
  }
  await rm(temporary, { recursive: true, force: true })
  console.log(`\n${summary.join('\n')}\nin all ${secondsSince(started)}\n`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)
}

test().catch(fail)
