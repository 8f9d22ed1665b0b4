/** Which release a build is, and that the changelog says so. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { ReleaseFile } from '../scripts/build/release.ts'
import { releaseFileOf, releaseOf, releaseTag } from '../scripts/build/release.ts'
import { readJson, root } from '../scripts/process/project.ts'

const dist = join(root, 'dist')
const { version } = await readJson(join(root, 'package.json'), { version: '' })

describe('a build', () => {
  test('says in release.json which release its page is of', async () => {
    const { oldest, ...release } = JSON.parse(
      await readFile(join(dist, 'release.json'), 'utf8'),
    ) as ReleaseFile
    expect(await readFile(join(dist, 'index.html'), 'utf8')).toContain(releaseTag(release))
    expect(oldest).toBeNull()
    expect(release).toEqual({
      name: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
      version,
      commit: expect.stringMatching(/^([0-9a-f]{12})?$/),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    })
  })

  test('has a name of its own by its files, in whatever order they came', () => {
    const { name } = releaseOf(['a.js', 'b.js'])
    expect(releaseOf(['b.js', 'a.js']).name).toBe(name)
    expect(releaseOf(['a.js', 'c.js']).name).not.toBe(name)
  })

  test('takes commit and moment from the environment where there is no git', () => {
    vi.stubEnv('H5_COMMIT', '0123456789abcdef0123')
    vi.stubEnv('SOURCE_DATE_EPOCH', '1795000000')
    const release = releaseOf(undefined)
    expect(release).toEqual({
      name: `${version}-development`,
      version,
      commit: '0123456789ab',
      time: '2026-11-18T11:06:40Z',
    })
    vi.stubEnv('H5_OLDEST', '2026-11-18')
    expect(releaseFileOf(release)).toEqual({ ...release, oldest: '2026-11-18T00:00:00Z' })
  })

  test.each(['SOURCE_DATE_EPOCH', 'H5_OLDEST'])('refuses what is no moment in %s', (name) => {
    vi.stubEnv(name, 'yesterday')
    expect(() => releaseFileOf(releaseOf(undefined))).toThrow(`${name} is no moment`)
  })
})

/** The headings of the app's part of the changelog, the newest first. */
async function changelog(): Promise<{ version: string; state: string }[]> {
  const text = await readFile(join(root, 'CHANGELOG.md'), 'utf8')
  const [, app = ''] = /\n## App\n([\s\S]*?)\n## /.exec(text) ?? []
  return app
    .split('\n')
    .filter((line) => line.startsWith('### '))
    .map((line) => {
      const [, number = '', state = ''] = /^### (\d+\.\d+\.\d+) \((.+)\)$/.exec(line) ?? []
      return { version: number, state }
    })
}

test('CHANGELOG and version rise together', async () => {
  const [newest, ...others] = await changelog()
  expect(newest?.version).toBe(version)
  const lock = await readJson(join(root, 'package-lock.json'), { version: '' })
  expect(lock.version).toBe(version)
  // Only the newest may still grow; each other has the day on which it was released.
  expect(newest?.state).toMatch(/^(unreleased|\d{4}-\d\d-\d\d)$/)
  for (const { state } of others) expect(state).toMatch(/^\d{4}-\d\d-\d\d$/)
  const numbers = [newest, ...others].map((one) => (one?.version ?? '').split('.').map(Number))
  const rises = numbers.every(
    (one, index) => index === 0 || compare(numbers[index - 1] ?? [], one) > 0,
  )
  expect(rises).toBe(true)
})

function compare(one: number[], other: number[]): number {
  const index = one.findIndex((number, place) => number !== other[place])
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}
