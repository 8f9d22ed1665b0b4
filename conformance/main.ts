/** The conformance kit's command: reads what is asked, runs it, reports, and exits accordingly. */
import { Failure } from '../scripts/process/project.ts'
import { allLaws } from './behaviour/laws.ts'
import { reasonOf } from './client/client.ts'
import { printable } from './client/printable.ts'
import { Contract } from './contract/contract.ts'
import type { Options } from './plan/options.ts'
import { help, readOptions, Usage } from './plan/options.ts'
import { writeReports } from './report/files.ts'
import { Progress } from './report/progress.ts'
import { rulesTable } from './report/rules.ts'
import { announcement, Failures, summary } from './report/terminal.ts'
import { verdict } from './result/report.ts'
import { NotRun, run } from './run/run.ts'

const NOT_RUN = 2
/** Milliseconds without a word, after which somebody wonders. */
const PATIENCE_MS = 8000

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (options === 'help') {
    console.log(help)
    return 0
  }
  if (options === 'rules') {
    console.log(rulesTable(allLaws(new Contract())))
    return 0
  }
  return test(options)
}

async function test(options: Options): Promise<number> {
  const contract = new Contract(options.contract)
  const progress = new Progress(process.stderr)
  let failures: Failures | undefined
  const slow = setTimeout(() => {
    const limit = options.timeoutMs / 1000
    console.error(
      `Still waiting for ${options.url.href}: a response may take ${limit} s (--timeout)`,
    )
  }, PATIENCE_MS)
  const report = await run(contract, options, {
    onPlan: (plan) => {
      clearTimeout(slow)
      console.log(printable(announcement(contract, options, plan)))
      failures = new Failures(contract, { options, user: plan.user })
      progress.begin(plan.cases.length + plan.laws.length)
    },
    onResult: (result) => {
      const lines = result.status === 'failed' ? failures?.linesOf(result) : undefined
      if (lines?.length) {
        progress.end()
        console.log(printable(lines.join('\n')))
      }
      progress.show(result)
    },
  }).finally(() => {
    clearTimeout(slow)
    progress.end()
  })
  console.log(summary(contract, report, failures))
  const files = options.report ? writeReports(contract, report, options.report) : []
  for (const file of files) console.log(`written: ${file}`)
  return verdict(report).ok ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const known = error instanceof Usage || error instanceof NotRun || error instanceof Failure
  console.error(known ? printable(error.message) : error)
  if (!known) console.error(`The run could not be made: ${printable(reasonOf(error))}`)
  // Calls that wait for a server that is gone must not keep anybody waiting.
  process.exit(NOT_RUN)
}
