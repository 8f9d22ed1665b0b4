/** What `npm run` says when it is asked, or asked wrongly. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { plainEnvironment } from '../scripts/process/processes.ts'
import { readJson, root } from '../scripts/process/project.ts'
import { verbs } from '../scripts/run.ts'

const { scripts } = await readJson<{ scripts: Record<string, string> }>(
  join(root, 'package.json'),
  { scripts: {} },
)
const lines = [
  ...Object.values(scripts),
  ...Object.values(verbs).flatMap(Object.values).map(String),
]
const files = lines.flatMap((line) => /[\w/-]+\.ts\b/.exec(line) ?? [])

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: root, encoding: 'utf8' })
  return { status, stdout, stderr }
}

// The kit is packed alone and has its own text; run.ts hands the question on.
test.each(
  [...new Set(files)].filter((file) => file !== 'conformance/main.ts' && file !== 'scripts/run.ts'),
)('%s answers --help with its head comment before it does anything', (file) => {
  const code = readFileSync(join(root, file), 'utf8')
  expect(code).toMatch(/^\/\*\*[\s\S]{40,}?\*\/\s+import '[./]+(?:scripts\/)?process\/help\.ts'\n/)
})

test('a part of a verb gets the arguments behind its name', () => {
  const { status, stdout } = run('scripts/run.ts', 'bench:live', 'quotes', '--help')
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^`npm run bench:live -- quotes`: what prices/),
  })
})

test.each([
  [
    ['scripts/contract.ts'],
    'Name a part. Choose one of: lint, docs, diff, release, export, generators.',
  ],
  [['scripts/run.ts', 'bench:pages', 'charts'], 'There is no part "charts". Choose one of: chart.'],
  [['scripts/check.ts', 'type'], /^There is no part "type"\. Choose one of: .*, types, /],
  [
    ['scripts/test.ts', 'units'],
    /^There is no part "units"\. Choose one of: check, unit, .*, mutation, engines, full\.$/,
  ],
  [
    ['scripts/test.ts', 'full', 'unit'],
    /^There is no part "unit"\. Choose one of: audit, .*, mutation, engines, full\.$/,
  ],
])('%o lists the choices', (line, message) => {
  const { status, stdout, stderr } = run(...line)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr.trim()).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
})

test.each(['scripts/mock.ts', 'sandbox/main.ts', 'scripts/generate.ts'])(
  '%s refuses an option that there is not with a line',
  (file) => {
    const { status, stdout, stderr } = run(file, '--prot', '1')
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: "\nUnknown option '--prot'\n",
    })
  },
)

test('a command whose output is read warns of nothing where colours are forced', () => {
  vi.stubEnv('FORCE_COLOR', '1')
  const line = ['-p', "require('node:tty').WriteStream.prototype.getColorDepth()"]
  const env = plainEnvironment()
  const { stdout, stderr } = spawnSync('node', line, { env, encoding: 'utf8' })
  expect({ stdout, stderr }).toEqual({ stdout: '1\n', stderr: '' })
})

test('npm start hands what it does not know to the sandbox, and the mock takes nothing', () => {
  const { status, stderr } = run('scripts/start.ts', '--mock', '--port=5290', '--reset')
  expect({ status, stderr }).toEqual({ status: 1, stderr: '\nOnly the sandbox takes --reset.\n' })
})

test('npm start takes a port alone for --port', () => {
  expect(run('scripts/start.ts', '--port=70000').stderr).toMatch(
    /^\n--port needs the number of a port, not /,
  )
})

test('npm run stack says what is missing in a line', () => {
  const { status, stderr } = run('scripts/stack.ts', 'none.json')
  expect({ status, stderr }).toEqual({ status: 1, stderr: '\nThere is no file none.json.\n' })
  expect(run('scripts/stack.ts', 'package.json', '--build', 'docs').stderr).toBe(
    '\nThere are no source maps in docs: .vite/maps of a build has them.\n',
  )
})
