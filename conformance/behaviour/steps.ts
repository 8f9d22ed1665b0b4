import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import { cent, inCash } from '../contract/currencies.ts'
import { equal, lastPlace, minus, plain, scaleOf, sum } from '../contract/decimal.ts'
import { newPicture } from '../plan/makers.ts'
import { harmlessForm } from '../plan/session.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import { withdrawing } from './accepted.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import { submitted, UNDECIDED } from './people.ts'
import type { Scene } from './scene.ts'

/** No step is skipped: what comes before something must have happened. */
export function stepLaws(): Law[] {
  return [
    ...steps(),
    law('step.real-name', 'submitWithdrawal', { part: 'a review that has not passed' }, notPassed),
    ...SIGNED.map((id) => law('step.fund-password', id, (scene) => withoutFundPassword(scene, id))),
  ]
}

/** What asks for the fund password, but for a withdrawal, which asks for more before it. */
const SIGNED = [
  'bindWalletAddress',
  'removeWalletAddress',
  'removePaymentMethod',
  'buyProject',
  'appendPurchase',
  'renewPurchase',
  'settlePurchase',
] as const satisfies OperationId[]

/** A withdrawal of a user who has bound no target. */
function withdrawal(scene: Scene, user: User): Sent {
  return {
    target_id: 'conformance-none',
    amount: '100',
    fee: '1.00',
    fund_password: user.fundPassword ?? 'no-such-one',
    ...scene.client.intent(),
  }
}

/**
 * A request for something with a fund password, of a user who has set none. That comes before what the
 * request names, which need not be there.
 */
async function withoutFundPassword(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger({ fundPassword: false })
  const values = harmlessForm(scene.contract.operation(id))
  const sent = { ...values, ...('request_id' in values && scene.client.intent()) }
  await scene.refused(id, sent, user, 'fund_password_required')
}

/** Documents that were submitted are no verified name, and neither are rejected ones. */
async function notPassed(scene: Scene): Promise<void> {
  const { user } = await submitted(scene, UNDECIDED)
  const isRefused = async (wanted: string) => {
    const { conditions } = await scene.done('getWithdrawalView', {}, user)
    if (conditions.requirements.verification !== wanted)
      throw new NotReachable(`the verification is not ${wanted}`)
    const sent = withdrawal(scene, user)
    await scene.refused('submitWithdrawal', sent, user, 'real_name_required')
  }
  await isRefused('under_review')
  await scene.review('verification', user, user.account, 'photo_unreadable')
  await isRefused('rejected')
}

