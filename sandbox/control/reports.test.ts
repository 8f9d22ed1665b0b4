import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MAPS_FOLDER, SourceLocator } from '../../scripts/build/source-maps.ts'
import { Reports } from './reports.ts'

/** Column 1 of the script's first line is line 5, column 3 of the source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['../../src/app.tsx'],
  names: [],
  mappings: 'AAIE',
})
const PLACE = 'src/app.tsx:5:3'

let build = ''
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'h5-build-'))
  await mkdir(join(build, MAPS_FOLDER), { recursive: true })
  await writeFile(join(build, MAPS_FOLDER, 'app-1a2b3c4d.js.map'), MAP)
  await writeFile(join(build, 'outside.js.map'), MAP)
})
afterAll(() => rm(build, { recursive: true }))

const locate = (text: string) => new SourceLocator(build).locate(text)

describe('SourceLocator', () => {
  it.each([
    ['at f (https://h5.example.com/h5/assets/app-1a2b3c4d.js:1:1)', `at f (${PLACE})`],
    ['f@https://h5.example.com/h5/assets/app-1a2b3c4d.js?v=2:1:1', `f@${PLACE}`],
    ['{"stack":"g@http://a/assets/app-1a2b3c4d.js:1:1\\nh@b"}', `{"stack":"g@${PLACE}\\nh@b"}`],
    ['assets/app-1a2b3c4d.js:1:1, assets/app-1a2b3c4d.js:1:1', `${PLACE}, ${PLACE}`],
  ])('replaces the frame in %s', async (text, located) => {
    expect(await locate(text)).toBe(located)
  })

  it.each([
    'assets/other-1a2b3c4d.js:1:1',
    'assets/../../outside.js:1:1',
    'assets/..%2f..%2foutside.js:1:1',
    'assets/..\\..\\outside.js:1:1',
    'assets/app-1a2b3c4d.js:0:1',
    'assets/app-1a2b3c4d.js:1:0',
    'assets/app-1a2b3c4d.js:1',
    `assets/app-1a2b3c4d.js:1:${'9'.repeat(400)}`,
  ])('leaves %s as it is', async (text) => {
    expect(await locate(text)).toBe(text)
  })

  // In quadratic time one of these takes longer than all tests may.
  it.each([
    'http://',
    'http://h/',
    'assets/',
    'assets/a.js',
    'assets/a.js?',
    '.js',
    'assets/a.js:1',
    'assets/a.js:1:',
    'assets/app-1a2b3c4d.js:1:1',
    '?',
    ':1',
  ])('reads four million characters of %s in linear time', async (piece) => {
    const hostile = piece.repeat(4_000_000 / piece.length)
    for (const text of [
      hostile,
      `assets/${hostile}`,
      `http://${hostile}assets/app-1a2b3c4d.js:1:1`,
    ]) {
      expect((await locate(text)).length).toBeGreaterThan(0)
    }
  })
})

describe('Reports', () => {
  it('fetches no address that a report names', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const url = 'http://127.0.0.1:5173/h5/'
    const body = { stack: `f@${url}src/main.tsx:1:1 ${url}assets/a-1a2b3c4d.js:1:1` }
    const request = {
      method: 'POST',
      path: '/reports',
      query: new URLSearchParams(),
      headers: {},
      body: Buffer.from(JSON.stringify([{ type: 'h5-error', url, body }])),
      remote: '127.0.0.1',
    }
    const reports = new Reports()
    expect(await reports.receive(request, 0)).toMatchObject({ status: 204 })
    expect(reports.list()).toMatchObject([{ text: JSON.stringify(body) }])
    expect(fetched).not.toHaveBeenCalled()
  })
})
