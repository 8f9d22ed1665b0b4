import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'
import { dropAllDrafts, dropDraft, dropPersonal, keepDraft, readDraft } from './draft.ts'

const draft = { form: 'withdraw', owner: 'u1', fields: ['amount', 'target_id'] as const }

beforeEach(stubBrowser)
afterEach(() => vi.useRealTimers())

describe('a draft', () => {
  it('keeps the listed fields and nothing else', () => {
    keepDraft(draft, { amount: '10', target_id: '', fund_password: 'fund1234', agreed: true })
    expect(readDraft(draft)).toEqual({ amount: '10' })
    expect(JSON.stringify({ ...localStorage })).not.toContain('fund1234')
  })

  it('belongs to one form of one user', () => {
    keepDraft(draft, { amount: '10' })
    expect(readDraft({ ...draft, owner: 'u2' })).toEqual({})
    expect(readDraft({ ...draft, form: 'deposit' })).toEqual({})
  })

  it('is gone when all fields are empty, when it was sent, and when the user logs out', () => {
    keepDraft(draft, { amount: '10' })
    keepDraft(draft, { amount: '' })
    expect(localStorage).toHaveLength(0)
    keepDraft(draft, { amount: '10' })
    dropDraft(draft)
    expect(readDraft(draft)).toEqual({})
    keepDraft(draft, { amount: '10' })
    dropAllDrafts()
    expect(readDraft(draft)).toEqual({})
  })

  it('is forgotten after a day', () => {
    vi.useFakeTimers({ now: 0 })
    keepDraft(draft, { amount: '10' })
    vi.setSystemTime(24 * 60 * 60_000)
    expect(readDraft(draft)).toEqual({ amount: '10' })
    vi.setSystemTime(24 * 60 * 60_000 + 1)
    expect(readDraft(draft)).toEqual({})
  })

  it('keeps personal data in memory and in no storage', () => {
    const bank = { ...draft, fields: ['bank_name'] as const, personal: ['card_number'] as const }
    keepDraft(bank, { bank_name: 'Example Bank', card_number: '4111111111111111' })
    expect(readDraft(bank)).toEqual({ bank_name: 'Example Bank', card_number: '4111111111111111' })
    expect(JSON.stringify({ ...localStorage })).not.toContain('4111')
    expect(readDraft({ ...bank, owner: 'u2' })).toEqual({})
    dropPersonal(bank)
    expect(readDraft(bank)).toEqual({ bank_name: 'Example Bank' })
    dropDraft(bank)
    expect(readDraft(bank)).toEqual({})
    keepDraft(bank, { card_number: '4111111111111111' })
    dropAllDrafts()
    expect(readDraft(bank)).toEqual({})
  })

  it('of somebody who is not known yet stays in the tab, and goes with it or with a logout', () => {
    const before = { form: 'login', owner: 'visitor', fields: ['account'] as const }
    // As a former version left it.
    keepDraft(before, { account: 'first@example.com' })
    const login = { ...before, inTab: true as const }
    expect(readDraft(login)).toEqual({})
    keepDraft(login, { account: 'demo@example.com' })
    expect(readDraft(login)).toEqual({ account: 'demo@example.com' })
    expect(localStorage).toHaveLength(0)
    sessionStorage.clear()
    expect(readDraft(login)).toEqual({})
    keepDraft(login, { account: 'demo@example.com' })
    dropDraft(login)
    expect(readDraft(login)).toEqual({})
    keepDraft(login, { account: 'demo@example.com' })
    dropAllDrafts()
    expect(sessionStorage).toHaveLength(0)
    expect(readDraft(login)).toEqual({})
  })

  it('stays in memory where the tab stores nothing', () => {
    const login = {
      form: 'login',
      owner: 'visitor',
      fields: ['account'] as const,
      inTab: true,
    } as const
    vi.stubGlobal('window', { localStorage })
    keepDraft(login, { account: 'demo@example.com' })
    expect(readDraft(login)).toEqual({ account: 'demo@example.com' })
    dropAllDrafts()
    expect(readDraft(login)).toEqual({})
  })

  it.each(['', '[]', 'null', '{"at":"x","values":{}}', '{"at":9e15,"values":{"amount":1}}'])(
    'is none where the storage holds %j',
    (text) => {
      keepDraft(draft, { amount: '10' })
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, text)
      expect(readDraft(draft)).toEqual({})
    },
  )

  it('does not read a field that the form does not list any more', () => {
    keepDraft({ ...draft, fields: ['amount', 'note'] as const }, { amount: '10', note: 'x' })
    expect(readDraft(draft)).toEqual({ amount: '10' })
  })
})
