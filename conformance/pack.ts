/**
 * `npm run conformance:pack [-- FOLDER]`: packs the kit, with the contract, as a package that needs
 * nothing of this repository. Node runs no TypeScript in packages, so the types are taken out.
 */
import '../scripts/process/help.ts'
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, normalize } from 'node:path'

const kit = import.meta.dirname
const root = dirname(kit)
const dist = join(kit, 'dist')
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

try {
  rmSync(dist, { recursive: true, force: true })
  write('conformance/main.ts')
  for (const file of FILES.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    copyTo(file, (target) => cpSync(join(root, file), target))
  }
  const words = readFileSync(join(root, 'docs', 'conformance.md'), 'utf8')
  const readme = words
    .replaceAll('npm run conformance --', 'npx h5-conformance')
    .replaceAll('conformance/examples/', 'node_modules/h5-conformance/dist/conformance/examples/')
  writeFileSync(join(kit, 'README.md'), readme)
  const to = ['--pack-destination', process.argv[2] ?? root]
  execFileSync('npm', ['pack', '--ignore-scripts', ...to], { cwd: kit, stdio: 'inherit' })
} finally {
  rmSync(dist, { recursive: true, force: true })
  rmSync(join(kit, 'README.md'), { force: true })
}
