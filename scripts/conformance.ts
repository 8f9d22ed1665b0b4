/**
 * `npm run conformance -- --url https://their.server`: tells whether a server speaks the contract.
 *
 * The kit lives in `conformance/` with a lock file of its own, because Dredd brings old packages.
 * The first run installs them. `node scripts/conformance.ts` does the same without the project's own
 * packages, with any Node from 22.18 on. `--proof` as the first argument runs the kit's own proof.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installKit, kitFolder } from './lib/conformance-packages.ts'
import { fail } from './project.ts'

/** Old packages of Dredd do what Node has reservations about. */
const QUIET = ['--disable-warning=DEP0060', '--disable-warning=Warning']

/** Runs the kit in our place: its end is ours. */
function goOn(args: readonly string[]): void {
  const [first, ...others] = args
  const [script, line] = first === '--proof' ? ['proof/main.ts', others] : ['main.ts', args]
  const child = spawn(process.execPath, [...QUIET, join(kitFolder, script), ...line], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('error', fail)
  child.on('exit', (code, signal) => {
    if (signal) console.error(`conformance: ended by ${signal} before it was through`)
    process.exit(code ?? 2)
  })
}

try {
  installKit()
  goOn(process.argv.slice(2))
} catch (error) {
  fail(error)
}
