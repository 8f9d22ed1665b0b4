import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A sandbox in a process of its own. */
export interface Child {
  url: string
  process: ChildProcess
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Starts `sandbox/main.ts` on any free port and resolves when it serves. */
export async function startChild(options: readonly string[]): Promise<Child> {
  const child = spawn(process.execPath, [MAIN, '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const url = /^sandbox ready (\S+)/.exec(line)?.[1]
      if (url) resolve(url)
    })
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The sandbox ended with ${code} before it was ready`)
  })
  return { url: await Promise.race([ready, ended]), process: child }
}

/** Ends it at once, whatever it is doing. */
export async function killChild({ process: child }: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
