/**
 * `npm run contract:diff`: what changed between the released contract and the present one, for
 * clients that were made from the released one. Fails when `info.version` did not rise as far as that
 * asks for. `node scripts/contract-diff.ts old.yaml new.yaml` compares two other files.
 */
import './process/help.ts'
import { existsSync } from 'node:fs'
import { differenceBetween, printDifference, versionFault } from './contract/changes.ts'
import { present, readContract, released } from './contract/contract.ts'
import { fail } from './process/project.ts'

try {
  const [before = released, after = present] = process.argv.slice(2)
  if (before === released && !existsSync(before)) {
    console.log('Nothing is released yet; `npm run contract:release` makes the first release.')
  } else {
    // What is no contract is said with its line, before anything is compared.
    for (const file of [before, after]) readContract(file)
    const difference = await differenceBetween(before, after)
    printDifference(difference)
    const fault = versionFault(difference)
    if (fault) console.error(`\n${fault}`)
    process.exitCode = fault ? 1 : 0
  }
} catch (error) {
  fail(error)
}
