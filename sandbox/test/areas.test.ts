import { describe, expect, test } from 'vitest'
import type { Area } from '../../src/generated/h5.schemas.ts'
import { actions } from '../control/actions.ts'
import { setAreas } from '../core/areas.ts'
import { seedWorld } from '../seed/seed.ts'
import { SEED_USERS } from '../seed/users.ts'
import { requestId } from './harness.ts'
import { sandbox, setUpSandbox } from './set-up.ts'

setUpSandbox()

const without = (...off: Area[]) => {
  for (const area of off) actions.area(sandbox, { area, offered: false })
}

const REFUSED = { reason: 'area_not_offered', params: {} }

describe('a request with an id', () => {
  const order = { type: 'cash_to_coin', coin: 'USDT', amount: '100', rate: '1.00', fee: '0.10' }

  test('is refused, and the refusal is its result', async () => {
    without('coins')
    const user = await sandbox.user({ cash: '1000.00' })
    const sent = { ...order, request_id: requestId() }
    expect(await user.refused('submitExchange', sent)).toEqual(REFUSED)
    actions.area(sandbox, { area: 'coins', offered: true })
    expect(await user.refused('submitExchange', sent)).toEqual(REFUSED)
  })

  test('that was done before the area went keeps its result', async () => {
    const user = await sandbox.user({ cash: '1000.00' })
    const sent = { ...order, request_id: requestId() }
    const first = await user.done('submitExchange', sent)
    without('coins')
    expect(await user.done('submitExchange', sent)).toEqual(first)
    const { list } = await user.done('listRequests')
    expect(list).toMatchObject([{ request_id: sent.request_id, outcome: 'done' }])
  })
})

describe('what crosses areas', () => {
  test('without coins there is no transfer in coins', async () => {
    without('coins')
    const user = await sandbox.user()
    const { methods } = await user.done('getDepositView')
    expect(methods.map(({ type }) => type)).not.toContain('crypto_transfer')
    const wallet = { type: 'crypto_transfer', currency: 'BTC', network: 'BTC' }
    const address = '1NVU1utoERRenoQvYFdErwx8urwxfCQgim'
    const bound = await user.refused('bindPaymentMethod', {
      ...{ ...wallet, address, request_id: requestId() },
    })
    expect(bound).toEqual(REFUSED)
  })

  test('without trading no withdrawal asks for turnover', async () => {
    await seedWorld(sandbox.world)
    const { account, password } = { account: 'turnover', password: SEED_USERS.turnover.password }
    const { token } = await sandbox.client().done('logIn', { account, password })
    const turnover = async () =>
      (await sandbox.client(token).done('getWithdrawalView')).conditions.turnover
    expect(await turnover()).not.toMatchObject({ remaining: '0.00' })
    without('trading')
    expect(await turnover()).toEqual({
      ...{ deposit_rate: '0.00', required: '0.00', done: '0.00', remaining: '0.00' },
    })
  })

  test('texts and banners of an area go with it', async () => {
    const visitor = sandbox.client()
    without('activities', 'invitations', 'news', 'financing')
    for (const type of ['activity', 'invite_rules']) {
      expect(await visitor.refused('getContentByType', { type })).toEqual(REFUSED)
    }
    const { list } = await visitor.done('listBanners')
    expect(list.map(({ link }) => link)).toEqual(['/pages/auth/auth', '/pages/agreement/agreement'])
  })
})

test('the seed of a site tells nothing of what it does not offer', async () => {
  setAreas(sandbox.world, ['invitations', 'activities', 'news', 'places'])
  await seedWorld(sandbox.world)
  setAreas(sandbox.world, ['trading', 'financing', 'coins'])
  const { account, password } = { account: 'demo', password: SEED_USERS.demo.password }
  const { token } = await sandbox.client().done('logIn', { account, password })
  const demo = sandbox.client(token)
  expect(await demo.done('listOrders')).toMatchObject({ total: 0 })
  expect(await demo.done('listPurchases')).toMatchObject({ total: 0 })
  expect(await demo.done('listWalletAddresses')).toMatchObject({ total: 0 })
  const { net_worth, balances } = await demo.done('getWallet')
  expect(net_worth).toMatchObject({ coins: '0.00', amount: balances.total_asset })
  expect(balances.total_asset).toBe(balances.cash)
})
