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

/** Seconds that a script may take to its first words, on a machine that does other work, too. */
const READY = 120

type Started = { url: string; child: ChildProcess }

/**
 * Starts a script that says `ready` with its address and resolves then. Its other lines appear only
 * when it fails: `died` is called with them when it ends by itself after it was ready. `told` gets each
 * line that it says from then on.
 */
export async function startScript(
  line: readonly string[],
  ready: RegExp,
  died: (reason: string) => void,
  { env = {}, told }: { env?: Record<string, string>; told?: (line: string) => void } = {},
): Promise<Started> {
  const name = line[0] ?? ''
  const script = join(root, name)
  if (!existsSync(script)) throw new Failure(`${name} is missing.`)
  const child = spawn(process.execPath, [script, ...line.slice(1)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const keep = (text: string) => {
    said.push(text)
    if (said.length > 30) said.shift()
  }
  const lines = createInterface({ input: child.stdout })
  lines.on('line', keep)
  createInterface({ input: child.stderr }).on('line', keep)

  const address = new Promise<{ url: string }>((resolve) => {
    lines.on('line', (text) => {
      const url = ready.exec(text)?.[1]
      if (url) resolve({ url })
    })
  })
  const ended = once(child, 'exit').then(([code, signal]) => `ended with ${signal ?? code}`)
  const result = await Promise.race([
    address,
    ended.then((reason) => ({ reason })),
    delay(READY * 1000, { reason: `did not get ready in ${READY} s` }, { ref: false }),
  ])
  if ('reason' in result) {
    child.kill('SIGKILL')
    throw new Failure(`${name} ${result.reason}.\n${said.join('\n')}`)
  }
  if (told) lines.on('line', told)
  ended.then((reason) => died(`${name} ${reason}.\n${said.join('\n')}`))
  return { url: result.url, child }
}

/**
 * Starts the mock of the contract; its `url` has no slash at its end. `told` gets a line whenever the
 * contract was changed.
 */
export function startMock(
  port: number,
  died: (reason: string) => void,
  told?: (line: string) => void,
): Promise<Started> {
  const line = ['scripts/mock.ts', '--port', String(port)]
  return startScript(line, /^mock ready (\S+)/, died, told && { told })
}

/** Starts the sandbox; `more` are further arguments of `sandbox/main.ts`. */
export function startSandbox(
  port: number,
  more: readonly string[],
  died: (reason: string) => void,
): Promise<Started> {
  const line = ['sandbox/main.ts', '--port', String(port), ...more]
  return startScript(line, /^sandbox ready (\S+)/, died)
}

/**
 * Serves the build, for a script or a test, before a backend; its `url` is the origin alone. `folder` names another
 * build than the app's, `site` the folder of the site that it is of.
 */
export function startServer(
  port: number,
  { url, folder, site }: { url: string; folder?: string; site?: string },
): Promise<Started> {
  const other = folder === undefined ? [] : ['--folder', folder]
  const line = ['scripts/serve.ts', '--port', String(port), ...other]
  const env = { H5_API: url, ...(site !== undefined && { H5_SITE: site }) }
  return startScript(line, /^serving (http:\/\/[^/]+)/, () => {}, { env })
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

/**
 * The environment of a command whose output is read: without colours. Node warns where one variable
 * asks for them and another one refuses them.
 */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
})

const running = new Set<ChildProcess>()

/** Ends a child and what it started: a browser or a server must not outlive its test. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** Milliseconds in which the last output of a command that has ended may still arrive. */
const PIPE_GRACE = 2_000

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
    // Its own children would keep its output open forever.
    child.on('exit', () => setTimeout(() => killGroup(child), PIPE_GRACE))
  })
  clearTimeout(timer)
  killGroup(child)
  running.delete(child)
  return { ok: code === 0, output, seconds: (performance.now() - begin) / 1000 }
}

export async function buildApp(): Promise<void> {
  const { ok, output } = await runCommand(['vite', 'build'], { timeoutSeconds: 200 })
  if (!ok) throw new Failure(output)
}
