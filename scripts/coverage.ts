/**
 * Maps every entry of the specification to what realises it, found in the code.
 *
 *   node scripts/coverage.ts           writes docs/coverage.md, fails on an entry with nothing behind it
 *   node scripts/coverage.ts --check   writes nothing, fails also when the page is not up to date
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process/project.ts'
import { readEvidence } from './specification/evidence.ts'
import { capabilities } from './specification/items/capabilities.ts'
import { constants } from './specification/items/constants.ts'
import { contractItems } from './specification/items/contract-items.ts'
import { messageItems } from './specification/items/messages.ts'
import { rules } from './specification/items/rules.ts'
import { screens } from './specification/items/screens.ts'
import { stateItems } from './specification/items/states.ts'
import { judge } from './specification/judge.ts'
import { toMarkdown } from './specification/table.ts'

const target = join(root, 'docs', 'coverage.md')

const evidence = readEvidence()
const items = [
  ...capabilities,
  ...screens,
  ...contractItems,
  ...stateItems,
  ...rules,
  ...messageItems,
  ...constants,
]
const verdicts = items.map((item) => judge(item, evidence))
const faults = verdicts.flatMap((verdict) => verdict.faults)
const page = toMarkdown(verdicts)
if (!process.argv.includes('--check')) writeFileSync(target, page)
else if (!existsSync(target) || readFileSync(target, 'utf8') !== page) {
  faults.push('docs/coverage.md is not what the code says: run "node scripts/coverage.ts"')
}
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`${items.length} entries of the specification, each with what realises it`)
