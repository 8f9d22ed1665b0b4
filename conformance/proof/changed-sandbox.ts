import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reasonOf } from '../client/client.ts'
import type { Contract } from '../contract/contract.ts'
import { readOptions } from '../plan/options.ts'
import type { Report } from '../result/report.ts'
import type { Result } from '../result/result.ts'
import type { Listener } from '../run/run.ts'
import { run } from '../run/run.ts'
import type { Change } from './source-server.ts'

/** Lets the kit loose on a sandbox. */
export function runAt(contract: Contract, url: string, listener: Listener): Promise<Report> {
  const args = ['--url', url, '--helper', 'sandbox', '--seed', '1', '--timeout', '30']
  const options = readOptions(args)
  if (typeof options === 'string') throw new Error('A run was asked for')
  return run(contract, options, listener)
}

/** What the kit says of a changed sandbox: the first that failed, or how many passed. */
export type Judgement = { failed: Result } | { gone: string } | { passed: number } | undefined

/**
 * Starts a sandbox with a place of its source changed and lets the kit judge it, one choice of cases and
 * laws after the other, until something fails. Undefined when it does not start.
 */
export async function judgeChanged(
  contract: Contract,
  change: Change,
  choices: readonly NonNullable<Listener['choose']>[],
): Promise<Judgement> {
  const files = mkdtempSync(join(tmpdir(), 'h5-changed-'))
  const server = fork(join(import.meta.dirname, 'source-server.ts'), { silent: true })
  try {
    server.send({ change, files })
    const end = once(server, 'exit').then(() => [])
    const [url] = await Promise.race([once(server, 'message'), end])
    if (!url) return undefined
    const { promise, resolve } = Promise.withResolvers<Result>()
    let passed = 0
    for (const choose of choices) {
      const listener: Listener = {
        choose,
        onResult: (result) => {
          if (result.status === 'failed') resolve(result)
        },
      }
      const came = await Promise.race([promise, runAt(contract, url, listener)])
      if ('subject' in came) return { failed: came }
      passed += came.results.filter(({ status }) => status === 'passed').length
    }
    return { passed }
  } catch (error) {
    // It is gone, or hangs, or nobody gets in.
    return { gone: reasonOf(error) }
  } finally {
    server.kill('SIGKILL')
    rmSync(files, { recursive: true, force: true })
  }
}

/** Most of a law is waiting. */
const BESIDE = 3

/** Works on several at once, each of which has a sandbox of its own; answers in their order. */
export async function besideEachOther<T, Result>(
  all: readonly T[],
  work: (one: T) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = all.entries()
  const next = async () => {
    for (const [index, one] of waiting) results[index] = await work(one)
  }
  await Promise.all(Array.from({ length: BESIDE }, next))
  return results
}
