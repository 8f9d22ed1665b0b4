/**
 * `npm test`: everything that a change can normally break, one part after the other; `npm test -- unit contract`
 * runs the named parts. `npm run test:full` runs what takes longer, and `npm test -- full mutation gallery` parts
 * of it.
 *
 * A failed part hides no other; the last line is the sum. A part that crashes, hangs, skips a test or runs none
 * counts as failed.
 */
import './process/help.ts'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { allParts, check } from './check.ts'
import { provideBrowsers } from './process/browser.ts'
import { freePort, onStop, runCommand, stopCommands } from './process/processes.ts'
import { choose, fail, readJson, root } from './process/project.ts'
import { provideWebServers } from './process/web-servers.ts'

type Count = { passed: number; failed: number }
type Parts = Record<string, () => Promise<Count>>

const reports = join(root, '.cache', 'reports')
/** For what the browsers write; removed at the end. */
const temporary = join(root, '.cache', 'profiles')

/** A run that ends badly without a failed test, or runs none, has one failure. */
function countOf(ok: boolean, passed: number, failed: number): Count {
  const isSilent = failed === 0 && (!ok || passed === 0)
  return { passed, failed: isSilent ? 1 : failed }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

async function vitest(projects: readonly string[], timeoutSeconds: number): Promise<Count> {
  const file = join(reports, `${projects.join('-')}.json`)
  const line = ['vitest', 'run', ...projects.map((project) => `--project=${project}`)]
  const { ok } = await runCommand(
    [...line, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { timeoutSeconds, show: true },
  )
  const report = await readJson<VitestReport | undefined>(file, undefined)
  if (!report) return countOf(false, 0, 0)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return countOf(ok, numPassedTests, numFailedTests + numPendingTests + numTodoTests)
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; skipped: number } }

/** Runs projects of playwright.config.ts; `full` runs the tests with that tag, `quick` the others. */
async function playwright(
  projects: readonly string[],
  suite: 'quick' | 'full',
  timeoutSeconds: number,
): Promise<Count> {
  const file = join(reports, `${projects.join('-')}.json`)
  const port = await freePort(4183)
  const line = ['playwright', 'test', ...projects.map((project) => `--project=${project}`)]
  const { ok } = await runCommand([...line, '--reporter=list,json'], {
    timeoutSeconds,
    show: true,
    env: {
      ...(suite === 'full' && { H5_FULL: '1' }),
      H5_TEST_PORT: String(port),
      H5_TEST_MOCK_PORT: String(await freePort(port + 100)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // Browsers keep their profiles there; a killed one leaves its own.
      TMPDIR: temporary,
    },
  })
  const report = await readJson<PlaywrightReport | undefined>(file, undefined)
  if (!report) return countOf(false, 0, 0)
  const { expected, unexpected, skipped } = report.stats
  return countOf(ok, expected, unexpected + skipped)
}

const command = (line: readonly string[], timeoutSeconds: number) => async () => {
  const { ok } = await runCommand(line, { timeoutSeconds, show: true })
  return countOf(ok, Number(ok), 0)
}

const npm = (script: string, timeoutSeconds: number) =>
  command(['npm', 'run', '--silent', ...script.split(' ')], timeoutSeconds)

const build = command(['vite', 'build'], 200)

/** The projects of playwright.config.ts that Chromium runs. */
const chromium = ['screens', 'journeys', 'second-site']

/** Each part with its time limit, several times what it takes on an idle machine. */
const quick: Parts = {
  // The part `unit` has its tests of rules.
  check: () => check(allParts.filter((part) => part !== 'rules')),
  unit: () => vitest(['rules', 'components'], 800),
  contract: () => vitest(['contract'], 400),
  sandbox: () => vitest(['sandbox'], 400),
  conformance: () => vitest(['conformance'], 600),
  build,
  // With a build for the second site.
  architecture: () => vitest(['architecture'], 400),
  browser: () => playwright(chromium, 'quick', 2_400),
  webkit: () => playwright(['webkit'], 'quick', 800),
  firefox: () => playwright(['firefox'], 'quick', 800),
}

const full: Parts = {
  // Known vulnerabilities in what is shipped, and in the kit; a registry without advisories fails it, too.
  audit: command(['npm', 'audit', '--omit=dev'], 120),
  'audit-kit': command(['npm', 'audit', '--prefix', 'conformance'], 120),
  long: () => vitest(['full'], 1_800),
  generators: npm('contract -- generators', 1_200),
  proof: npm('conformance -- proof', 7_200),
  build,
  browser: () => playwright(chromium, 'full', 7_200),
  webkit: () => playwright(['webkit'], 'full', 3_600),
  firefox: () => playwright(['firefox'], 'full', 3_600),
  wpe: () => playwright(['wpe'], 'full', 600),
  deploy: () => playwright(['deploy'], 'full', 1_200),
  gallery: npm('gallery', 7_200),
  pages: npm('bench:pages', 1_200),
  mutation: command(['node', 'scripts/mutation.ts'], 7_200),
}

const engines = ['webkit', 'firefox']
/** Parts that test what `build` has built. */
const onBuild = ['architecture', 'browser', ...engines, 'wpe', 'deploy']
const inBrowsers = ['browser', ...engines, 'wpe', 'deploy', 'gallery', 'pages']

/** The named parts in their order, with the build that they need; all parts where none is named. */
function chosenParts([first, ...others]: readonly string[]): Parts {
  const isFull = first === 'full'
  const all = isFull ? full : { ...quick, ...full, ...quick }
  const named = isFull || first === undefined ? others : [first, ...others]
  const names = named.flatMap((name) => (name === 'engines' ? engines : name))
  if (names.length === 0) return isFull ? full : quick
  for (const name of names) choose('part', name, { ...all, engines, full })
  if (names.some((name) => onBuild.includes(name))) names.push('build')
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
}

const secondsSince = (begin: number) => `${((performance.now() - begin) / 1000).toFixed(1)} s`

async function test(): Promise<void> {
  const parts = chosenParts(process.argv.slice(2))
  if (inBrowsers.some((name) => name in parts)) provideBrowsers()
  if ('deploy' in parts) provideWebServers()
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
      return countOf(false, 0, 0)
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
