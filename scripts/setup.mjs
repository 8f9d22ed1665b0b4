// Makes a fresh clone ready to run: `node scripts/setup.mjs [--browser]`.
// Plain JavaScript without dependencies, because it runs before there are any, on Node 20 or newer.
// The project brings its own Node 24 as a package, which npm puts first on PATH for every script.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const windows = process.platform === 'win32'
const path = `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`

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

function installPackages() {
  const reason = whatDiffers()
  if (!reason) return
  const begin = Date.now()
  console.log(`setup: ${reason}; running "npm ci --ignore-scripts"`)
  const npm = process.env.npm_execpath
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm']
  const done = spawnSync(command, [...before, 'ci', '--ignore-scripts', '--no-progress'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows && !npm,
  })
  if (done.status !== 0) stop(`"npm ci" failed: ${done.error?.message ?? `exit ${done.status}`}`)
  const left = whatDiffers()
  if (left) stop(`after the install, ${left}`)
  console.log(`setup: packages installed in ${((Date.now() - begin) / 1000).toFixed(1)} s`)
}

/** TypeScript files run directly from Node 22.18 on. */
function requireNode() {
  const options = { cwd: root, env: { ...process.env, PATH: path }, shell: windows }
  const version = execFileSync('node', ['--version'], options).toString().trim()
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return
  stop(
    `Node ${version} is too old and the project's own Node 24 is not installed for ` +
      `${process.platform}-${process.arch}. Install Node 24 and try again.`,
  )
}

installPackages()
requireNode()
if (process.argv.includes('--browser')) {
  const env = { ...process.env, PATH: path }
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env, shell: windows }
  const done = spawnSync('node', [join('scripts', 'browser.ts')], options)
  if (done.status !== 0) process.exit(done.status ?? 1)
}
