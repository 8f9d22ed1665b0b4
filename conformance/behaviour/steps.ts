import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Contract } from '../contract/contract.ts'
import { newPicture, newRequestId } from '../plan/makers.ts'
import type { User } from '../plan/stage.ts'
import { needed } from '../plan/stage.ts'
import type { Sent } from '../run/client.ts'
import type { Law } from './law.ts'
import { lawsOf } from './law.ts'
import type { Scene } from './scene.ts'

/** No step is skipped: what comes before something must have happened. */
export function stepLaws(contract: Contract): Law[] {
  const law = lawsOf(contract, 'skipped step')
  return STEPS.map(([id, what, hold]) => law(id, what, hold))
}

/** A request of a user that lacks one step before it. */
async function withdrawal(scene: Scene, user: User): Promise<Sent> {
  const { targets } = await scene.done('getWithdrawalView', {}, user)
  return {
    target_id: targets[0]?.id ?? 'conformance-none',
    amount: '100',
    fund_password: user.fundPassword ?? 'no-such-one',
    request_id: newRequestId(),
  }
}

/** A request for something with a fund password, of a user who has set none. */
async function withoutFundPassword(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger({ fundPassword: false })
  const { values } = await scene.draft(
    { ...user, fundPassword: 'no-such-one' },
    id,
    undefined,
    'kept',
  )
  await scene.refused(id, values, user, 'fund_password_required')
}