const steps = (): Law[] => [
  law('step.real-name', 'submitWithdrawal', async (scene) => {
    // The name is asked for before the fund password, and that before a target.
    const user = await scene.stranger({ verified: false, fundPassword: false })
    const sent = withdrawal(scene, user)
    await scene.refused('submitWithdrawal', sent, user, 'real_name_required')
  }),
  law('step.target', 'submitWithdrawal', async (scene) => {
    const user = await scene.stranger()
    const sent = withdrawal(scene, user)
    await scene.refused('submitWithdrawal', sent, user, 'withdraw_card_required')
  }),
  law('step.fund-password', 'submitWithdrawal', async (scene) => {
    const user = await scene.stranger({ fundPassword: false })
    const sent = withdrawal(scene, user)
    await scene.refused('submitWithdrawal', sent, user, 'fund_password_required')
  }),
  law('step.one-release-request', 'requestDepositRelease', async (scene) => {
    const actor = await scene.stranger()
    const { values, as: user = actor } = await scene.draft(actor, 'requestDepositRelease')
    const { request } = await scene.done('requestDepositRelease', values, user)
    scene.same(request.request_id, values.request_id, 'request_id of what was asked for')
    scene.hold(
      equal(request.amount, String(values.amount)),
      `${values.amount} was asked for and the request says ${request.amount}`,
    )
    const view = await scene.done('getDepositView', {}, user)
    scene.same(view.request?.id, request.id, 'the last request in the deposit view')
    // A server may decide before the next call comes.
    if (view.request?.status !== 'under_review') return
    const sent = { ...values, ...scene.client.intent() }
    await scene.refused('requestDepositRelease', sent, user, 'review_in_progress')
    // The amount is looked at first.
    const little = { ...values, amount: plain(minus(view.min, cent())), ...scene.client.intent() }
    await scene.refused('requestDepositRelease', little, user, 'amount_too_small')
  }),
  law('step.released', 'submitDeposit', async (scene) => {
    const user = await scene.stranger()
    const { methods } = await scene.done('getDepositView', {}, user)
    const method = needed(
      methods.find(({ available }) => available),
      'no way to deposit is open',
    )
    const sent = {
      method_id: method.id,
      amount: '10',
      screenshot_file_id: await scene.stage(user).upload(user, 'payment_screenshot'),
      ...scene.client.intent(),
    }
    await scene.refused('submitDeposit', sent, user, 'deposit_not_released')
  }),
  law('step.screenshot-purpose', 'submitDeposit', async (scene) => {
    const { user, values } = await scene.drafted('submitDeposit')
    const sent = {
      ...values,
      screenshot_file_id: await scene.stage(user).upload(user, 'id_photo'),
    }
    await scene.refused('submitDeposit', sent, user, 'no_data', 'file_rejected', 'input_invalid')
  }),
  law('step.screenshot-purpose', 'submitCertification', async (scene) => {
    const user = await scene.stranger({ verified: false })
    const { values } = await scene.draft(user, 'submitCertification')
    const other = await scene.stage(user).upload(user, 'payment_screenshot')
    const sent = { ...values, front_file_id: other }
    await scene.refused('submitCertification', sent, user, 'no_data', 'file_rejected')
  }),
  law('step.verified-once', 'submitCertification', async (scene) => {
    const user = await scene.stranger()
    const other = await scene.stranger({ verified: false })
    const { values } = await scene.draft(other, 'submitCertification')
    const sent = { ...values, front_file_id: await scene.stage(user).upload(user, 'id_photo') }
    await scene.refused('submitCertification', sent, user, 'already_certified')
  }),
  law('step.two-sides', 'submitCertification', async (scene) => {
    const user = await scene.stranger({ verified: false })
    const { values } = await scene.draft(user, 'submitCertification', 'id_card')
    const { back_file_id: _left, ...sent } = values
    await scene.refused('submitCertification', sent, user, 'input_invalid', 'file_rejected')
  }),
  law('step.old-fund-password', 'setFundPassword', async (scene) => {
    const user = await scene.stranger()
    const sent = { password: 'new-one-1', password_confirm: 'new-one-1' }
    await scene.refused('setFundPassword', sent, user, 'input_invalid', 'fund_password_wrong')
  }),
  law('step.runs-not-renewed', 'renewPurchase', async (scene) => {
    const user = await scene.actor()
    const purchase = await scene.stage(user).buy(user)
    const { id, principal, daily_rate: rate, release_date: end } = purchase
    const sent = {
      purchase_id: id,
      mode: 'principal',
      principal,
      daily_rate: rate,
      release_date: String(end),
      fund_password: user.fundPassword,
      ...scene.client.intent(),
    }
    const { params } = await scene.refused('renewPurchase', sent, user, 'action_not_allowed')
    scene.same(params.available_from, String(end), 'available_from')
  }),
  law('step.over-not-settled', 'settlePurchase', async (scene) => {
    const { user, values } = await scene.drafted('settlePurchase')
    await scene.done('settlePurchase', values, user)
    const sent = { ...values, ...scene.client.intent() }
    await scene.refused('settlePurchase', sent, user, 'action_not_allowed')
  }),
  law('step.over-not-appended', 'appendPurchase', async (scene) => {
    const { user, values } = await scene.drafted('settlePurchase')
    await scene.done('settlePurchase', values, user)
    const { purchase_id, fund_password } = values
    const sent = {
      ...{ purchase_id, fund_password, amount: '100', principal: '100.00' },
      earns_from: String(await scene.now()),
      ...scene.client.intent(),
    }
    await scene.refused('appendPurchase', sent, user, 'action_not_allowed')
  }),
  law('step.order-second', 'settleOrder', async (scene) => {
    const { user, values } = await scene.drafted('placeOrder')
    const { order } = await scene.done('placeOrder', values, user)
    const sent = { order_id: order.id }
    const { params } = await scene.refused('settleOrder', sent, user, 'action_not_allowed')
    scene.same(params.available_from, String(order.settles_at), 'available_from')
  }),
  law('step.published-price', 'placeOrder', async (scene) => {
    const { user, values } = await scene.drafted('placeOrder')
    const price = String(values.accepted_price)
    // The second price is no worse for the user: all that is wrong is that it was never published.
    for (const accepted_price of ['1', sum(price, lastPlace(scaleOf(price)))]) {
      const sent = { ...values, direction: 'up', accepted_price, ...scene.client.intent() }
      await scene.refused('placeOrder', sent, user, 'price_changed')
    }
  }),
  law('step.offered-rate', 'submitExchange', async (scene) => {
    const { user, values } = await scene.drafted('submitExchange')
    const sent = { ...values, rate: '1' }
    await scene.refused('submitExchange', sent, user, 'price_changed')
  }),
  law('step.bonus-once', 'claimDailyBonus', async (scene) => {
    const user = await scene.stranger()
    const intent = () => scene.client.intent()
    const { next_claim_at: next } = await scene.done('claimDailyBonus', intent(), user)
    const { params } = await scene.refused('claimDailyBonus', intent(), user, 'once_a_day')
    scene.same(params.available_from, String(next), 'available_from')
  }),
  law('step.old-login-password', 'changeLoginPassword', async (scene) => {
    const user = await scene.stranger()
    const sent = {
      old_password: 'no-such-one',
      password: 'new-one-1',
      password_confirm: 'new-one-1',
    }
    await scene.refused('changeLoginPassword', sent, user, 'login_password_wrong')
  }),
  law('step.avatar-picture', 'uploadAvatar', async (scene) => {
    const user = await scene.another()
    const file = { ...newPicture(), bytes: Buffer.from('GIF89a') }
    await scene.refused('uploadAvatar', { file }, user, 'file_rejected', 'input_invalid')
  }),
  ...REMOVALS.map(([id]) =>
    law('step.removal-password', id, async (scene) => {
      const user = await scene.stranger()
      const { values } = await scene.draft(user, id)
      const sent = { ...values, fund_password: 'no-such-one' }
      await scene.refused(id, sent, user, 'fund_password_wrong')
    }),
  ),
  ...REMOVALS.map(([id, example]) =>
    law('step.target-in-review', id, async (scene) => {
      const { user, values } = await scene.drafted('submitWithdrawal', example)
      // In this project's sandbox such an amount stays under review.
      const { record } = await scene.done(
        'submitWithdrawal',
        await withdrawing(scene, user, values, inCash('150.77')),
        user,
      )
      const sent = { id: values.target_id, fund_password: user.fundPassword }
      if (record.status !== 'under_review') return
      await scene.refused(id, sent, user, 'action_not_allowed')
    }),
  ),
]

/** What removes what a withdrawal can go to, and the example of such a withdrawal. */
const REMOVALS = [
  ['removePaymentMethod', undefined],
  ['removeWalletAddress', 'coin'],
] as const
