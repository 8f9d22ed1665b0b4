import { NotReachable } from '../client/client.ts'
import { cashCurrency, cashScale, cent, scaleOfCurrency } from '../contract/currencies.ts'
import { compare, divide, equal, minus, plain, sum, times } from '../contract/decimal.ts'
import { exchangeFee } from '../plan/accepted.ts'
import { needed, wealth } from '../plan/stage.ts'
import { lawList } from './law.ts'

const law = lawList()
/** An exchange keeps its bounds, and is done at the rate that is offered, while one is. */
export const exchangeLaws = law.all

law('money.exchange-lapsed', 'submitExchange', { waits: true }, async (scene) => {
  const { user, values } = await scene.drafted('submitExchange')
  const offered = async () =>
    needed(
      (await scene.done('getExchange', {}, user)).offers.find(({ coin }) => coin === values.coin),
      'the coin is not offered',
    )
  await scene.until((await offered()).expires_at)
  const { expires_at: end, rate } = await offered()
  await scene.until(end - 3)
  const late = { ...values, rate, ...scene.client.intent() }
  if ((await scene.now()) < end - 1) await scene.done('submitExchange', late, user)
  await scene.until(end)
  const present = await offered()
  if (equal(present.rate, rate)) throw new NotReachable('the rate did not move')
  const sent = { ...values, rate, ...scene.client.intent() }
  const { params } = await scene.refused('submitExchange', sent, user, 'price_changed')
  if ((await offered()).as_of === present.as_of)
    scene.amount(params.rate ?? '0', present.rate, 'rate of the refusal')
})

law('money.exchange-bounds', 'submitExchange', async (scene) => {
  const view = await scene.done('getExchange', {}, scene.world.main)
  const { min, max } = view
  const user = await scene.stranger({ balances: { ...wealth(), [cashCurrency()]: sum(max, max) } })
  const { values } = await scene.draft(user, 'submitExchange')
  const at = (amount: string) => ({
    ...values,
    ...{ type: 'cash_to_coin', amount },
    fee: exchangeFee({ type: 'cash_to_coin', rate: String(values.rate), amount }, view),
    ...scene.client.intent(),
  })
  const below = await scene.refused(
    'submitExchange',
    at(minus(min, cent())),
    user,
    'amount_too_small',
    'input_invalid',
  )
  if (below.reason === 'amount_too_small') scene.same(below.params.min, min, 'min of the refusal')
  // What the balance does not cover either is refused for the bound, which comes first.
  for (const amount of [sum(max, cent()), sum(max, max, cent())]) {
    const above = await scene.refused(
      'submitExchange',
      at(amount),
      user,
      'amount_too_large',
      'input_invalid',
    )
    if (above.reason === 'amount_too_large') scene.same(above.params.max, max, 'max of the refusal')
  }
  await scene.done('submitExchange', at(min), user)
  await scene.done('submitExchange', at(max), user)
  const { offers } = await scene.done('getExchange', {}, user)
  for (const { coin, rate, available } of offers) {
    const sell = (worth: string) => {
      const amount = plain(divide(worth, rate, scaleOfCurrency(coin) ?? 8))
      const sold = { type: 'coin_to_cash', rate, amount }
      return { ...sold, coin, fee: exchangeFee(sold, view), ...scene.client.intent() }
    }
    if (compare(times(available, rate, cashScale()), sum(min, min)) < 0) continue
    const little = sell(minus(min, cent()))
    await scene.refused('submitExchange', little, user, 'amount_too_small', 'input_invalid')
    await scene.done('submitExchange', sell(sum(min, cent())), user)
  }
})

law('money.exchange-suspended', 'submitExchange', { alone: true }, async (scene) => {
  const user = await scene.actor()
  const { values } = await scene.draft(user, 'submitExchange')
  const coin = String(values.coin)
  const states = async () => {
    const { offers } = await scene.done('getExchange', {}, user)
    return offers.map((one) => ({ coin: one.coin, state: one.state }))
  }
  const before = await states()
  await scene.suspended(coin, async () => {
    const wanted = before.map((one) => (one.coin === coin ? { coin, state: 'suspended' } : one))
    scene.same(await states(), wanted, `the offers while ${coin} is suspended`)
    for (const type of scene.contract.values('ExchangeType')) {
      const sent = { ...values, type, ...scene.client.intent() }
      await scene.unchanged(user, () =>
        scene.refused('submitExchange', sent, user, 'action_not_allowed'),
      )
    }
  })
  scene.same(await states(), before, `the offers when ${coin} is exchanged again`)
  await scene.done('submitExchange', { ...values, ...scene.client.intent() }, user)
})
