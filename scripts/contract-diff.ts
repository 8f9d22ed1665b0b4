/**
 * `npm run contract -- diff`: what changed between the released contract and the present one, for
 * clients that were made from the released one. Fails when `info.version` did not rise as far as that
 * asks for. `npm run contract -- diff old.yaml new.yaml` compares two other files.
 *
 *   --check   only says whether `info.version` must rise, as `npm run check` does
 */
import './process/help.ts'
import { existsSync } from 'node:fs'
import { differenceBetween, printDifference, versionFault } from './contract/changes.ts'
import { present, readContract, released } from './contract/contract.ts'
import { fail, readArguments } from './process/project.ts'

const {
  values: { check },
  positionals: [before = released, after = present],
} = readArguments({ options: { check: { type: 'boolean' } }, allowPositionals: true })

try {
  if (before === released && !existsSync(before)) {
    console.log('Nothing is released yet; `npm run contract -- release` makes the first release.')
  } else {
    // What is no contract is said with its line, before anything is compared.
    for (const file of [before, after]) readContract(file)
    const difference = await differenceBetween(before, after)
    if (!check) printDifference(difference)
    const fault = versionFault(difference)
    if (fault) console.error(`\n${fault}`)
    if (fault && check) console.error('`npm run contract -- diff` lists what changed.')
    process.exitCode = fault ? 1 : 0
  }
} catch (error) {
  fail(error)
}
