import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'

/** The project's root folder, with no slash at its end. */
export const root = dirname(dirname(import.meta.dirname))

/** Stops a script with a message for people. */
export class Failure extends Error {}

/** Prints why a script cannot go on, without a stack when the reason is for people; exits with 1. */
export function fail(error: unknown): never {
  console.error(error instanceof Failure ? `\n${error.message}` : error)
  process.exit(1)
}

export async function readJson<T>(file: string, otherwise: T): Promise<T> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : otherwise
}

/** The arguments of a script; one that it does not take ends it with a line. */
export function readArguments<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(error instanceof Error ? new Failure(error.message) : error)
  }
}

/** Returns the entry of that name; throws a `Failure` that lists the names when there is none. */
export function choose<T>(what: string, name: string, entries: Readonly<Record<string, T>>): T {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined
  if (entry !== undefined) return entry
  const names = Object.keys(entries).filter((one) => one !== '')
  const problem = name === '' ? `Name a ${what}.` : `There is no ${what} "${name}".`
  throw new Failure(`${problem} Choose one of: ${names.join(', ')}.`)
}
