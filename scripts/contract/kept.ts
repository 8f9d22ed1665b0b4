/** Keeps in `.cache` what was made of files, beside their hash: reading the contract takes a second. */
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from '../process/project.ts'

const folder = join(root, '.cache', 'contract')

/** The hash of some files and of the reader, so that nothing is kept of a former one. */
export function hashOf(...files: string[]): string {
  const reader = readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name))
  const hash = createHash('sha256')
  for (const file of [...files, ...reader]) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** What is kept under a name for a hash; undefined when that is another one, or none. */
export function readKept<T>(name: string, hash: string): T | undefined {
  const file = join(folder, `${name}.json`)
  if (!existsSync(file)) return undefined
  const { hash: of, value } = JSON.parse(readFileSync(file, 'utf8'))
  return of === hash ? value : undefined
}

/** Keeps a value. Several processes may do so at once: none of them reads half a file. */
export function keep(name: string, hash: string, value: unknown): void {
  mkdirSync(folder, { recursive: true })
  const own = join(folder, `${name}.${randomUUID()}`)
  writeFileSync(own, JSON.stringify({ hash, value }))
  renameSync(own, join(folder, `${name}.json`))
}
