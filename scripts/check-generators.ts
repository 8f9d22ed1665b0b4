/**
 * `npm run contract:generators`: generates clients from openapi/h5.yaml with the generators that
 * other people use, openapi-typescript and @hey-api/openapi-ts, and compiles them, together with a
 * few lines that use them, in TypeScript's strict mode.
 *
 * The generators live in tests/generators with their own lock file, because they need an older
 * TypeScript than the project.
 */
import './process/help.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, fail, root } from './process/project.ts'

const folder = join(root, 'tests', 'generators')
const modules = join(folder, 'node_modules')
const target = join(root, '.cache', 'generators')
const contract = join(root, 'openapi', 'h5.yaml')

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

const clients = {
  'openapi-typescript': {
    command: ['openapi-typescript/bin/cli.js', contract, '-o', join(target, 'types.ts')],
    use: `import type { components, paths } from './types'
${use(
  "paths['/api/user/cash']['post']['responses'][200]['content']['application/json']",
  "components['schemas']['RefusalReason']",
)}`,
  },
  'hey-api': {
    command: ['@hey-api/openapi-ts/bin/run.js', '-i', contract, '-o', join(target, 'client')],
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
} as const

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
}

/** Runs a command to its end; its output appears only when it fails. */
function run(what: string, command: string, ...line: string[]): void {
  const begin = performance.now()
  const done = spawnSync(command, line, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    timeout: 120_000,
  })
  const output = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`
  if (done.status !== 0) throw new Failure(`${what} failed:\n${output}`)
  console.log(`ok  ${what}, ${((performance.now() - begin) / 1000).toFixed(1)} s`)
}

try {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const [name, client] of Object.entries(clients)) {
    const [script, ...line] = client.command
    run(`${name} generates`, process.execPath, join(modules, script), ...line)
    writeFileSync(join(target, `use-${name}.ts`), client.use)
  }
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
  run('both compile', process.execPath, join(modules, 'typescript/bin/tsc'), '-p', target)
} catch (error) {
  fail(error)
}
