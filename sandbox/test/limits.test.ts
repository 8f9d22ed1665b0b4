import { beforeEach, expect, test } from 'vitest'
import { rules } from '../core/rules.ts'
import type { OperationId } from '../generated/operations.ts'
import { formOf } from './examples.ts'
import type { TestUser } from './harness.ts'
import { STORY_TIME } from './harness.ts'
import { sandbox, setUpSandbox } from './set-up.ts'

/*
 * What could be abused is rate limited. How tries are counted is proved in core/tries.test.ts; here is
 * that each operation counts them, and by what.
 */

setUpSandbox()
let user: TestUser
beforeEach(async () => {
  user = await sandbox.user()
})

const PLACE = 'from 127.0.0.1'
const { limits } = rules

test.each<[OperationId, keyof typeof limits, string]>([
  ['logIn', 'logIn', `logIn ${PLACE}`],
  ['register', 'register', `register ${PLACE}`],
  ['sendCode', 'sendCode', `sendCode ${PLACE}`],
  ['sendCode', 'codesOfAccount', `codes of ${formOf('sendCode').account}`],
  ['resetPassword', 'resetPassword', `resetPassword ${PLACE}`],
  ['uploadFile', 'upload', 'upload USER'],
  ['uploadAvatar', 'upload', 'upload USER'],
  ['submitCertification', 'submitCertification', 'certification USER'],
  ['markMessagesRead', 'markMessagesRead', 'mark messages USER'],
  ['bindPaymentMethod', 'bind', 'bind USER'],
  ['bindWalletAddress', 'bind', 'bind USER'],
  ['requestDepositRelease', 'requestDepositRelease', 'release USER'],
  ['submitDeposit', 'submitDeposit', 'deposit USER'],
  ['settleOrder', 'settleOrder', 'settleOrder USER'],
  ['submitExchange', 'submitExchange', 'exchange USER'],
  ['buyProject', 'changePurchase', 'changePurchase USER'],
  ['appendPurchase', 'changePurchase', 'changePurchase USER'],
  ['renewPurchase', 'changePurchase', 'changePurchase USER'],
  ['settlePurchase', 'changePurchase', 'changePurchase USER'],
  ['addPriceAlert', 'changeAlerts', 'change alerts USER'],
  ['changePriceAlert', 'changeAlerts', 'change alerts USER'],
  ['removePriceAlert', 'changeAlerts', 'change alerts USER'],
  ['claimDailyBonus', 'claimDailyBonus', 'claim USER'],
])('%s has the limit %s', async (id, limit, counted) => {
  sandbox.useUp(counted.replace('USER', String(user.id)), limits[limit])
  const form = formOf(id)
  const sent = 'file' in form ? { ...form, file: { bytes: Buffer.from(form.file ?? '') } } : form
  expect(await user.refused(id, sent)).toEqual({
    reason: 'too_many_requests',
    params: { available_from: String(STORY_TIME + limits[limit].seconds) },
  })
})
