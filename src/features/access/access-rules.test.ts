import { beforeEach, describe, expect, it } from 'vitest'
import type { Refusal } from '@/api/errors.ts'
import { stubBrowser } from '@/test/browser.ts'
import {
  accountDraft,
  invitationOf,
  reachable,
  registerDraft,
  rememberAccount,
  rememberedAccount,
  sentBefore,
} from './access-rules.ts'

describe('reachable', () => {
  it.each([
    ['newbie@example.com', 'newbie@example.com'],
    [' newbie@example.com ', 'newbie@example.com'],
    ['+441234567890', '+441234567890'],
  ])('a code can be sent to "%s"', (entered, account) => {
    expect(reachable(entered)).toBe(account)
  })

  it.each(['', '   ', 'newbie', 'newbie@example', '12345', 'a b@example.com'])(
    'no code can be sent to "%s"',
    (entered) => {
      expect(reachable(entered)).toBeNull()
    },
  )
})

describe('invitationOf', () => {
  it.each([
    ['?invitation_code=H5DEMO', 'H5DEMO'],
    ['?invitation_code=h5demo', 'H5DEMO'],
    ['?invitation_code=%20h5demo%20', 'H5DEMO'],
    ['?invitation_code=SEND+USDT+TO+TXyz', ''],
    ['?invitation_code=SENDUSDTTOTXYZ', ''],
    ['?other=1', ''],
    ['', ''],
  ])('reads "%s" as "%s"', (search, code) => {
    expect(invitationOf(search)).toBe(code)
  })
})

describe('what is remembered of someone who is not logged in', () => {
  beforeEach(stubBrowser)

  it('is the account alone, once it was asked for, until it is forgotten', () => {
    expect(rememberedAccount()).toBeNull()
    rememberAccount('newbie')
    expect(rememberedAccount()).toBe('newbie')
    expect({ ...localStorage }).toEqual({ 'h5.account': 'newbie' })
    rememberAccount(null)
    expect(rememberedAccount()).toBeNull()
  })

  it('is in the tab, without passwords and codes', () => {
    expect(accountDraft).toMatchObject({ form: 'login', fields: ['account'], inTab: true })
    const { form, fields, inTab } = registerDraft('H5DEMO')
    expect(inTab).toBe(true)
    expect(fields.filter((field) => /password|code/.test(field))).toEqual(['invitation_code'])
    expect(form).not.toBe(registerDraft('OTHER').form)
  })
})

describe('sentBefore', () => {
  const refusal = (reason: string, from?: string) =>
    ({ reason, params: from === undefined ? {} : { available_from: from }, msg: '' }) as Refusal
  const known = { resendAt: 1_795_188_600, expiresAt: 1_795_188_900 }

  it('tells from when a code can be sent again', () => {
    expect(sentBefore(refusal('code_too_soon', '1795188660'), known)).toEqual({
      resendAt: 1_795_188_660,
      expiresAt: known.expiresAt,
    })
    expect(sentBefore(refusal('code_too_soon', '1795188660'), null)?.expiresAt).toBeNull()
  })

  it.each([
    ['another refusal', 'too_many_tries', '1795188660'],
    ['no moment', 'code_too_soon', undefined],
    ['no number', 'code_too_soon', 'soon'],
    ['more than a number', 'code_too_soon', '1795188660 or later'],
    ['a longer number', 'code_too_soon', '17951886600'],
  ])('says nothing of %s', (_, reason, from) => {
    expect(sentBefore(refusal(reason, from), known)).toBeNull()
  })
})
