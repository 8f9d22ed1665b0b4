import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../conformance/client/client.ts'
import { commandHelper } from '../../conformance/client/helper.ts'
import type { Listening } from '../../scripts/process/listen.ts'
import { contract } from './contract.ts'
import { startSandbox } from './sandbox.ts'

const EXAMPLE = fileURLToPath(new URL('../../conformance/examples/helper.mjs', import.meta.url))

let server: Listening
let client: Client
const folder = mkdtempSync(join(tmpdir(), 'h5-helper-'))

beforeAll(async () => {
  server = await startSandbox()
  client = new Client(contract, new URL(server.url))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** The control page itself lends a hand in every run against the sandbox. */
const make = () => commandHelper(`node "${EXAMPLE}" ${server.url}`)

describe('the example of a command', () => {
  test('makes a user as asked for', async () => {
    const balances = { USD: '12.34' }
    const user = await make().user({ verified: true, fundPassword: true, balances })
    const { account = '', password = '', fundPassword, realName } = user ?? {}
    const { token } = await client.done('logIn', { account, password })
    const view = await client.done('getUser', {}, token)
    expect(view.balances.available).toBe('12.34')
    expect(view.verification.state).toBe('passed')
    expect(view.setup.fund_password).toBe(true)
    expect(fundPassword).toBeTruthy()
    expect(realName).toBeTruthy()
  })

  test('makes one without a fund password and a verified name', async () => {
    const user = await make().user({ verified: false, fundPassword: false, balances: {} })
    expect(user).toMatchObject({ fundPassword: undefined, realName: undefined })
  })

  test('reads the code that was sent', async () => {
    const account = `code-${Math.random().toString(36).slice(2)}@example.com`
    await client.done('sendCode', { account, purpose: 'register' })
    expect(await make().code(account, 'register')).toMatch(/^\d{6}$/)
    expect(await make().code('nobody@example.com', 'register')).toBeUndefined()
  })

  test('releases a deposit and moves the clock', async () => {
    const helper = make()
    const user = await helper.user({ verified: true, fundPassword: true, balances: {} })
    const { account = '', password = '' } = user ?? {}
    expect(await helper.release(account, '300.00')).toBe(true)
    const { token } = await client.done('logIn', { account, password })
    const { release } = await client.done('getDepositView', {}, token)
    expect(release).toMatchObject({ state: 'released', amount: '300.00' })
    const { time } = await client.call('getSiteInfo')
    expect(await helper.advance(3600)).toBe(true)
    expect((await client.call('getSiteInfo')).time - time).toBeGreaterThanOrEqual(3600)
  })

  test('decides a review', async () => {
    const helper = make()
    const wish = { verified: true, fundPassword: true, balances: { USD: '500.00' } }
    const user = await helper.user(wish)
    const { account = '', password = '', fundPassword, realName } = user ?? {}
    const { token } = await client.done('logIn', { account, password })
    const alipay = { type: 'alipay', holder_name: realName, account: 'sam@example.com' }
    const bound = await client.done('bindPaymentMethod', { ...alipay, ...client.intent() }, token)
    const { id: target_id } = bound.payment_method
    // One that nobody decides meanwhile, in this project's sandbox.
    const sent = { target_id, amount: '100.77', fee: '1.01', fund_password: fundPassword }
    const { record } = await client.done('submitWithdrawal', { ...sent, ...client.intent() }, token)
    expect(await helper.review('withdrawal', account, record.id, 'failed')).toBe(true)
    const { list } = await client.done('listWithdrawalRecords', {}, token)
    expect(list.map(({ id, status }) => [id, status])).toEqual([[record.id, 'failed']])
  })

  test('holds a price still, and lets it go', async () => {
    const helper = make()
    const last = () => client.done('getLatestPrice', { symbol: 'BTCUSD' })
    expect(await helper.hold('BTCUSD', true)).toBe(true)
    const held = await last()
    await helper.advance(60)
    expect(await last()).toEqual(held)
    await helper.hold('BTCUSD', false)
    await helper.advance(1)
    expect((await last()).as_of).toBeGreaterThan(held.as_of)
  })

  test('locks an account and freezes its money', async () => {
    const helper = make()
    const user = await helper.user({ verified: true, fundPassword: true, balances: {} })
    const { account = '', password = '' } = user ?? {}
    const { token } = await client.done('logIn', { account, password })
    expect(await helper.lock(account, 'money', true)).toBe(true)
    expect((await client.done('getUser', {}, token)).user.funds_frozen).toBe(true)
    expect(await helper.lock(account, 'account', true)).toBe(true)
    expect(await client.call('getUser', {}, token)).toMatchObject({
      data: { reason: 'account_locked' },
    })
    expect(await helper.lock(account, 'account', false)).toBe(true)
    expect(await helper.lock(account, 'money', false)).toBe(true)
    expect((await client.done('getUser', {}, token)).user.funds_frozen).toBe(false)
  })

  test('suspends a coin, and lets it go on', async () => {
    const helper = make()
    const user = await helper.user({ verified: true, fundPassword: true, balances: {} })
    const { account = '', password = '' } = user ?? {}
    const { token } = await client.done('logIn', { account, password })
    const states = async () => {
      const { offers } = await client.done('getExchange', {}, token)
      return offers.flatMap(({ coin, state }) => (state === 'suspended' ? [coin] : []))
    }
    expect(await helper.suspend('USDT', true)).toBe(true)
    expect(await states()).toEqual(['USDT'])
    await helper.suspend('USDT', false)
    expect(await states()).toEqual([])
  })

  test('takes an area out, and offers it again', async () => {
    const helper = make()
    const areas = async () => (await client.done('getSiteInfo')).areas
    expect(await helper.area('news', false)).toBe(true)
    expect(await areas()).not.toContain('news')
    expect(await helper.area('news', true)).toBe(true)
    expect(await areas()).toContain('news')
  })
})

describe('a command', () => {
  const command = (text: string) => {
    const file = join(folder, `${Math.random()}.mjs`)
    writeFileSync(file, text)
    return commandHelper(`node "${file}"`)
  }

  test('that exits with 3 does not offer it', async () => {
    const helper = command('process.exit(3)')
    const wish = { verified: true, fundPassword: true, balances: {} }
    expect(await helper.user(wish)).toBeUndefined()
    expect(await helper.code('a', 'register')).toBeUndefined()
    expect(await helper.release('a', '1')).toBe(false)
    expect(await helper.advance(1)).toBe(false)
    expect(await helper.review('deposit', 'a', 'de_1', 'success')).toBe(false)
    expect(await helper.hold('BTCUSD', true)).toBe(false)
    expect(await helper.lock('a', 'account', true)).toBe(false)
    expect(await helper.suspend('USDT', true)).toBe(false)
    expect(await helper.area('news', false)).toBe(false)
  })

  test('that fails otherwise, or prints no JSON, stops the run', async () => {
    const failing = command("console.error('no database'); process.exit(1)")
    await expect(failing.advance(1)).rejects.toThrow(/failed \(1\): no database/)
    await expect(command("console.log('hello')").advance(1)).rejects.toThrow(/no JSON object/)
  })

  test('that prints nothing has succeeded', async () => {
    expect(await command('').advance(1)).toBe(true)
  })
})
