/**
 * Maps every entry of the specification to what realises it, found in the code.
 *
 *   node scripts/coverage.ts           writes docs/coverage.md, fails on an entry without a test or with nothing behind it
 *   node scripts/coverage.ts --check   writes nothing, fails also when the page is not up to date
 */
import './process/help.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments, root } from './process/project.ts'
import { readEvidence } from './specification/evidence.ts'
import { judge, unknownTags } from './specification/judge.ts'
import { entries } from './specification/specification.ts'
import { toMarkdown } from './specification/table.ts'

const target = join(root, 'docs', 'coverage.md')

const { values } = readArguments({ options: { check: { type: 'boolean' } } })

const evidence = readEvidence()
const verdicts = entries.map((entry) => judge(entry, evidence))
const faults = [...verdicts.flatMap((verdict) => verdict.faults), ...unknownTags(evidence.tests)]
const page = toMarkdown(verdicts)
if (!values.check) writeFileSync(target, page)
else if (!existsSync(target) || readFileSync(target, 'utf8') !== page) {
  faults.push('docs/coverage.md is not what the code says: run "node scripts/coverage.ts"')
}
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`${entries.length} entries of the specification, each with what realises it`)
