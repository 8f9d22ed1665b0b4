import { describe, expect, test } from 'vitest'
import type { Language } from '../scripts/build/catalogues.ts'
import { languages } from '../scripts/build/catalogues.ts'
import type { Exceptions, Words } from '../scripts/build/check-words.ts'
import { problemsOfWords } from '../scripts/build/check-words.ts'
import { messageText, readable } from '../scripts/build/message-text.ts'
import type { Glossary } from '../scripts/build/unused-words.ts'
import { readGlossary, unusedWordsOf, wordPattern } from '../scripts/build/unused-words.ts'
import type { RuleName } from '../scripts/build/word-rules.ts'
import { wordRules } from '../scripts/build/word-rules.ts'

const glossary: Glossary = {
  english: [{ word: 'add (a card)', means: 'make it known', refused: ['bind'], not: 'set up' }],
  refused: { de: { 'Finanzierung*': 'Geldanlage' }, zh: { 审计: '复核' } },
  terms: [],
}
const unused = unusedWordsOf(glossary)

/** The names of the rules that a message breaks. */
function broken(language: Language, message: string, description = ''): RuleName[] {
  const asked = {
    language,
    text: messageText(message),
    description,
    unused: unused.get(language) ?? [],
  }
  return (Object.keys(wordRules) as RuleName[]).filter((name) => wordRules[name](asked).length > 0)
}

describe('a message is read', () => {
  const said = (message: string) => messageText(message).said.map(readable)

  test('once for each way that its choices can go, without tags', () => {
    expect(
      said('{a, select, yes {On {day}} other {}} <b>{count, plural, =0 {No} other {#}}</b>'),
    ).toEqual(['On {day} No', 'On {day} #', ' No', ' #'])
  })

  test('with its paragraphs apart', () => {
    expect(said('<p>One.</p><p>Two</p>')).toEqual(['\nOne.\n\nTwo\n'])
  })

  test('and throws when it is none', () => {
    expect(() => messageText('{open')).toThrow('No ICU message: "{open"')
  })
})

test.each<[RuleName, Language, string, string]>([
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
  ['chineseSpaces', 'zh', '还有 ，', '1分'],
  ['japaneseSpaces', 'jp', '{amount} を両替', '{amount}を両替'],
  ['japaneseSpaces', 'jp', '開始まで {countdown}', '残高 {amount}'],
  ['japaneseSpaces', 'jp', '現在 {coin}は', '手数料 {fee}、最大'],
  ['particles', 'kor', '{title}을(를) 구매', '{title} 구매'],
  ['particles', 'kor', '{coin}(으)로 출금', '{count}개를 {coin}에서'],
  ['particles', 'kor', '{amount}와 수수료', '{amount}이상'],
  ['germanDays', 'de', 'Er öffnet {opens}.', 'Er öffnet am {opens}. {date}'],
  ['invisible', 'jp', 'プロ\u200Bジェクト', 'プロジェクト'],
  ['invisible', 'de', 'Kunden\uFEFFservice', 'Kunden\u00ADservice'],
  ['spaces', 'en', 'Two  spaces', 'From {min}. {early, select, no {Never.} other {}}'],
  ['spaces', 'th', 'จบ ', 'จบ'],
  ['noBreakSpaces', 'vi', 'Một\u00A0hai', '{count}\u00A0%'],
  ['noBreakSpaces', 'fr', 'Un\u00A0ordre', 'Un ordre\u00A0: 5\u00A0%'],
  ['noBreakSpaces', 'de', '0,6 %', '0,6\u00A0%'],
  ['quotes', 'de', 'Auf "Max"', 'Auf „Max“'],
  ['quotes', 'jp', '“最大”', '「最大」'],
  ['plurals', 'de', '{n, plural, other {# Tage}}', '{n, plural, one {# Tag} other {# Tage}}'],
  ['plurals', 'zh', '{n, plural, one {# 天} other {# 天}}', '{n, plural, =0 {无} other {# 天}}'],
  [
    'plurals',
    'fr',
    '{n, plural, =1 {# jour} other {# jours}}',
    '{n, plural, =0 {Non} other {Oui}}',
  ],
  [
    'plurals',
    'es',
    '{n, plural, many {# de} other {#}}',
    '{n, plural, one {#} many {# de} other {#}}',
  ],
])('%s in %s: not "%s" but "%s"', (rule, language, wrong, right) => {
  expect(broken(language, wrong)).toContain(rule)
  expect(broken(language, right)).not.toContain(rule)
})

test.each<[Language, string, string, boolean]>([
  ['en', 'Button that sends it.', 'A way that is far too long', true],
  ['en', 'Short button in a field.', 'Withdraw {amount}', false],
  ['en', 'To take money out: a way, a button.', 'Withdraw {amount} to {target}', true],
  ['en', 'Name of the button that copies.', 'Copy the address that you see here', false],
  ['zh', 'Button that sends it.', '确认提现 {amount}', false],
  ['jp', 'Button that sends it.', '中途解約して{amount}を受け取る', true],
  ['kor', 'Button.', '이전 {count}건', false],
  ['th', 'Button.', 'ที่ที่ที่ที่ที่ที่ที่ที่ที่ที่', false],
])('a button has room for its words: %s, "%s", "%s"', (language, description, message, tooLong) => {
  expect(broken(language, message, description).includes('buttons')).toBe(tooLong)
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
  const words: Words[] = [{ language: 'de', texts: { 'a.b': 'Finanzierung' }, source: {} }]
  const check = (exceptions: Exceptions) => problemsOfWords(words, unused, exceptions)

  test('excuses its id in its languages', () => {
    expect(check({}).problems).toEqual([
      {
        rule: 'words',
        line: 'a.b  de  words  "Finanzierung": not "Finanzierung*": Geldanlage',
      },
    ])
    expect(check({ words: { 'a.b': ['de'] } })).toEqual({ problems: [], needless: [] })
    expect(check({ words: { 'a.b': '*' } })).toEqual({ problems: [], needless: [] })
  })

  test('that excuses nothing is a fault itself', () => {
    const { problems, needless } = check({ words: { 'a.b': ['zh'], 'c.d': '*' }, typo: { e: '*' } })
    expect(problems).toHaveLength(1)
    expect(needless).toHaveLength(3)
  })
})

test('every language has its rules of plurals', () => {
  for (const language of languages) expect(broken(language, '{n, plural, other {}}')).toEqual([])
})
