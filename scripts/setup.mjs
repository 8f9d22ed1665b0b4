// Makes a fresh clone ready: `node scripts/setup.mjs [--browser] [--then command ...]`. The command
// runs from here, because the shell that started the setup still remembers the system's Node.
// Plain JavaScript without dependencies, because it runs before there are any, on Node 20 or newer.
// The project brings its own Node 24 as a package, which npm puts first on PATH for every script.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const windows = process.platform === 'win32'
const env = {
  ...process.env,
  PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/**
 * Says what in node_modules differs from package-lock.json, or nothing when they agree. npm writes
 * node_modules/.package-lock.json as the last step of an install, so a broken one is noticed.
 */
function whatDiffers() {
  const wanted = readLock(join(root, 'package-lock.json'))
  const present = readLock(join(modules, '.package-lock.json'))
  if (Object.keys(present).length === 0) return 'no packages are installed'
  for (const [name, { version, optional }] of Object.entries(wanted)) {
    if (name === '' || (optional && !present[name])) continue
    if (present[name]?.version !== version) return `${name} is not at ${version}`
  }
  for (const name of Object.keys(present)) {
    if (!wanted[name]) return `${name} is not in package-lock.json`
  }
  return undefined
}

function stop(message) {
  console.error(`setup: ${message}`)
  process.exit(1)
}

/** Runs npm the way in which this script was called, in sight of the user. */
function runNpm(args) {
  const npm = process.env.npm_execpath
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm']
  const done = spawnSync(command, [...before, ...args, '--ignore-scripts', '--no-progress'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows && !npm,
  })
  if (done.status === 0) return
  stop(`"npm ${args.join(' ')}" failed: ${done.error?.message ?? `exit ${done.status}`}`)
}

function installPackages() {
  const reason = whatDiffers()
  if (!reason) return
  const begin = Date.now()
  console.log(`setup: ${reason}; running "npm ci --ignore-scripts"`)
  runNpm(['ci'])
  const left = whatDiffers()
  if (left) stop(`after the install, ${left}`)
  console.log(`setup: packages installed in ${((Date.now() - begin) / 1000).toFixed(1)} s`)
}

/**
 * npm 10 takes the command `node` of the installed package away again when it drops the packages of
 * the other systems, which have a command of the same name. Linking anew brings it back.
 */
function linkOwnNode() {
  const linked = existsSync(join(modules, '.bin', windows ? 'node.cmd' : 'node'))
  const installed = Object.entries(readLock(join(modules, '.package-lock.json'))).filter(
    ([name, { bin }]) => /^node_modules\/node-[^/]+$/.test(name) && bin?.node,
  )
  if (linked || installed.length === 0) return
  console.log('setup: linking the Node of the project')
  runNpm(['rebuild', ...installed.map(([name]) => name.replace('node_modules/', ''))])
}

/** TypeScript files run directly from Node 22.18 on. */
function requireNode() {
  const version = execFileSync('node', ['--version'], { cwd: root, env, shell: windows })
    .toString()
    .trim()
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return
  stop(
    `Node ${version} is too old and the project's own Node 24 is not installed for ` +
      `${process.platform}-${process.arch}. Install Node 24 and try again.`,
  )
}

/** Runs a command in our place: it gets our signals, and its end is ours. */
function goOn([command, ...args]) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, shell: windows })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  // A signal to npm ends npm and its shell without telling us: notice that they are gone.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()
  child.on('error', (error) => stop(error.message))
  child.on('exit', (code) => process.exit(code ?? 1))
}

const then = process.argv.indexOf('--then')
const [own, command] =
  then < 0 ? [process.argv, []] : [process.argv.slice(0, then), process.argv.slice(then + 1)]

installPackages()
linkOwnNode()
requireNode()
if (own.includes('--browser')) {
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env, shell: windows }
  const done = spawnSync('node', [join('scripts', 'browser.ts')], options)
  if (done.status !== 0) process.exit(done.status ?? 1)
}
if (command.length > 0) goOn(command)
