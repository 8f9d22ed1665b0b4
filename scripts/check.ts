/**
 * `npm run check`: everything that is quick to know before a commit, two parts at a time.
 * `npm run check types imports` runs the named parts only.
 */
import './process/help.ts'
import { onStop, runCommand, stopCommands } from './process/processes.ts'
import { choose, fail } from './process/project.ts'

/** The parts, the longest first. */
const parts = {
  browsers: ['node', 'scripts/browsers/check.ts'],
  rules: ['vitest', 'run', '--project', 'rules'],
  contract: ['node', 'scripts/contract.ts', 'lint'],
  version: ['node', 'scripts/contract.ts', 'diff', '--check'],
  generated: ['node', 'scripts/generate.ts', '--check'],
  'dead code': ['knip', '--no-progress'],
  types: ['tsc'],
  imports: [
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'src',
    'scripts',
    'tests',
    'sandbox',
    'conformance',
  ],
  style: ['biome', 'check', '--error-on-warnings'],
  locales: ['node', 'scripts/locales.ts', '--check'],
  specification: ['vitest', 'run', '--project', 'architecture', 'tests/specification.test.ts'],
} as const satisfies Record<string, readonly string[]>

export type Part = keyof typeof parts
export const allParts = Object.keys(parts) as Part[]

/** Runs the parts, prints a line for each and the whole output of those that failed. */
export async function check(names: readonly Part[]): Promise<{ passed: number; failed: number }> {
  const waiting = [...names]
  const failed: Part[] = []
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { ok, output, seconds } = await runCommand(parts[name], { timeoutSeconds: 900 })
      if (!ok) failed.push(name)
      console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1)} s`)
      if (!ok) console.log(`$ ${parts[name].join(' ')}\n${output.trimEnd()}\n`)
    }
  }
  await Promise.all([work(), work()])
  return { passed: names.length - failed.length, failed: failed.length }
}

async function main(): Promise<void> {
  onStop(async () => stopCommands())
  const named = process.argv.slice(2)
  for (const name of named) choose('part', name, parts)
  const begin = performance.now()
  const names = named.length === 0 ? allParts : allParts.filter((name) => named.includes(name))
  const { passed, failed } = await check(names)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`check: ${passed} of ${passed + failed} parts in order, ${seconds} s`)
  process.exitCode = failed === 0 ? 0 : 1
}

if (import.meta.main) main().catch(fail)
