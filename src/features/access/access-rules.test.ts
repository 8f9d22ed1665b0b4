import { describe, expect, it } from 'vitest'
import { invitationOf, reachable } from './access-rules.ts'

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