const STEPS: readonly [OperationId, string, Law['hold']][] = [
  [
    'submitWithdrawal',
    'nobody withdraws whose name is not verified',
    async (scene) => {
      const user = await scene.stranger({ verified: false })
      await scene.stage(user).bindMethod(user)
      const sent = await withdrawal(scene, user)
      await scene.refused('submitWithdrawal', sent, user, 'real_name_required')
    },
  ],
  [
    'submitWithdrawal',
    'nobody withdraws to nowhere',
    async (scene) => {
      const user = await scene.stranger()
      const sent = await withdrawal(scene, user)
      await scene.refused('submitWithdrawal', sent, user, 'withdraw_card_required')
    },
  ],
  [
    'submitWithdrawal',
    'nobody withdraws without a fund password',
    async (scene) => {
      const user = await scene.stranger({ fundPassword: false })
      await scene.stage(user).bindMethod(user)
      const sent = await withdrawal(scene, user)
      await scene.refused('submitWithdrawal', sent, user, 'fund_password_required')
    },
  ],
  [
    'buyProject',
    'nobody buys without a fund password',
    (scene) => withoutFundPassword(scene, 'buyProject'),
  ],
  [
    'bindWalletAddress',
    'nobody binds an address without a fund password',
    (scene) => withoutFundPassword(scene, 'bindWalletAddress'),
  ],
  [
    'submitDeposit',
    'nothing is deposited that support has not released',
    async (scene) => {
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
        request_id: newRequestId(),
      }
      await scene.refused('submitDeposit', sent, user, 'deposit_not_released')
    },
  ],
  [
    'submitDeposit',
    'a screenshot serves one deposit',
    async (scene) => {
      const user = await scene.actor()
      const { values } = await scene.draft(user, 'submitDeposit')
      await scene.done('submitDeposit', values, user)
      const sent = { ...values, request_id: newRequestId() }
      await scene.refused('submitDeposit', sent, user)
    },
  ],
  [
    'submitDeposit',
    'a photo of a document is no screenshot',
    async (scene) => {
      const user = await scene.actor()
      const { values } = await scene.draft(user, 'submitDeposit')
      const sent = {
        ...values,
        screenshot_file_id: await scene.stage(user).upload(user, 'id_photo'),
      }
      await scene.refused('submitDeposit', sent, user, 'no_data', 'file_rejected', 'input_invalid')
    },
  ],
  [
    'submitCertification',
    'a verified user cannot verify again',
    async (scene) => {
      const user = await scene.stranger()
      const other = await scene.stranger({ verified: false })
      const { values } = await scene.draft(other, 'submitCertification')
      const sent = { ...values, front_file_id: await scene.stage(user).upload(user, 'id_photo') }
      await scene.refused('submitCertification', sent, user, 'already_certified')
    },
  ],
  [
    'submitCertification',
    'a document with two sides needs both',
    async (scene) => {
      const user = await scene.stranger({ verified: false })
      const { values } = await scene.draft(user, 'submitCertification', 'id_card')
      const { back_file_id: _left, ...sent } = values
      await scene.refused('submitCertification', sent, user, 'input_invalid', 'file_rejected')
    },
  ],
  [
    'setFundPassword',
    'a fund password is not replaced without the old one',
    async (scene) => {
      const user = await scene.stranger()
      const sent = { password: 'new-one-1', password_confirm: 'new-one-1' }
      await scene.refused('setFundPassword', sent, user, 'input_invalid', 'fund_password_wrong')
    },
  ],
  [
    'renewPurchase',
    'a purchase that runs is not renewed',
    async (scene) => {
      const user = await scene.actor()
      const { id, daily_rate: rate } = await scene.stage(user).buy(user)
      const sent = {
        purchase_id: id,
        mode: 'principal',
        daily_rate: rate,
        fund_password: user.fundPassword,
        request_id: newRequestId(),
      }
      await scene.refused('renewPurchase', sent, user, 'action_not_allowed')
    },
  ],
  [
    'settlePurchase',
    'a purchase that is over is not settled',
    async (scene) => {
      const user = await scene.actor()
      const { values } = await scene.draft(user, 'settlePurchase')
      await scene.done('settlePurchase', values, user)
      const sent = { ...values, request_id: newRequestId() }
      await scene.refused('settlePurchase', sent, user, 'action_not_allowed')
    },
  ],
  [
    'appendPurchase',
    'nothing is appended to a purchase that is over',
    async (scene) => {
      const user = await scene.actor()
      const { values } = await scene.draft(user, 'settlePurchase')
      await scene.done('settlePurchase', values, user)
      const sent = { ...values, amount: '100', request_id: newRequestId() }
      await scene.refused('appendPurchase', sent, user, 'action_not_allowed')
    },
  ],
  [
    'settleOrder',
    'an order is not settled before its second',
    async (scene) => {
      const user = await scene.actor()
      const { values } = await scene.draft(user, 'placeOrder')
      const { order } = await scene.done('placeOrder', values, user)
      await scene.refused('settleOrder', { order_id: order.id }, user, 'action_not_allowed')
    },
  ],
  [
    'placeOrder',
    'nobody orders at a price that was not published',
    async (scene) => {
      const user = await scene.actor()
      const { values } = await scene.draft(user, 'placeOrder')
      const sent = { ...values, accepted_price: '1' }
      await scene.refused('placeOrder', sent, user, 'price_changed')
    },
  ],
  [
    'submitExchange',
    'nobody exchanges at a rate that is not offered',
    async (scene) => {
      const user = await scene.actor()
      const { values } = await scene.draft(user, 'submitExchange')
      const sent = { ...values, rate: '1' }
      await scene.refused('submitExchange', sent, user, 'price_changed')
    },
  ],
  [
    'removePaymentMethod',
    'nothing is removed with a wrong fund password',
    async (scene) => {
      const user = await scene.stranger()
      const { values } = await scene.draft(user, 'removePaymentMethod')
      const sent = { ...values, fund_password: 'no-such-one' }
      await scene.refused('removePaymentMethod', sent, user, 'fund_password_wrong')
    },
  ],
  [
    'removePaymentMethod',
    'a target stays while a withdrawal to it is reviewed',
    async (scene) => {
      const user = await scene.actor()
      const { values } = await scene.draft(user, 'submitWithdrawal')
      // In this project's sandbox such an amount stays under review.
      const { record } = await scene.done('submitWithdrawal', { ...values, amount: '150.77' }, user)
      const sent = { id: values.target_id, fund_password: user.fundPassword }
      if (record.status !== 'under_review') return
      await scene.refused('removePaymentMethod', sent, user, 'action_not_allowed')
    },
  ],
  [
    'removeWalletAddress',
    'nothing is removed with a wrong fund password',
    async (scene) => {
      const user = await scene.stranger()
      const { values } = await scene.draft(user, 'removeWalletAddress')
      const sent = { ...values, fund_password: 'no-such-one' }
      await scene.refused('removeWalletAddress', sent, user, 'fund_password_wrong')
    },
  ],
  [
    'claimDailyBonus',
    'a bonus is claimed once a day',
    async (scene) => {
      const user = await scene.stranger()
      await scene.done('claimDailyBonus', { request_id: newRequestId() }, user)
      await scene.refused('claimDailyBonus', { request_id: newRequestId() }, user, 'once_a_day')
    },
  ],
  [
    'changeLoginPassword',
    'a login password is not replaced without the old one',
    async (scene) => {
      const user = await scene.stranger()
      const sent = {
        old_password: 'no-such-one',
        password: 'new-one-1',
        password_confirm: 'new-one-1',
      }
      await scene.refused('changeLoginPassword', sent, user, 'login_password_wrong')
    },
  ],
  [
    'uploadAvatar',
    'an avatar is a picture',
    async (scene) => {
      const user = await scene.another()
      const file = { ...newPicture(), bytes: Buffer.from('GIF89a') }
      await scene.refused('uploadAvatar', { file }, user, 'file_rejected', 'input_invalid')
    },
  ],
]
