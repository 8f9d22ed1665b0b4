/**
 * `npm run contract:diff`: what changed between the released contract and the present one, for
 * clients that were made from the released one. Fails when something breaks them and the major
 * version did not rise. `node scripts/contract-diff.ts old.yaml new.yaml` compares two other files.
 */
import { existsSync } from 'node:fs'
import { changesBetween, versionFault } from './lib/contract-changes.ts'
import { present, printChanges, readContract, released } from './lib/contract-files.ts'
import { fail } from './project.ts'

try {
  const [before = released, after = present] = process.argv.slice(2)
  if (before === released && !existsSync(before)) {
    console.log('Nothing is released yet; `npm run contract:release` makes the first release.')
  } else {
    const [from, to] = [readContract(before), readContract(after)]
    const changes = changesBetween(from, to)
    printChanges(from, to, changes)
    const breaks = changes.some((change) => change.level === 'breaking')
    const fault = breaks ? versionFault(from, to, changes) : undefined
    if (fault) console.error(`\n${fault}`)
    process.exitCode = fault ? 1 : 0
  }
} catch (error) {
  fail(error)
}
