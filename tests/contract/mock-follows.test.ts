import { EventEmitter, once } from 'node:events'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMock } from '../../scripts/mock/server.ts'
import type { Listening } from '../../scripts/process/listen.ts'

const folder = mkdtempSync(join(tmpdir(), 'h5-mock-'))
const file = join(folder, 'small.yaml')
const small = readFileSync(join(import.meta.dirname, 'fixtures', 'small.yaml'), 'utf8')
const mock = new EventEmitter()
let serving: Listening

beforeAll(async () => {
  writeFileSync(file, small)
  serving = await startMock({ port: 0, file, told: (line) => mock.emit('told', line) })
})

afterAll(async () => {
  await serving.close()
  rmSync(folder, { recursive: true })
})

/** What the mock says after something was written. */
async function saidAfter(write: () => void): Promise<string> {
  const said = once(mock, 'told')
  write()
  return String((await said)[0])
}

async function summaries(): Promise<string[]> {
  const response = await fetch(`${serving.url}/__examples`)
  const { operations }: { operations: { summary: string }[] } = await response.json()
  return operations.map(({ summary }) => summary)
}

test('the running mock answers with what is written into the contract, once it is one', async () => {
  const [before] = await summaries()
  expect(before).toBe('List records')
  expect(
    await saidAfter(() => writeFileSync(file, small.replace('List records', 'List all'))),
  ).toBe('The mock answers with the contract as it was written just now.')
  expect((await summaries())[0]).toBe('List all')

  expect(await saidAfter(() => writeFileSync(file, 'paths: [\n'))).toMatch(
    /^The mock still answers with the former contract: \S*small\.yaml:\d+:\d+ .+$/,
  )
  expect((await summaries())[0]).toBe('List all')

  // As an editor does that writes beside the file first.
  writeFileSync(`${file}~`, small.replace('List records', 'List none'))
  await saidAfter(() => renameSync(`${file}~`, file))
  expect((await summaries())[0]).toBe('List none')
})
