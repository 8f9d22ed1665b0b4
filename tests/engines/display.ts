import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { stop } from '../../scripts/process/processes.ts'

/** A screen without a monitor, for browsers that know no other way. */
export interface Display {
  /** As programs find it in their environment. */
  name: string
  end: () => Promise<void>
}

/** Starts one under the first free number. */
export async function startDisplay(xvfb: string): Promise<Display> {
  // It tells its number in its output as soon as windows can be opened.
  const line = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const child = spawn(xvfb, line, { stdio: ['ignore', 'pipe', 'ignore'] })
  const number = once(createInterface({ input: child.stdout }), 'line')
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${xvfb} ended with ${code}`)
  })
  const [text] = await Promise.race([number, ended])
  ended.catch(() => undefined)
  return { name: `:${text}`, end: () => stop(child) }
}
