import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/process/project.ts'
import { startSandbox } from './sandbox.ts'

test('packed and installed in an empty folder, the kit runs by its command', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'h5-packed-'))
  const sandbox = await startSandbox()
  try {
    execFileSync('npm', ['run', '--silent', 'conformance', '--', 'pack', folder], { cwd: root })
    const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
    writeFileSync(join(folder, 'package.json'), '{}')
    const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `./${tarball}`]
    execFileSync('npm', install, { cwd: folder })
    const lockFile = join(folder, 'package-lock.json')
    // The overrides of Dredd's old packages hold here, too, where npm does not apply them.
    const own = packagesIn(join(root, 'conformance', 'package-lock.json'))
    const bundled = packagesIn(lockFile, 'node_modules/h5-conformance/node_modules/')
    expect(bundled.length).toBeGreaterThan(100)
    expect(bundled.filter((name) => !own.includes(name))).toEqual([])
    expect(packagesIn(lockFile).filter((name) => /^(dredd|request) /.test(name))).toEqual(
      bundled.filter((name) => /^(dredd|request) /.test(name)),
    )
    expect(readFileSync(lockFile, 'utf8')).toContain('"name": "@cypress/request"')
    // Fails where the packages contradict the bundle.
    execFileSync('npm', ['ci', ...install.slice(1, -1)], { cwd: folder })
    const contract = join(root, 'openapi', 'h5.yaml')
    for (const more of [[], ['--contract', contract]]) {
      const { stdout, stderr, status } = await run(folder, [
        '--url',
        sandbox.url,
        '--only',
        'getUser,listQuotes',
        ...more,
      ])
      expect(`${stdout}${stderr}`).toContain('CONFORMS: ')
      expect(stderr).not.toContain('Warning')
      expect(status).toBe(0)
    }
    const readme = readFileSync(join(folder, 'node_modules', 'h5-conformance', 'README.md'), 'utf8')
    const named = readme.match(/(?<![-\w])node_modules\/h5-conformance\/[\w./-]+/g)
    expect(named).toContain(
      'node_modules/h5-conformance/dist/conformance/examples/first-server.mjs',
    )
    expect(named?.filter((file) => !existsSync(join(folder, file)))).toEqual([])
    const { stderr, status } = await run(folder, ['--url', sandbox.url, '--only', 'getUsr'])
    expect(stderr).toContain('Nothing is named "getUsr". Near it are: getUser')
    expect(status).toBe(2)
  } finally {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** The packages of a lock file below a folder, with their versions. */
function packagesIn(lockFile: string, below = 'node_modules/'): string[] {
  const { packages }: { packages: Record<string, { version?: string }> } = JSON.parse(
    readFileSync(lockFile, 'utf8'),
  )
  return Object.entries(packages).flatMap(([folder, { version }]) =>
    folder.startsWith(below) ? `${folder.split('node_modules/').at(-1)} ${version}` : [],
  )
}

/** Runs the installed command in a process of its own; the sandbox lives in this one. */
async function run(folder: string, args: readonly string[]) {
  const command = join(folder, 'node_modules', '.bin', 'h5-conformance')
  const child = spawn(command, args)
  const text = { stdout: '', stderr: '' }
  child.stdout.on('data', (part) => {
    text.stdout += part
  })
  child.stderr.on('data', (part) => {
    text.stderr += part
  })
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { ...text, status }
}
