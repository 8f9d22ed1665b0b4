/** The conformance kit's command: reads what is asked, runs it, reports, and exits accordingly. */
import { Contract } from './contract/contract.ts'
import type { Options } from './options.ts'
import { help, readOptions, Usage } from './options.ts'
import { writeReports } from './report/files.ts'
import { announcement, summary } from './report/terminal.ts'
import { reasonOf } from './run/client.ts'
import { NotRun, run, verdict } from './run/run.ts'

const CONTRACT = new URL('../openapi/h5.yaml', import.meta.url)
const NOT_RUN = 2

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (options === 'help') {
    console.log(help)
    return 0
  }
  return test(options)
}

async function test(options: Options): Promise<number> {
  const contract = new Contract(CONTRACT)
  let done = 0
  const report = await run(contract, options, {
    onPlan: (plan) => console.log(announcement(contract, options, plan)),
    onResult: ({ status }) => {
      done += 1
      if (process.stdout.isTTY) process.stdout.write(`\r${done} ${status.padEnd(8)}`)
    },
  })
  if (process.stdout.isTTY) process.stdout.write('\r')
  console.log(summary(contract, report))
  const files = options.report ? writeReports(contract, report, options.report) : []
  for (const file of files) console.log(`written: ${file}`)
  return verdict(report).ok ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const known = error instanceof Usage || error instanceof NotRun
  console.error(known ? error.message : error)
  if (!known) console.error(`The run could not be made: ${reasonOf(error)}`)
  process.exitCode = NOT_RUN
}
