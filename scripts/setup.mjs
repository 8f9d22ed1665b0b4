// Makes a fresh clone ready:
//
//   node scripts/setup.mjs [--with folder ...] [--browser] [--servers] [--build] [--then command ...]
//
// `--with` also installs a folder that has a lock file of its own, `--browser` the engines of the tests,
// `--servers` the web servers that `deploy/` is for, and `--build` builds the app; a command that is only
// asked for its `--help` needs none of them. The command runs from here, because the shell that started
// the setup still remembers the system's Node.
// Plain JavaScript without dependencies, because it runs before there are any, on Node 20 or newer. The
// project brings its own Node 24 as a package, which npm puts first on PATH for every script.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
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
 * Says what in a folder's node_modules differs from its package-lock.json, or nothing when they agree.
 * npm writes node_modules/.package-lock.json as the last step of an install, so a broken one is noticed.
 */
function whatDiffers(folder) {
  const wanted = readLock(join(folder, 'package-lock.json'))
  const present = readLock(join(folder, 'node_modules', '.package-lock.json'))
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

/** Runs npm the way in which this script was called; its output appears only when it fails. */
async function runNpm(args, folder) {
  const npm = process.env.npm_execpath
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm']
  const child = spawn(command, [...before, ...args, '--ignore-scripts', '--no-progress'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows && !npm,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [code] = await once(child, 'close').catch((error) => [error.message])
  if (code !== 0) throw new Error(`"npm ${args.join(' ')}" failed (${code}):\n${output}`)
}

const seconds = (begin) => ((Date.now() - begin) / 1000).toFixed(0)

/** Tells how many packages are in place: in one line on a terminal, else every ten seconds. */
function showProgress(folder, begin) {
  const wanted = Object.entries(readLock(join(folder, 'package-lock.json')))
    .filter(([name, { optional }]) => name !== '' && !optional)
    .map(([name]) => join(folder, name, 'package.json'))
  const terminal = process.stdout.isTTY
  const timer = setInterval(
    () => {
      const there = wanted.filter((file) => existsSync(file)).length
      const line = `setup: ${there} of ${wanted.length} packages, ${seconds(begin)} s`
      process.stdout.write(terminal ? `\r${line}` : `${line}\n`)
    },
    terminal ? 500 : 10_000,
  )
  return () => {
    clearInterval(timer)
    if (terminal) process.stdout.write('\r\x1b[K')
  }
}

async function installPackages(folder) {
  const reason = whatDiffers(folder)
  if (!reason) return
  const begin = Date.now()
  const name = folder === root ? 'the project' : folder.slice(root.length)
  console.log(`setup: installing the packages of ${name} (${reason})`)
  const endProgress = showProgress(folder, begin)
  await runNpm(['ci'], folder).finally(endProgress)
  const left = whatDiffers(folder)
  if (left) throw new Error(`after the install, ${left}`)
  console.log(`setup: packages of ${name} installed in ${seconds(begin)} s`)
}

/**
 * npm 10 takes the command `node` of the installed package away again when it drops the packages of
 * the other systems, which have a command of the same name. Linking again restores it.
 */
async function linkOwnNode() {
  const linked = existsSync(join(modules, '.bin', windows ? 'node.cmd' : 'node'))
  const installed = Object.entries(readLock(join(modules, '.package-lock.json'))).filter(
    ([name, { bin }]) => /^node_modules\/node-[^/]+$/.test(name) && bin?.node,
  )
  if (linked || installed.length === 0) return
  console.log('setup: linking the Node of the project')
  await runNpm(['rebuild', ...installed.map(([name]) => name.replace('node_modules/', ''))], root)
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

/** Runs a command before the one that is wanted, and stops if it fails. */
function runFirst(command, args) {
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env, shell: windows }
  const { status } = spawnSync(command, args, options)
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs the command in our place: it gets our signals, and we exit with its code. */
function goOn([command, ...args]) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, shell: windows })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  // A signal to npm ends npm and its shell but not us: notice that they are gone.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()
  child.on('error', (error) => stop(error.message))
  child.on('exit', (code) => process.exit(code ?? 1))
}

const then = process.argv.indexOf('--then')
const [own, command] =
  then < 0 ? [process.argv, []] : [process.argv.slice(0, then), process.argv.slice(then + 1)]
const wanted = command.includes('--help') ? [] : own

try {
  await installPackages(root)
  await linkOwnNode()
  requireNode()
  for (const [index, folder] of wanted.entries()) {
    if (wanted[index - 1] === '--with') await installPackages(join(root, folder))
  }
} catch (error) {
  stop(error.message)
}
if (wanted.includes('--browser')) runFirst('node', [join('scripts', 'browsers', 'browser.ts')])
if (wanted.includes('--servers')) runFirst('node', [join('scripts', 'process', 'web-servers.ts')])
if (wanted.includes('--build')) runFirst('vite', ['build'])
if (command.length > 0) goOn(command)
