import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { RefusalReason } from '../../src/generated/h5.schemas.ts'
import { LanguageCode, RefusalReason as Reasons } from '../../src/generated/h5.schemas.ts'
import type { RefusalParams } from '../core/refusal.ts'
import type { TextId, TextValues } from './texts.ts'
import { refusalText, text } from './texts.ts'

const languages = Object.values(LanguageCode)
const others = languages.filter((language) => language !== 'en')

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const catalogues = new Map<LanguageCode, Record<string, string>>(
  languages.map((language) => [language, read(`${language}.json`)]),
)
const catalogue = (language: LanguageCode) => catalogues.get(language) ?? {}

const english = catalogue('en')
const ids = Object.keys(english)

/** The names of the values that an ICU message takes. */
const placeholders = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort()

const valuesOf = (message: string): TextValues =>
  Object.fromEntries(placeholders(message).map((name) => [name ?? '', 7]))

/** How long the contract lets a text be, by the end or the beginning of its id. */
function longest(id: string): number {
  if (id.startsWith('product.') || id.startsWith('site.support.')) return 60
  if (/^project\..*\.title$/.test(id) || id.startsWith('deposit.method.dm_')) return 80
  if (id.startsWith('member.')) return 40
  if (id.endsWith('.holder')) return 120
  if (id.endsWith('.title')) return 200
  if (id.endsWith('.description')) return 2000
  if (/note|done|nextDay|maintenance/.test(id)) return 500
  return 20_000
}

describe.each(languages)('the texts in %s', (language) => {
  const texts = catalogue(language)

  test('are the same texts with the same values as in English', () => {
    expect(Object.keys(texts).sort()).toEqual([...ids].sort())
    for (const id of ids) {
      expect(placeholders(texts[id] ?? ''), id).toEqual(placeholders(english[id] ?? ''))
    }
  })

  test('can be said, and are as long as the contract allows', () => {
    for (const id of ids) {
      const said = text(language, id as TextId, valuesOf(english[id] ?? ''))
      expect(said.trim(), id).toBe(said)
      expect(said.length, id).toBeGreaterThan(0)
      expect(said.length, id).toBeLessThanOrEqual(longest(id))
      expect(said, id).not.toMatch(/[{}]/)
    }
  })

  test('have no sign that ICU reads as a quote', () => {
    for (const id of ids) expect(texts[id], id).not.toContain("'")
  })

  test('are made of elements that clients show, each closed again', () => {
    for (const id of ids.filter((one) => one.endsWith('.html'))) {
      const open: string[] = []
      for (const [, end, name = ''] of texts[id]?.matchAll(/<(\/?)([^>]*)>/g) ?? []) {
        expect(['h2', 'p', 'ul', 'li', 'strong'], id).toContain(name)
        if (end) expect(open.pop(), id).toBe(name)
        else open.push(name)
      }
      expect(open, id).toEqual([])
      const elements = (html = '') => html.match(/<[^>]*>/g)
      expect(elements(texts[id]), id).toEqual(elements(english[id]))
    }
  })
})

test('no text is left in English, but for names that are the same everywhere', () => {
  const same = ids.flatMap((id) => {
    const left = others.filter((language) => catalogue(language)[id] === english[id])
    return left.length === 0 ? [] : [[id, left]]
  })
  expect(Object.fromEntries(same)).toEqual(read('same-as-english.json'))
})

test('a text that does not exist, or lacks a value, throws', () => {
  expect(() => text('en', 'product.NOSUCH')).toThrow('No text product.NOSUCH')
  expect(() => text('en', 'message.deposit_success.text')).toThrow('amount')
})

test('values are written in the language of the reader', () => {
  const values: TextValues = {
    amount: { amount: '1010.00', currency: 'USD' },
    note: { text: 'deposit.note.amountDiffers' },
  }
  expect(text('en', 'message.deposit_failed.text', values)).toBe(
    'We did not credit your deposit of 1,010.00 USD. The screenshot shows another amount.',
  )
  expect(text('de', 'message.deposit_failed.text', values)).toBe(
    'Wir haben Ihre Einzahlung über 1.010,00 USD nicht gutgeschrieben. Der Screenshot zeigt einen anderen Betrag.',
  )
  const order: TextValues = {
    symbol: 'BTCUSD',
    open: { decimal: '97837.40' },
    close: { decimal: '97800.10' },
    lost: { amount: '0.00000001', currency: 'BTC' },
  }
  expect(text('vi', 'message.order_loss.text', order)).toBe(
    'BTCUSD mở ở 97.837,40 và đóng ở 97.800,10. Bạn mất số tiền đặt lệnh và phí, tổng cộng 0,00000001 BTC.',
  )
})

