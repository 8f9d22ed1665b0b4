import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { Failure, root } from './project.ts'

/** The first free TCP port of 127.0.0.1 from `first` on. */
export async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 100; port += 1) {
    const probe = createServer()
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!free) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
  throw new Failure(`No free port between ${first} and ${first + 99}.`)
}

/** Ends a child: asks first, forces after two seconds. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await Promise.race([ended, delay(2000, undefined, { ref: false })])
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await ended
}

/**
 * Starts the mock on `port` and resolves when it answers. Its own lines appear only when it fails:
 * `died` is called with them when it ends by itself after it was ready.
 */
export async function startMock(
  port: number,
  died: (reason: string) => void,
): Promise<{ url: string; child: ChildProcess }> {
  const script = join(root, 'scripts', 'mock.ts')
  if (!existsSync(script)) throw new Failure(`${script} is missing.`)
  const child = spawn(process.execPath, [script, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const keep = (line: string) => {
    said.push(line)
    if (said.length > 30) said.shift()
  }
  const lines = createInterface({ input: child.stdout })
  lines.on('line', keep)
  createInterface({ input: child.stderr }).on('line', keep)

  const ready = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const url = /^mock ready (\S+)/.exec(line)?.[1]
      if (url) resolve(url)
    })
  })
  const ended = once(child, 'exit').then(([code, signal]) => `ended with ${signal ?? code}`)
  const result = await Promise.race([
    ready.then((url) => ({ url })),
    ended.then((reason) => ({ reason })),
    delay(30_000, { reason: 'said nothing for 30 s' }, { ref: false }),
  ])
  if ('reason' in result) {
    child.kill('SIGKILL')
    throw new Failure(`The mock did not start: it ${result.reason}.\n${said.join('\n')}`)
  }
  ended.then((reason) => died(`The mock ${reason}.\n${said.join('\n')}`))
  return { url: result.url, child }
}

/** Runs `cleanUp` once when the user presses Ctrl-C or the process is asked to end, then exits. */
export function onStop(cleanUp: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      await cleanUp()
      process.exit(0)
    })
  }
}

export type CommandResult = { ok: boolean; output: string; seconds: number }

/** The environment in which the project's own Node and tools come first, as in an npm script. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
}

const running = new Set<ChildProcess>()

/** Ends a child and what it started: a browser or a server must not outlive its test. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Ends every command that is still running. */
export function stopCommands(): void {
  for (const child of running) killGroup(child)
}

/**
 * Runs one command of `node_modules/.bin` or PATH without standard input and keeps what it prints.
 * `show` prints it at once as well. A command over its time is ended and counts as failed.
 */
export async function runCommand(
  line: readonly string[],
  options: { timeoutSeconds: number; show?: boolean; env?: Record<string, string> },
): Promise<CommandResult> {
  const begin = performance.now()
  const [command = '', ...args] = line
  const child = spawn(command, args, {
    cwd: root,
    env: { ...toolEnvironment, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  })
  running.add(child)
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
    if (options.show) process.stdout.write(chunk)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const timer = setTimeout(() => {
    keep(Buffer.from(`\n${command}: stopped after ${options.timeoutSeconds} s\n`))
    killGroup(child)
  }, options.timeoutSeconds * 1000)
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      keep(Buffer.from(`${error.message}\n`))
      resolve(null)
    })
    child.on('close', resolve)
  })
  clearTimeout(timer)
  killGroup(child)
  running.delete(child)
  return { ok: code === 0, output, seconds: (performance.now() - begin) / 1000 }
}
