import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { Failure, root } from '../project.ts'
import type { Document } from './contract-changes.ts'
import type { Change } from './schema-changes.ts'

/** The contract as it is authored. */
export const present = join(root, 'openapi', 'h5.yaml')
/** The contract that clients and servers elsewhere were made from. */
export const released = join(root, 'openapi', 'released', 'h5.yaml')

export function readContract(file: string): Document {
  if (!existsSync(file)) throw new Failure(`${file} is missing.`)
  return parse(readFileSync(file, 'utf8')) as Document
}

/** Prints the changes, the worst first, one line each, and their numbers. */
export function printChanges(before: Document, after: Document, changes: Change[]): void {
  const width = Math.max(0, ...changes.map((change) => change.place.length))
  for (const { level, place, text } of changes) {
    console.log(`${level.padEnd(8)}  ${place.padEnd(Math.min(width, 60))}  ${text}`)
  }
  const count = (level: Change['level']) => changes.filter((one) => one.level === level).length
  const numbers = `${count('breaking')} breaking, ${count('warning')} to look at, ${count('note')} harmless`
  const versions = `${before.info.version} -> ${after.info.version}`
  console.log(changes.length === 0 ? `${versions}: nothing changed` : `${versions}: ${numbers}`)
}
