/**
 * `npm run conformance -- pack [FOLDER]`: packs the kit, with the contract, as a package that needs
 * nothing of this repository. Node runs no TypeScript in packages, so the types are taken out. Dredd is bundled:
 * npm applies the overrides of its old packages in this folder alone, and not where the package is installed.
 */
import '../scripts/process/help.ts'
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, resolve } from 'node:path'

const kit = import.meta.dirname
const root = dirname(kit)
const staged = mkdtempSync(join(tmpdir(), 'h5-conformance-'))
const dist = join(staged, 'dist')
/** What is read while the kit runs, beside its modules. */
const FILES = [
  'conformance/{bin.mjs,package.json,rules/rules.yaml,run/hooks.cjs}',
  'conformance/examples/*.mjs',
  'openapi/h5.yaml',
]

/** Writes a module and what it imports as JavaScript. */
function write(file: string, written = new Set<string>()): void {
  if (written.has(file)) return
  written.add(file)
  const script = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'))
  const specifier = /(?<=(?:from|import) ')(\.[^']*)\.ts(?=')/g
  copyTo(file.replace(/\.ts$/, '.js'), (target) => {
    writeFileSync(target, script.replaceAll(specifier, '$1.js'))
  })
  for (const [name] of script.matchAll(specifier))
    write(normalize(join(dirname(file), name)), written)
}

function copyTo(file: string, copy: (target: string) => void): void {
  const target = join(dist, file)
  mkdirSync(dirname(target), { recursive: true })
  copy(target)
}

interface Manifest {
  version: string
  name: string
  dependencies?: Record<string, string>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
}

/** Lets each package ask for what is installed: `npm ci` fails on a bundle that its packages contradict. */
function pinDependencies(): void {
  const installed = '**/node_modules/{*,@*/*}/package.json'
  for (const file of globSync(installed, { cwd: staged })) {
    const folder = join(staged, dirname(file))
    const { dependencies = {}, ...manifest } = readManifest(folder)
    const pinned = Object.keys(dependencies).map((name) => [name, installedVersion(folder, name)])
    writeManifest(folder, { ...manifest, dependencies: Object.fromEntries(pinned) })
  }
}

/** The version of a dependency that Node finds from a folder, with its name where that is another one. */
function installedVersion(folder: string, dependency: string): string {
  const found = join(folder, 'node_modules', dependency)
  if (!existsSync(found)) return installedVersion(dirname(folder), dependency)
  const { name, version } = readManifest(found)
  return name === dependency ? version : `npm:${name}@${version}`
}

try {
  writeManifest(staged, Object.assign(readManifest(kit), { bundleDependencies: ['dredd'] }))
  cpSync(join(kit, 'node_modules'), join(staged, 'node_modules'), { recursive: true })
  pinDependencies()
  write('conformance/main.ts')
  for (const file of FILES.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    copyTo(file, (target) => cpSync(join(root, file), target))
  }
  const words = readFileSync(join(root, 'docs', 'conformance.md'), 'utf8')
  const readme = words
    .replaceAll('npm run conformance -- --', 'npx h5-conformance --')
    .replaceAll('conformance/examples/', 'node_modules/h5-conformance/dist/conformance/examples/')
  writeFileSync(join(staged, 'README.md'), readme)
  const to = ['--pack-destination', resolve(process.argv[2] ?? root)]
  execFileSync('npm', ['pack', '--ignore-scripts', ...to], { cwd: staged, stdio: 'inherit' })
} finally {
  rmSync(staged, { recursive: true, force: true })
}
