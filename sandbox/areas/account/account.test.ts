import { afterEach, beforeEach, expect, test } from 'vitest'
import { createUser } from '../../core/new-user.ts'
import { openSession } from '../../core/users.ts'
import { STORY_TIME, TestSandbox } from '../../test/harness.ts'
import { samplePicture } from '../uploads/sample-picture.ts'
import { decideVerification } from '../verification/review.ts'
import { addSubmission } from '../verification/submit.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

test('a new user has nothing yet', async () => {
  const { world } = sandbox
  const id = createUser(world, {
    account: 'newbie@example.com',
    email: 'newbie@example.com',
    passwordHash: '',
    invitationCode: 'H5NEWB',
  })
  const user = sandbox.client(openSession(world, id))
  const zero = '0.00'
  expect(await user.done('getUser')).toEqual({
    user: {
      userid: String(id),
      account: 'newbie@example.com',
      nickname: '',
      avatar_url: null,
      phone: null,
      email: 'new****com',
      real_name: null,
      id_number: null,
      invitation_code: 'H5NEWB',
      vip_level: 0,
      member_label: null,
      funds_frozen: false,
      registered_at: STORY_TIME,
    },
    balances: {
      currency: 'USD',
      cash: zero,
      total_asset: zero,
      available: zero,
      frozen: zero,
      yesterday_profit: zero,
      yesterday_balance: zero,
      total_profit: zero,
    },
    verification: { state: 'none' },
    setup: {
      fund_password: false,
      bank_card: false,
      wallet_address: false,
      alipay: false,
      wechat_pay: false,
    },
    unread_count: 0,
  })
})

test('personal data is masked, and the name is there once it is verified', async () => {
  const user = await sandbox.user({ cash: '120.50' })
  const { world } = sandbox
  world.database.run(
    `UPDATE users SET phone = '+12025550143', nickname = 'Alex', vip_level = 1,
       member_label = 'member.silver', funds_frozen = 1
     WHERE id = :id`,
    { id: user.id },
  )
  const number = addSubmission(world, {
    userId: user.id,
    realName: 'Alex Morgan',
    idNumber: 'X123456789',
    country: 'US',
    documentType: 'passport',
  })
  expect(await user.done('getUser')).toMatchObject({
    user: { phone: '+12****143', real_name: null, id_number: null },
    verification: { state: 'under_review' },
  })
  decideVerification(world, number, 'passed')
  expect(await user.done('getUser')).toMatchObject({
    user: {
      nickname: 'Alex',
      real_name: 'Ale****gan',
      id_number: 'X12****789',
      vip_level: 1,
      member_label: 'Silver',
      funds_frozen: true,
    },
    balances: { available: '120.50', total_asset: '120.50' },
    verification: { state: 'passed' },
    setup: { fund_password: true },
    unread_count: 1,
  })
})

test('what was rejected is nobody’s name', async () => {
  const user = await sandbox.user()
  const number = addSubmission(sandbox.world, {
    userId: user.id,
    realName: 'Alex Morgan',
    idNumber: 'X123456789',
    country: 'US',
    documentType: 'passport',
  })
  decideVerification(sandbox.world, number, 'name_differs')
  expect(await user.done('getUser')).toMatchObject({
    user: { real_name: null, id_number: null },
    verification: { state: 'rejected' },
  })
})

test('the avatar has its new address at once', async () => {
  const user = await sandbox.user()
  const { avatar_url: address } = await user.done('uploadAvatar', {
    file: { bytes: samplePicture() },
  })
  expect((await user.done('getUser')).user.avatar_url).toBe(address)
})

test('a visitor has no user information', async () => {
  expect(await sandbox.client().call('getUser')).toMatchObject({ code: 401, data: null })
})
