/** What `npm run` says when it is asked, or asked wrongly. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { plainEnvironment } from '../scripts/process/processes.ts'
import { readJson, root } from '../scripts/process/project.ts'

const { scripts } = await readJson<{ scripts: Record<string, string> }>(
  join(root, 'package.json'),
  { scripts: {} },
)
const files = Object.values(scripts).flatMap((line) => /[\w/-]+\.ts\b/.exec(line) ?? [])

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: root, encoding: 'utf8' })
  return { status, stdout, stderr }
}

// The kit is packed alone and has its own text.
test.each([...new Set(files)].filter((file) => file !== 'conformance/main.ts'))(
  '%s answers --help with its head comment before it does anything',
  (file) => {
    const code = readFileSync(join(root, file), 'utf8')
    expect(code).toMatch(
      /^\/\*\*[\s\S]{40,}?\*\/\s+import '[./]+(?:scripts\/)?process\/help\.ts'\n/,
    )
  },
)

test('a verb that is asked for help makes nothing ready for its work', () => {
  const setUp = ['scripts/setup.mjs', '--with', 'tests/none', '--browser', '--build', '--then']
  const { status, stdout, stderr } = run(...setUp, 'node', 'scripts/icons.ts', '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^`npm run icons`: draws the icons/)
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