test('moments read the same in every language, with the zone of the site', () => {
  const values: TextValues = { tries: 5, until: { moment: 1795189500 } }
  for (const language of languages) {
    expect(text(language, 'message.account_locked.text', values)).toContain(
      '2026-11-20 03:45:00 PM (UTC)',
    )
  }
  expect(
    text('en', 'message.purchase_bought.text', {
      project: { text: 'project.pr_501.title' },
      amount: { amount: '500.00', currency: 'USD' },
      earnsFrom: { day: 1795219200 },
      releaseDate: { day: 1797811200 },
    }),
  ).toBe(
    'Steady 30: 500.00 USD invested. The money earns from 2026-11-21 on, and we pay the principal back on 2026-12-21.',
  )
})

describe('a refusal', () => {
  const amounts = { currency: 'USD', min: '10.00', max: '50000.00' }

  test.each<[RefusalReason, RefusalParams, string]>([
    ['balance_not_enough', {}, 'your balance is not enough'],
    [
      'balance_not_enough',
      { available: '120.50', currency: 'USD' },
      'your balance is not enough: 120.50 USD available',
    ],
    ['amount_too_small', amounts, 'Money must larger than 10.00 USD'],
    ['amount_too_large', amounts, 'Money should be less than 50,000.00 USD'],
    ['withdraw_times_limit', { max: '3' }, 'Withdraw times limit: 3 a day'],
    [
      'withdraw_time_limit',
      { opens: '09:00', closes: '21:00', time_zone: 'UTC', available_from: '1795251600' },
      'Withdraw time limit: 09:00-21:00 (UTC)',
    ],
    [
      'append_required',
      { append_money: '150.00', currency: 'USD' },
      'Add 150.00 USD or the project income cannot be received',
    ],
    [
      'once_a_day',
      { available_from: '1795219200' },
      'Only once a day. Next time: 2026-11-21 12:00:00 AM (UTC)',
    ],
    ['account_locked', {}, 'Account is locked, please contact the administrator!'],
    ['single_max', { max: '5000.00', currency: 'USD' }, 'single position max 5,000.00 USD'],
    ['inviter_invalid', {}, 'Invalid invitee!'],
  ])('%s %j reads like the catalogue', (reason, params, message) => {
    expect(refusalText('en', reason, params)).toBe(message)
  })

  test.each(languages)('has words for every reason in %s', (language) => {
    for (const reason of Object.values(Reasons)) {
      const params = {
        ...amounts,
        left: '1.00',
        available: '1.00',
        remaining: '1.00',
        append_money: '1.00',
        opens: '09:00',
        closes: '21:00',
        time_zone: 'UTC',
        available_from: '1795251600',
      }
      const said = refusalText(language, reason, params)
      expect(said, reason).not.toMatch(/[{}]|none|undefined/)
      expect(said.length, reason).toBeLessThanOrEqual(500)
      if (language !== 'en') expect(said, reason).not.toBe(refusalText('en', reason, params))
    }
  })

  test('without its params has the words of a failed operation, never a gap', () => {
    expect(refusalText('en', 'amount_too_small', {})).toBe('Operation failed!')
    expect(refusalText('de', 'code_too_soon', {})).toBe('Der Vorgang wurde nicht ausgeführt.')
  })
})

test("what the app says too comes from the app's catalogues", () => {
  expect(text('en', 'done.login')).toBe('Login succeeded')
  expect(text('en', 'done.register')).toBe('successfully registered')
  expect(text('en', 'done.withdrawal')).toBe(
    'Withdrawal successful (please be patient and wait for approval)',
  )
  const app = read('../../locales/th.json')
  expect(text('th', 'done.login')).toBe(app['access.login.done'])
})
