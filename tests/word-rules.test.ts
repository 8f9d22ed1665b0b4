import { describe, expect, test } from 'vitest'
import type { Language } from '../scripts/build/catalogues.ts'
import { languages } from '../scripts/build/catalogues.ts'
import type { Exceptions, Words } from '../scripts/build/check-words.ts'
import { problemsOfWords } from '../scripts/build/check-words.ts'
import { readable, textsOf } from '../scripts/build/message-text.ts'
import type { Glossary } from '../scripts/build/unused-words.ts'
import { readGlossary, unusedWordsOf, wordPattern } from '../scripts/build/unused-words.ts'
import { wordRules } from '../scripts/build/word-rules.ts'

const glossary: Glossary = {
  english: [{ word: 'add (a card)', means: 'make it known', refused: ['bind'], not: 'set up' }],
  refused: { de: { 'Finanzierung*': 'Geldanlage' }, zh: { 审计: '复核' } },
  terms: [],
}
const unused = unusedWordsOf(glossary)

/** The names of the rules that a message breaks. */
function broken(language: Language, message: string): string[] {
  const asked = { language, said: textsOf(message), unused: unused.get(language) ?? [] }
  return Object.entries(wordRules).flatMap(([name, find]) => (find(asked).length > 0 ? name : []))
}

describe('a message is read', () => {
  const said = (message: string) => textsOf(message).map(readable)

  test('once for each way that its choices can go, without tags', () => {
    expect(
      said('{a, select, yes {On {day}} other {}} <b>{count, plural, =0 {No} other {#}}</b>'),
    ).toEqual(['On {day} No', 'On {day} #', ' No', ' #'])
  })

  test('with its paragraphs apart', () => {
    expect(said('<p>One.</p><p>Two</p>')).toEqual(['\nOne.\n\nTwo\n'])
  })

  test('and throws when it is none', () => {
    expect(() => textsOf('{open')).toThrow('No ICU message: "{open"')
  })
})

test.each<[string, Language, string, string]>([
  ['words', 'en', 'Bind a card', 'Binding terms'],
  ['words', 'de', 'Ihre Finanzierungen', 'Baufinanzierung'],
  ['words', 'zh', '成功，待审计', '审核中'],
  ['frenchSpaces', 'fr', 'Oublié ?', 'Oublié\u202F?'],
  ['frenchSpaces', 'fr', 'Oublié?', 'Oublié\u202F!'],
  ['frenchSpaces', 'fr', '{what} : refusé', '{what}\u00A0: refusé à 12:30'],
  ['frenchSpaces', 'fr', '« Ajouter »', '«\u00A0Ajouter\u00A0»'],
  ['apostrophes', 'fr', "L''ordre", 'L’ordre'],
  ['fullWidth', 'jp', 'その後:{steps}', 'その後：{steps}'],
  ['fullWidth', 'zh', '时间 (UTC)', '时间（UTC）'],
  ['fullWidth', 'hk', '{days}: {opens}', '{days}：{opens}'],
  ['fullWidth', 'zh', '好吗?', '好吗？1.5, 3'],
  ['chineseSpaces', 'zh', '共{count}条', '共 {count} 条'],
  ['chineseSpaces', 'hk', '用戶ID', '用戶 ID（{id}）'],
  ['chineseSpaces', 'zh', '还有 时间', '1分'],
  ['fullWidth', 'zh', '还有 ，', '还有，'],
  ['japaneseSpaces', 'jp', '{amount} を両替', '{amount}を両替'],
  ['japaneseSpaces', 'jp', '開始まで {countdown}', '残高 {amount}'],
  ['japaneseSpaces', 'jp', '現在 {coin}は', '手数料 {fee}、最大'],
  ['invisible', 'jp', 'プロ\u200Bジェクト', 'プロジェクト'],
  ['invisible', 'de', 'Kunden\uFEFFservice', 'Kunden\u00ADservice'],
  ['spaces', 'en', 'Two  spaces', 'From {min}. {early, select, no {Never.} other {}}'],
  ['ends', 'th', 'จบ ', 'จบ'],
  ['noBreakSpaces', 'vi', 'Một\u00A0hai', '{count}\u00A0%'],
  ['noBreakSpaces', 'fr', 'Un\u00A0ordre', 'Un ordre\u00A0: 5\u00A0%'],
  ['noBreakSpaces', 'de', '0,6 %', '0,6\u00A0%'],
  ['quotes', 'de', 'Auf "Max"', 'Auf „Max“'],
  ['quotes', 'jp', '“最大”', '「最大」'],
])('%s in %s: not "%s" but "%s"', (rule, language, wrong, right) => {
  expect(broken(language, wrong)).toContain(rule)
  expect(broken(language, right)).not.toContain(rule)
})

test('a word is whole in Latin script and may stand within others elsewhere', () => {
  expect(wordPattern('en', 'bind').test('rebind')).toBe(false)
  expect(wordPattern('de', '*konto').test('Handelskonto')).toBe(true)
  expect(wordPattern('th', 'กำไร').test('มีกำไรมาก')).toBe(true)
})

describe('the glossary', () => {
  test('refuses words of an unknown language', () => {
    expect(() => unusedWordsOf({ ...glossary, refused: { xx: { bet: 'order' } } })).toThrow('"xx"')
  })

  test('translates each term into every language', async () => {
    const { terms } = await readGlossary()
    expect(terms.length).toBeGreaterThan(80)
    expect(terms.filter((term) => languages.some((language) => !term[language]))).toEqual([])
  })
})

describe('an exception', () => {
  const words: Words[] = [{ language: 'de', texts: { 'a.b': 'Finanzierung' } }]
  const check = (exceptions: Exceptions) => problemsOfWords(words, unused, exceptions)
  const problem = 'a.b  de  words  "Finanzierung": not "Finanzierung*": Geldanlage'

  test('excuses its id in its languages', () => {
    expect(check({})).toEqual([problem])
    expect(check({ words: { 'a.b': ['de'] } })).toEqual([])
    expect(check({ words: { 'a.b': '*' } })).toEqual([])
  })

  test('that excuses nothing is a fault itself', () => {
    expect(check({ words: { 'a.b': ['zh'], 'c.d': '*' }, typo: { e: '*' } })).toEqual([
      problem,
      ...['words a.b zh', 'words c.d *', 'typo e *'].map(
        (one) => `locales/exceptions.json: nothing needs the exception "${one}"`,
      ),
    ])
  })
})

test('every language has its rules of plurals', () => {
  for (const language of languages) expect(broken(language, '{n, plural, other {}}')).toEqual([])
})
