/**
 * `npm run contract -- generators`: proves that other people's tools take the contract, each with the files
 * that docs/contract.md names for it: parsers and linters read it, generators make clients, of which those
 * that need nothing else are compiled in TypeScript's strict mode together with a few lines that use them,
 * a validator lets every answer of the contract pass, and the collection of requests gets its answers from the
 * mock. Prism and Dredd are tried by tests/conformance/plain-tools.test.ts.
 *
 * The tools have a lock file of their own, because some need an older TypeScript than the project; Redocly
 * is the project's.
 */
import '../../scripts/process/help.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContract } from '../../scripts/contract/contract.ts'
import { redocly } from '../../scripts/contract/redocly.ts'
import { startMock } from '../../scripts/mock/server.ts'
import { plainEnvironment, runCommand } from '../../scripts/process/processes.ts'
import { Failure, fail, root } from '../../scripts/process/project.ts'

const folder = import.meta.dirname
const modules = join(folder, 'node_modules')
const target = join(root, '.cache', 'generators')
const exported = join(target, 'export')
const original = join(root, 'openapi', 'h5.yaml')
const lean = join(exported, 'h5-lean.yaml')
const contract = readContract()
const ids = contract.operations.map(({ id }) => id)
/** With the streams, which parsers count, too. */
const count = ids.length + contract.streams.length

/** What a client does first: it tells the outcomes apart by `code` and reads their data. */
const use = (answer: string, reason: string) => `
type Answer = ${answer}

export function outcome(answer: Answer): string {
  switch (answer.code) {
    case 1:
      return answer.data.record.actual_amount
    case 0:
      return answer.data.reason satisfies ${reason}
    case 401:
      return answer.msg
    default:
      return answer satisfies never
  }
}
`

interface Generator {
  /** The tool's script and its arguments. */
  command: (file: string, to: string) => string[]
  /** Lines that use what it made in the folder `.`; without them that is not compiled. */
  use?: string
}

const generators: Record<string, Generator> = {
  'openapi-typescript': {
    command: (file, to) => ['openapi-typescript/bin/cli.js', file, '-o', join(to, 'types.ts')],
    use: `import type { components, paths } from './types'
${use(
  "paths['/api/user/cash']['post']['responses'][200]['content']['application/json']",
  "components['schemas']['RefusalReason']",
)}`,
  },
  'hey-api': {
    command: (file, to) => ['@hey-api/openapi-ts/bin/run.js', '-i', file, '-o', join(to, 'client')],
    use: `import type { RefusalReason, SubmitWithdrawalResponse } from './client'
import { submitWithdrawal } from './client'
${use('SubmitWithdrawalResponse', 'RefusalReason')}
export async function withdraw(amount: number, fee: string, token: string): Promise<string | undefined> {
  const { data } = await submitWithdrawal({
    body: {
      target_id: 'pm_1001',
      amount,
      fee,
      fund_password: 'fund1234',
      request_id: crypto.randomUUID(),
      valid_until: 1795188660,
    },
    headers: { language: 'en', lang: 'en' },
    auth: token,
  })
  return data && outcome(data)
}
`,
  },
  kubb: {
    command: () => [
      '@kubb/cli/bin/kubb.cjs',
      'generate',
      '--config',
      join(folder, 'kubb.config.js'),
    ],
    use: `import type { RefusalReason } from './types/RefusalReason'
import type { SubmitWithdrawalMutationResponse } from './types/SubmitWithdrawal'
${use('SubmitWithdrawalMutationResponse', 'RefusalReason')}`,
  },
  oazapfts: { command: (file, to) => ['oazapfts/dist/cli.js', file, join(to, 'client.ts')] },
  'openapi-zod-client': {
    command: (file, to) => ['openapi-zod-client/bin.js', file, '-o', join(to, 'client.ts')],
  },
}

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
}

