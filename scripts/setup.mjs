// Makes a fresh clone ready and runs a command in it:
//
//   node scripts/setup.mjs [--with FOLDER ...] [--then COMMAND ...]
//
// Installs the packages of the project, and those of each FOLDER that has a lock file of its own. Plain JavaScript
// without dependencies, because it runs before there are any, on Node 20 or newer. The project brings its own Node 24
// as a package, which npm puts first on PATH for every script; the shell that started the setup still has the
// system's, so the command runs from here.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const shell = process.platform === 'win32'
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }

function stop(message) {
  console.error(`setup: ${message}`)
  process.exit(1)
}

/** Runs npm as it was called for this script. */
function npm(args, folder) {
  const own = process.env.npm_execpath
  const [command, ...before] = own ? [process.execPath, own] : ['npm']
  const options = ['--ignore-scripts', '--loglevel=error']
  const { status } = spawnSync(command, [...before, ...args, ...options], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: shell && !own,
  })
  if (status !== 0) stop(`"npm ${args.join(' ')}" failed in ${folder}`)
}

function packagesIn(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {}
}

/** npm writes node_modules/.package-lock.json as its last step, so an install that was cut short is noticed. */
const installedIn = (folder) => packagesIn(join(folder, 'node_modules', '.package-lock.json'))

function isInstalled(folder) {
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  const present = installedIn(folder)
  return [...new Set([...Object.keys(wanted), ...Object.keys(present)])].every((name) => {
    const isForAnotherSystem = wanted[name]?.optional && !present[name]
    return name === '' || isForAnotherSystem || wanted[name]?.version === present[name]?.version
  })
}

function install(folder) {
  if (isInstalled(folder)) return
  console.log(`setup: installing the packages of ${folder}`)
  npm(['ci'], folder)
}

/**
 * npm 10 removes the command `node` of the installed package when it drops the packages of the other systems, which
 * have a command of the same name. Linking again restores it.
 */
function linkNode() {
  const packages = Object.entries(installedIn(root)).filter(
    ([name, entry]) => /^node_modules\/node-[^/]+$/.test(name) && entry.bin?.node,
  )
  if (packages.length === 0 || existsSync(join(bin, shell ? 'node.cmd' : 'node'))) return
  npm(['rebuild', ...packages.map(([name]) => name.replace('node_modules/', ''))], root)
}

/** TypeScript files run directly from Node 22.18 on. */
function requireNode() {
  const version = execFileSync('node', ['--version'], { env, shell }).toString().trim()
  const [major, minor] = version.slice(1).split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return
  stop(
    `Node ${version} is too old, and the project's own Node 24 is not installed for ` +
      `${process.platform}-${process.arch}. Install Node 24 and try again.`,
  )
}

/** Runs the command instead of this process: it gets the signals, and its exit code is the result. */
function run([command, ...args]) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, shell })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  // A signal to npm ends npm and its shell but not this process, which notices that they are gone.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()
  child.on('error', (error) => stop(error.message))
  child.on('exit', (code) => process.exit(code ?? 1))
}

const then = process.argv.indexOf('--then')
const options = then < 0 ? process.argv.slice(2) : process.argv.slice(2, then)
install(root)
linkNode()
requireNode()
for (const [index, folder] of options.entries()) {
  if (options[index - 1] === '--with') install(join(root, folder))
}
if (then > 0) run(process.argv.slice(then + 1))
