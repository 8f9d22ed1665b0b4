/** Writes the list of rules into docs/conformance.md, made from conformance/rules/rules.yaml and the laws. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allLaws } from '../conformance/behaviour/laws.ts'
import { Contract } from '../conformance/contract/contract.ts'
import { withRules } from '../conformance/report/rules.ts'
import { root } from './project.ts'

const file = join(root, 'docs', 'conformance.md')
writeFileSync(file, withRules(readFileSync(file, 'utf8'), allLaws(new Contract())))
