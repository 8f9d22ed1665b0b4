import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ')

describe('foldText', () => {
  it.each([
    ['a sentence', 'The bank returned the transfer.'],
    ['360 characters', 'x'.repeat(360)],
    ['eight lines', Array.from({ length: 8 }, () => 'line').join('\n')],
    ['nothing', ''],
  ])('leaves %s as it is', (_name, text) => {
    expect(foldText(text)).toBeNull()
  })

  it('cuts a long text between its words', () => {
    const text = words(2_000)
    const folded = foldText(text) ?? ''
    expect(folded).toMatch(/ word\d+ …$/)
    const kept = folded.slice(0, -2)
    expect(text.startsWith(`${kept} `)).toBe(true)
    expect(kept.length).toBeGreaterThan(200)
    expect(kept.length).toBeLessThanOrEqual(240)
  })

  it('cuts 10,000 characters that have no space', () => {
    expect(foldText('x'.repeat(10_000))).toBe(`${'x'.repeat(239)} …`)
  })

  it('cuts through no character', () => {
    for (const character of ['😀', 'é', 'ท่', '字']) {
      for (const before of ['', 'x', 'xx']) {
        const kept = (foldText(before + character.repeat(500)) ?? '').slice(before.length, -2)
        expect(kept.replaceAll(character, '')).toBe('')
      }
    }
  })

  it('keeps the first lines of many', () => {
    const text = Array.from({ length: 5_000 }, (_, n) => `${n}`).join('\n')
    expect(foldText(text)).toBe('0\n1\n2\n3\n4\n5 …')
    expect(foldText('\n'.repeat(10_000))).toBe(' …')
  })
})
