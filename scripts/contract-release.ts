/**
 * `npm run contract -- release`: checks the contract and makes it the released one, against which
 * `npm run contract -- diff` compares from then on. A change needs a higher `info.version`, a breaking
 * one a higher major.
 */
import './process/help.ts'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { differenceBetween, printDifference, versionFault } from './contract/changes.ts'
import { present, readContract, released } from './contract/contract.ts'
import { onStop, runCommand, stopCommands } from './process/processes.ts'
import { Failure, fail } from './process/project.ts'

const checks = {
  'its style': ['node', 'scripts/run.ts', 'contract', 'lint'],
  'its tests': ['vitest', 'run', '--project', 'contract'],
  'what is generated from it': ['node', 'scripts/generate.ts', '--check'],
} as const

async function main(): Promise<void> {
  onStop(async () => stopCommands())
  const contract = readContract(present).document
  if (existsSync(released)) {
    const difference = await differenceBetween(released, present)
    printDifference(difference)
    const fault = versionFault(difference)
    if (fault) throw new Failure(fault)
  }
  for (const [name, line] of Object.entries(checks)) {
    const { ok, output, seconds } = await runCommand(line, { timeoutSeconds: 600 })
    if (!ok) throw new Failure(`${name}: ${line.join(' ')}\n${output}`)
    console.log(`ok  ${name}, ${seconds.toFixed(1)} s`)
  }
  mkdirSync(dirname(released), { recursive: true })
  copyFileSync(present, released)
  console.log(`Version ${contract.info.version} is released: commit openapi/released/h5.yaml.`)
}

main().catch(fail)
