import { expect, test } from 'vitest'
import { FUND_PASSWORD, PASSWORD, STORY_TIME } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'

setUpSandbox()

const both = (password: string) => ({ password, password_confirm: password })

test.each([
  ['changeLoginPassword', PASSWORD, 'login_password_wrong'],
  ['setFundPassword', FUND_PASSWORD, 'fund_password_wrong'],
] as const)('%s cannot try passwords out, not even many at once', async (id, right, reason) => {
  const user = await sandbox.user()
  const change = (old: string) => user.refused(id, { old_password: old, ...both('changed12') })
  const tries = await Promise.all(Array.from({ length: 12 }, () => change('wrong1234')))
  expect(tries.filter((one) => one.reason === reason)).toHaveLength(5)
  expect(await change(right)).toEqual({
    reason: 'too_many_requests',
    params: { available_from: String(STORY_TIME + 900) },
  })
  sandbox.advance(900)
  await user.done(id, { old_password: right, ...both('changed12') })
})

test.each([
  ['changeLoginPassword', PASSWORD],
  ['setFundPassword', undefined],
] as const)('%s happens once when it is asked for twice at once', async (id, old_password) => {
  const user = await sandbox.user({ fundPassword: false })
  const answers = await Promise.all(
    ['changed12', 'changed13'].map((password) =>
      user.call(id, { old_password, ...both(password) }),
    ),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
})