/** Says that a step is right once it has ended, and how long it took. */
async function step<T>(what: string, work: () => T): Promise<Awaited<T>> {
  const begin = performance.now()
  const done = await work()
  console.log(`ok  ${what}, ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  return done
}

/** Runs a script to its end and returns what it prints; throws that when it fails. */
function run(script: string, line: string[], env: Record<string, string> = {}): string {
  const done = spawnSync(process.execPath, [script, ...line], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...plainEnvironment(), DO_NOT_TRACK: '1', ...env },
    timeout: 120_000,
  })
  const output = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`
  if (done.status !== 0) throw new Failure(`${script} ${line.join(' ')} failed:\n${output}`)
  return output
}

/** Throws when something lacks operations. */
function requireAll(what: string, found: (id: string) => boolean): void {
  const missing = ids.filter((id) => !found(id))
  if (missing.length > 0) throw new Failure(`${what} lacks ${missing.join(', ')}.`)
}

function textsIn(path: string): string {
  if (statSync(path).isFile()) return readFileSync(path, 'utf8')
  return readdirSync(path)
    .map((name) => textsIn(join(path, name)))
    .join('\n')
}

function parse(file: string): void {
  const said = run('parsers.js', [file])
  const right = `swagger-parser ${count}, Scalar ${count}\n`
  if (said !== right) throw new Failure(`${said}and not\n${right}`)
}

function generate(name: string, file: string): void {
  const generator = generators[name]
  const to = join(target, name, file === lean ? 'lean' : 'original')
  mkdirSync(to, { recursive: true })
  const [script = '', ...line] = generator?.command(file, to) ?? []
  run(join(modules, script), line, { H5_CONTRACT: file, H5_TARGET: to })
  const text = textsIn(to).toLowerCase()
  // One that names calls by their paths names no ids.
  const marks = new Map(contract.operations.map(({ id, path }) => [id, path.toLowerCase()]))
  requireAll(`${name} of ${file}`, (id) =>
    [id.toLowerCase(), marks.get(id) ?? id].some((mark) => text.includes(mark)),
  )
  if (generator?.use) writeFileSync(join(to, 'use.ts'), generator.use)
  else rmSync(to, { recursive: true })
}

/** Each answer of the contract, behind a validator of requests and answers. */
function validate(): void {
  const cases = contract.operations.map(({ method, path, parameters, body, answer }) => {
    const required = parameters.filter((one) => one.in === 'query' && one.required)
    const query = required.map(({ name, example }) => [name, String(example)])
    const [example = {}] = body?.examples.values() ?? []
    return {
      method: method.toUpperCase(),
      path: `${path}?${new URLSearchParams(query)}`,
      headers: { language: 'en', lang: 'en', token: 'any-session-of-the-demo' },
      type: body?.type,
      pairs: Object.entries(example).map(([name, value]) => [
        name,
        body?.fields.get(name)?.format === 'binary' ? null : String(value),
      ]),
      answers: [...answer.examples.values()],
    }
  })
  const file = join(target, 'cases.json')
  writeFileSync(file, JSON.stringify(cases))
  run('express-server.js', [lean, file])
}

async function sendCollection(): Promise<void> {
  const mock = await startMock({ port: 0 })
  try {
    const { port } = new URL(mock.url)
    const line = [join(exported, 'h5.postman_collection.json'), `http://127.0.0.1:${port}`]
    await runBeside('collection.js', line)
  } finally {
    await mock.close()
  }
}

/** Like `run`, while a server of this process answers. */
async function runBeside(script: string, line: string[]): Promise<void> {
  const { ok, output } = await runCommand(['node', join(folder, script), ...line], {
    timeoutSeconds: 120,
  })
  if (!ok) throw new Failure(`${script} failed:\n${output}`)
}

try {
  rmSync(target, { recursive: true, force: true })
  run(join(root, 'scripts/contract.ts'), ['export', '--to', exported])
  for (const [name, file] of Object.entries({ original, lean })) {
    await step(`swagger-parser and Scalar read the ${name}`, () => parse(file))
    await step(`Redocly finds no error in the ${name}`, () =>
      redocly('lint', file, '--extends', 'minimal'),
    )
    for (const generator of Object.keys(generators)) {
      await step(`${generator} generates from the ${name}`, () => generate(generator, file))
    }
  }
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
  await step('what was generated compiles', () => {
    run(join(modules, 'typescript/bin/tsc'), ['-p', target])
  })
  await step('express-openapi-validator lets each answer of the lean copy pass', validate)
  await step(
    "Postman's runner gets each answer of the collection, and Bruno imports it",
    sendCollection,
  )
} catch (error) {
  fail(error)
}
