import { readFileSync } from 'node:fs'
import { isRecord } from '../../scripts/contract/document.ts'
import type { Options } from '../plan/options.ts'
import type { User } from '../plan/stage.ts'
import type { Result } from './result.ts'

/** Everything that came of a run. */
export interface Report {
  options: Options
  /** Whose answers were read, with the session of the run. */
  user: User
  contractVersion: string
  /** The areas that the site does not offer: their operations and laws were left out. */
  absent: readonly string[]
  started: Date
  seconds: number
  planned: number
  results: readonly Result[]
}

/** How a run came out. */
export function verdict({ results, planned, options }: Report): {
  passed: number
  failed: number
  leftOut: number
  ok: boolean
} {
  const count = (status: Result['status']) => results.filter((one) => one.status === status).length
  const [passed, failed, leftOut] = [count('passed'), count('failed'), count('left out')]
  const whole = results.length === planned && passed > 0
  const lacking = options.complete && (leftOut > 0 || obstacles(results).length > 0)
  return { passed, failed, leftOut, ok: failed === 0 && whole && !lacking }
}

/** The successes that could not be shown, because the server was right to refuse. */
export function obstacles(results: readonly Result[]): [why: string, ids: string[]][] {
  const found = results.filter(
    ({ status, note, subject }) => status === 'passed' && note && subject.kind === 'done',
  )
  const groups = Map.groupBy(found, ({ note }) => note ?? '')
  return [...groups].map(([why, of]) => [why, of.map(({ subject }) => subject.id).sort()])
}

/** The version of the kit. */
export function kitVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const manifest: unknown = JSON.parse(text)
  return isRecord(manifest) ? String(manifest.version) : ''
}
