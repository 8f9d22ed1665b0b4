import { expect, test } from 'vitest'
import type { SourceCatalogue } from '../scripts/build/catalogues.ts'
import { partOf, pseudoCatalogue, sourceFile } from '../scripts/build/catalogues.ts'
import { readJson } from '../scripts/process/project.ts'

type Part = { type: number; value: unknown }

test('the pseudo-language has every message, with accents, longer and in brackets', async () => {
  const english = await readJson<SourceCatalogue>(sourceFile('en'), {})
  const files = Map.groupBy(Object.keys(english), partOf)
  for (const [file, ids] of files) {
    const messages = JSON.parse(await pseudoCatalogue(file)) as Record<string, Part[]>
    expect(Object.keys(messages).sort(), file).toEqual(ids.sort())
    for (const [id, parts] of Object.entries(messages)) {
      expect([parts.at(0)?.value, parts.at(-1)?.value], id).toEqual(['[', ']'])
      // Letters of English that are left stand in names and options, and not in texts.
      const texts = parts.filter(({ type }) => type === 0).map(({ value }) => String(value))
      expect(texts.join(''), id).not.toMatch(/[a-z]/i)
    }
  }
})

test('a catalogue that there is not is empty', async () => {
  expect(await pseudoCatalogue('nothing')).toBe('{}')
})
