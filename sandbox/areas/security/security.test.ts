import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../../core/users.ts'
import { FUND_PASSWORD, PASSWORD, STORY_TIME, TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

const WAIT = { reason: 'too_many_requests', params: { available_from: String(STORY_TIME + 900) } }
const both = (password: string) => ({ password, password_confirm: password })

describe('the login password', () => {
  test('is changed with the present one; every other session ends, this one stays', async () => {
    const user = await sandbox.user()
    const other = sandbox.client(openSession(sandbox.world, user.id))
    expect(
      await user.done('changeLoginPassword', { old_password: PASSWORD, ...both('changed12') }),
    ).toEqual({ sessions_ended: 1 })
    expect(await other.call('getUser')).toMatchObject({ code: 401 })
    expect((await user.done('listMessages')).list).toMatchObject([
      { type: 'security', title: 'Login password changed', link: '/pages/security/security' },
    ])
    const logIn = (password: string) =>
      sandbox.client().call('logIn', { account: user.account, password })
    expect(await logIn(PASSWORD)).toMatchObject({ data: { reason: 'credentials_wrong' } })
    expect(await logIn('changed12')).toMatchObject({ code: 1 })
  })

  test('stays when the present one is wrong or the new ones differ', async () => {
    const user = await sandbox.user()
    expect(
      await user.refused('changeLoginPassword', {
        old_password: 'wrong1234',
        ...both('changed12'),
      }),
    ).toEqual({ reason: 'login_password_wrong', params: {} })
    expect(
      await user.refused('changeLoginPassword', {
        old_password: PASSWORD,
        password: 'changed12',
        password_confirm: 'changed13',
      }),
    ).toEqual({ reason: 'passwords_differ', params: {} })
    await user.done('changeLoginPassword', { old_password: PASSWORD, ...both(PASSWORD) })
  })

  test('cannot be tried out with a stolen session, not even many at once', async () => {
    const user = await sandbox.user()
    const change = (old: string) =>
      user.refused('changeLoginPassword', { old_password: old, ...both('changed12') })
    const tries = await Promise.all(Array.from({ length: 12 }, () => change('wrong1234')))
    expect(tries.filter(({ reason }) => reason === 'login_password_wrong')).toHaveLength(5)
    expect(await change(PASSWORD)).toEqual(WAIT)
    sandbox.advance(900)
    await user.done('changeLoginPassword', { old_password: PASSWORD, ...both('changed12') })
  })

  test('is changed once when it is changed twice at once', async () => {
    const user = await sandbox.user()
    const answers = await Promise.all(
      ['changed12', 'changed13'].map((password) =>
        user.call('changeLoginPassword', { old_password: PASSWORD, ...both(password) }),
      ),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
  })
})

describe('the fund password', () => {
  test('needs no old one the first time', async () => {
    const user = await sandbox.user({ fundPassword: false })
    expect((await user.done('getUser')).setup.fund_password).toBe(false)
    expect(await user.done('setFundPassword', both(FUND_PASSWORD))).toEqual({ sessions_ended: 0 })
    expect((await user.done('getUser')).setup.fund_password).toBe(true)
    expect((await user.done('listMessages')).list).toMatchObject([
      { type: 'security', title: 'Fund password set' },
    ])
  })

  test('needs the old one for a change', async () => {
    const user = await sandbox.user()
    expect(await user.refused('setFundPassword', both('changed12'))).toEqual({
      reason: 'input_invalid',
      params: { field: 'old_password' },
    })
    expect(
      await user.refused('setFundPassword', { old_password: 'wrong1234', ...both('changed12') }),
    ).toEqual({ reason: 'fund_password_wrong', params: {} })
    expect(
      await user.refused('setFundPassword', {
        old_password: FUND_PASSWORD,
        password: 'changed12',
        password_confirm: 'changed13',
      }),
    ).toEqual({ reason: 'passwords_differ', params: {} })
    await user.done('setFundPassword', { old_password: FUND_PASSWORD, ...both('changed12') })
    await user.done('setFundPassword', { old_password: 'changed12', ...both('changed13') })
  })

  test('cannot be tried out, not even many at once', async () => {
    const user = await sandbox.user()
    const set = (old: string) =>
      user.refused('setFundPassword', { old_password: old, ...both('changed12') })
    const tries = await Promise.all(Array.from({ length: 12 }, () => set('wrong1234')))
    expect(tries.filter(({ reason }) => reason === 'fund_password_wrong')).toHaveLength(5)
    expect(await set(FUND_PASSWORD)).toEqual(WAIT)
    sandbox.advance(900)
    await user.done('setFundPassword', { old_password: FUND_PASSWORD, ...both('changed12') })
  })

  test('is set first once, though asked for twice at once', async () => {
    const user = await sandbox.user({ fundPassword: false })
    const answers = await Promise.all(
      ['changed12', 'changed13'].map((password) => user.call('setFundPassword', both(password))),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
  })
})
