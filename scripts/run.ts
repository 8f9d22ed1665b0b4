/**
 * Runs a part of a verb: `npm run sandbox -- audit FILE` runs the part `audit` of `sandbox`, and `npm run sandbox`
 * the verb itself. All other arguments are handed on.
 */
import { spawn } from 'node:child_process'
import { toolEnvironment } from './process/processes.ts'
import { choose, fail, root } from './process/project.ts'

/** Dredd and its packages use what Node has deprecated. */
const kit = ['node', '--disable-warning=DEP0060', '--disable-warning=Warning']

/** The command of each part of a verb; the part without a name is the verb itself. */
export const verbs: Record<string, Record<string, string[]>> = {
  sandbox: {
    '': ['node', 'sandbox/main.ts'],
    audit: ['node', 'sandbox/audit-main.ts'],
    crash: ['node', 'sandbox/test/crash.ts'],
  },
  conformance: {
    '': [...kit, 'conformance/main.ts'],
    pack: ['node', '--disable-warning=ExperimentalWarning', 'conformance/pack.ts'],
    proof: [...kit, 'conformance/proof/main.ts'],
  },
  'bench:pages': {
    '': ['node', 'scripts/benches/pages.ts'],
    chart: ['node', 'scripts/benches/chart.ts'],
  },
  'bench:live': {
    '': ['node', 'scripts/benches/live.ts'],
    quotes: ['node', 'scripts/benches/quotes.ts'],
  },
}

function main([verb = '', ...args]: string[]): void {
  const parts = choose('verb', verb, verbs)
  const isNamed = args[0] !== undefined && !args[0].startsWith('-')
  const [command = '', ...line] = choose('part', isNamed ? (args.shift() ?? '') : '', parts)
  const child = spawn(command, [...line, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment,
    shell: process.platform === 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('error', fail)
  child.on('exit', (code) => process.exit(code ?? 1))
}

if (import.meta.main) {
  try {
    main(process.argv.slice(2))
  } catch (error) {
    fail(error)
  }
}
