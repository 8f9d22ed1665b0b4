/** Writes the list of rules into docs/conformance.md, made from conformance/rules/rules.yaml and the laws. */
import '../scripts/process/help.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/process/project.ts'
import { allLaws } from './behaviour/laws.ts'
import { Contract } from './contract/contract.ts'
import { withRules } from './report/rules.ts'

const file = join(root, 'docs', 'conformance.md')
writeFileSync(file, withRules(readFileSync(file, 'utf8'), allLaws(new Contract())))
