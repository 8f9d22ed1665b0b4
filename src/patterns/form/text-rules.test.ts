import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ResetPasswordBody } from '@/generated/access/access.zod.ts'
import { passwordsMatch } from './text-rules.ts'

describe('passwordsMatch', () => {
  const schema = ResetPasswordBody.check(passwordsMatch('differ'))
  const broken = (body: unknown) =>
    z.safeParse(schema, body).error?.issues.map(({ path, message }) => [path.join('.'), message])

  it('speaks at the second entry, also while other fields are empty', {
    tags: 'rule.password-entries-match',
  }, () => {
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
