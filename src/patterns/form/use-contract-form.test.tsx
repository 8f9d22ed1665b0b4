import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { VISITOR } from '@/api/user.ts'
import { SubmitWithdrawalBody } from '@/generated/withdrawal/withdrawal.zod.ts'
import { readDraft } from './draft.ts'
import { narrow } from './narrow.ts'
import { useContractForm } from './use-contract-form.ts'

const schema = narrow(
  z.omit(SubmitWithdrawalBody, { fee: true, request_id: true, valid_until: true }),
  { amount: { min: '100.00', max: '49999.00', currency: 'USD' } },
)
const draft = { form: 'withdraw', owner: VISITOR, fields: ['amount', 'target_id'] as const }

type Values = Record<'target_id' | 'amount' | 'fund_password', string>
const filled: Values = { target_id: 'pm_1001', amount: '1010', fund_password: 'fund1234' }

function start(locale = 'en', values: Values = { target_id: '', amount: '', fund_password: '' }) {
  return renderHook(
    () =>
      useContractForm({
        schema,
        defaultValues: values,
        amounts: ['amount'],
        currency: 'USD',
        draft,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <IntlProvider locale={locale} onError={() => undefined}>
          {children}
        </IntlProvider>
      ),
    },
  )
}

/** What is handed to the submit function, and the messages below the fields. */
async function submit({ result }: ReturnType<typeof start>) {
  let sent: unknown = null
  const messages: Record<string, string | undefined> = {}
  await act(() =>
    result.current.handleSubmit(
      (body) => {
        sent = body
      },
      (errors) => {
        for (const [name, error] of Object.entries(errors)) messages[name] = error.message
      },
    )(),
  )
  return { sent, messages }
}

describe('the rules of a form', () => {
  it('hands over what has passed, in the types of the contract', async () => {
    expect(await submit(start('en', filled))).toEqual({
      sent: { ...filled, amount: 1010 },
      messages: {},
    })
  })

  it('ask for what is empty, also for an amount', async () => {
    const { sent, messages } = await submit(start())
    expect(sent).toBeNull()
    expect(messages).toEqual({
      target_id: 'Please fill this in.',
      amount: 'Please fill this in.',
    })
  })

  it.each([
    ['99.99', 'At least 100.00 USD.'],
    ['49999.01', 'At most 49,999.00 USD.'],
    ['100.005', 'At most 2 decimals.'],
    ['ten', 'Enter an amount in digits, such as 100.50.'],
    ['1e3', 'Enter an amount in digits, such as 100.50.'],
    ['-500', 'Enter an amount in digits, such as 100.50.'],
  ])('say of the amount %s: %s', async (amount, message) => {
    const { sent, messages } = await submit(start('en', { ...filled, amount }))
    expect(sent).toBeNull()
    expect(messages).toEqual({ amount: message })
  })

  it.each([
    ['en', '1,234.50', 1234.5],
    ['de', '1.234,50', 1234.5],
    ['es', '1234,5', 1234.5],
    ['fr', '1\u202f234,50', 1234.5],
    ['fr', '1 234,50', 1234.5],
    ['vi', '12.345,67', 12345.67],
    ['ja', '１２３４．５０', 1234.5],
    ['th', '๑๒๓๔.๕', 1234.5],
    ['en', '\u202a1,234\u200b.50\u202c', 1234.5],
    ['zh-HK', '1,234', 1234],
  ])('read an amount as in %s: %s', async (locale, amount, number) => {
    const { sent } = await submit(start(locale, { ...filled, amount }))
    expect(sent).toMatchObject({ amount: number })
  })
})

describe('another language while the page is open', () => {
  const speak = { locale: 'en' }
  const inLanguage = ({ children }: { children: ReactNode }) => (
    <IntlProvider
      locale={speak.locale}
      messages={speak.locale === 'de' ? { 'form.rule.required': 'Bitte ausfüllen.' } : {}}
      onError={() => undefined}
    >
      {children}
    </IntlProvider>
  )

  it('leaves the amount what it is, and says what is wrong in that language', async () => {
    speak.locale = 'en'
    const options = {
      schema,
      defaultValues: { ...filled, target_id: '' },
      amounts: ['amount'] as const,
    }
    const { result, rerender } = renderHook(() => useContractForm(options), { wrapper: inLanguage })
    act(() => result.current.setValue('amount', '1,500.25'))
    await act(() => result.current.trigger('target_id'))
    act(() => result.current.setError('fund_password', { type: 'refused', message: 'Wrong.' }))
    expect(result.current.getFieldState('target_id').error?.message).toBe('Please fill this in.')
    speak.locale = 'de'
    await act(async () => rerender())
    expect(result.current.getValues('amount')).toBe('1500,25')
    expect(result.current.getFieldState('target_id').error?.message).toBe('Bitte ausfüllen.')
    expect(result.current.getFieldState('fund_password').error?.message).toBe('Wrong.')
  })
})

describe('the draft of a form', () => {
  it('keeps each change of the listed fields, never a password', async () => {
    const { result } = start()
    act(() => result.current.setValue('amount', '1,010.50'))
    act(() => result.current.setValue('target_id', 'pm_1001'))
    act(() => result.current.setValue('fund_password', 'fund1234'))
    expect(readDraft(draft)).toEqual({ amount: '1010.5', target_id: 'pm_1001' })
    expect(JSON.stringify({ ...localStorage })).not.toContain('fund1234')
  })

  it('comes back as the same amount in another language', async () => {
    const english = start('en')
    act(() => english.result.current.setValue('amount', '1,500.25'))
    english.unmount()
    expect(start('de').result.current.getValues('amount')).toBe('1500,25')
  })

  it('comes back to the letter where it is no amount', () => {
    const { result, unmount } = start()
    act(() => result.current.setValue('amount', 'ten'))
    unmount()
    expect(start().result.current.getValues('amount')).toBe('ten')
  })
})
