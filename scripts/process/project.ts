import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The project's root folder, with no slash at its end. */
export const root = dirname(dirname(import.meta.dirname))

/** Stops a script with a message for people. */
export class Failure extends Error {}

/** Prints why a script cannot go on, without a stack when the reason is for people; exits with 1. */
export function fail(error: unknown): never {
  console.error(error instanceof Failure || isUsage(error) ? `\n${error.message}` : error)
  process.exit(1)
}

export async function readJson<T>(file: string, otherwise: T): Promise<T> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : otherwise
}

/** What `parseArgs` says of an option that there is not. */
const isUsage = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
