import { expect, test } from 'vitest'
import { compiledParts, pseudoParts } from '../scripts/build/catalogues.ts'

type Part = { type: number; value: unknown }

test('the pseudo-language has every message, with accents, longer and in brackets', async () => {
  const pseudo = await pseudoParts()
  for (const [part, english] of compiledParts('en')) {
    const messages = JSON.parse(pseudo.get(part) ?? '{}') as Record<string, Part[]>
    expect(Object.keys(messages).sort(), part).toEqual(Object.keys(JSON.parse(english)).sort())
    for (const [id, parts] of Object.entries(messages)) {
      expect([parts.at(0)?.value, parts.at(-1)?.value], id).toEqual(['[', ']'])
      // Letters of English that are left stand in names and options, and not in texts.
      const texts = parts.filter(({ type }) => type === 0).map(({ value }) => String(value))
      expect(texts.join(''), id).not.toMatch(/[a-z]/i)
    }
  }
})
