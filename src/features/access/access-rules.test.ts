import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { RegisterBody, ResetPasswordBody } from '@/generated/access/access.zod.ts'
import { capitals, invitationOf, passwordsMatch, reachable } from './access-rules.ts'

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
    ['?other=1', ''],
    ['', ''],
  ])('reads "%s" as "%s"', (search, code) => {
    expect(invitationOf(search)).toBe(code)
  })
})

describe('capitals', () => {
  it('forgives small letters and spaces', () => {
    expect(z.parse(capitals(RegisterBody.shape.invitation_code), ' h5demo ')).toBe('H5DEMO')
    expect(z.safeParse(capitals(RegisterBody.shape.invitation_code), 'h5-demo').success).toBe(false)
  })
})

describe('passwordsMatch', () => {
  const schema = ResetPasswordBody.check(passwordsMatch('differ'))
  const broken = (body: unknown) =>
    z.safeParse(schema, body).error?.issues.map(({ path, message }) => [path.join('.'), message])

  it('speaks at the second entry, also while other fields are empty', () => {
    expect(broken({ password: 'demo12345', password_confirm: 'demo12346' })).toContainEqual([
      'password_confirm',
      'differ',
    ])
  })

  it('waits until both are there', () => {
    const issues = broken({ password: 'demo12345' })
    expect(issues).not.toContainEqual(['password_confirm', 'differ'])
    expect(issues?.map(([path]) => path)).toEqual(['account', 'code', 'password_confirm'])
  })

  it('lets equal entries pass', () => {
    const body = {
      account: 'demo@example.com',
      code: '482913',
      password: 'demo12345',
      password_confirm: 'demo12345',
    }
    expect(z.parse(schema, body)).toEqual(body)
  })
})
