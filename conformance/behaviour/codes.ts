import type { Value } from '../client/request.ts'
import { newAccount } from '../plan/makers.ts'
import { harmlessForm } from '../plan/session.ts'
import { fundPasswordOf } from '../plan/stage.ts'
import { AT_ONCE, lawList } from './law.ts'
import type { Scene } from './scene.ts'
import { registration, sentCode } from './writes.ts'

const NEW = 'conform-1'

const law = lawList()
/** A verification code is good once, for its purpose, for its account, and for a while. */
export const codeLaws = law.all

law('code.once', 'register', async (scene) => {
  const { values } = await registration(scene)
  await scene.done('register', values)
  await scene.refused('register', values, undefined, 'code_wrong', 'account_registered')
})

law('code.account', 'register', async (scene) => {
  const { values } = await registration(scene)
  const sent = { ...values, account: newAccount() }
  await scene.refused('register', sent, undefined, 'code_wrong')
})

law('code.wrong', 'register', async (scene) => {
  const { values } = await registration(scene)
  const sent = { ...values, code: otherCode(values.code) }
  await scene.refused('register', sent, undefined, 'code_wrong')
})

law('code.once', 'resetPassword', async (scene) => {
  const { values } = await reset(scene)
  const answers = await Promise.all(
    [values, values, values].map((sent) => scene.call('resetPassword', sent)),
  )
  const done = answers.filter(({ code }) => code === 1).length
  scene.same(done, 1, 'the passwords that one code set at once')
  await scene.refused('resetPassword', values, undefined, 'code_wrong')
})

law('code.wrong', 'resetPassword', async (scene) => {
  const { values } = await reset(scene)
  const sent = { ...values, code: otherCode(values.code) }
  await scene.refused('resetPassword', sent, undefined, 'code_wrong')
})

law('code.purpose', 'resetPassword', async (scene) => {
  const { account } = await scene.stranger()
  const code = await sentCode(scene, account, 'register')
  const sent = { account, code, password: NEW, password_confirm: NEW }
  await scene.refused('resetPassword', sent, undefined, 'code_wrong')
})

law('code.resend', 'sendCode', async (scene) => {
  const sent = { account: newAccount(), purpose: 'register' }
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => scene.call('sendCode', sent)),
  )
  const [first, ...more] = answers.filter((one) => one.code === 1)
  scene.same(more.length, 0, 'the codes beside the first that were sent at once')
  const { resend_at: from } = scene.found(first, 'no code was sent').data
  const refusal = await scene.refused('sendCode', sent, undefined, 'code_too_soon')
  scene.same(refusal.params.available_from, String(from), 'available_from')
})

law('code.resend', 'sendCode', { waits: true, part: 'then it is' }, async (scene) => {
  const sent = { account: newAccount(), purpose: 'register' }
  await scene.until((await scene.done('sendCode', sent)).resend_at)
  await scene.done('sendCode', sent)
})

law('code.expires', 'resetPassword', { waits: true }, async (scene) => {
  const { values, expires } = await reset(scene)
  await scene.until(expires)
  await scene.refused('resetPassword', values, undefined, 'code_wrong')
})

/** Everything that a new password needs, with the code that was sent. */
async function reset(scene: Scene) {
  const { account } = await scene.stranger()
  const sent = await scene.done('sendCode', { account, purpose: 'forget' })
  const code = await scene.code(account, 'forget')
  const values = { account, code, password: NEW, password_confirm: NEW }
  // Another one is sent after a minute, and this one is good for five.
  const expires = sent.resend_at + 240
  scene.same(sent.expires_at, expires, 'expires_at, five minutes after the code was sent,')
  return { values, expires }
}

/** Six other digits. */
function otherCode(code = ''): string {
  return code === '000000' ? '111111' : '000000'
}

/** Wrong guesses after which a code must be invalid. */
const MAX_GUESSES = 10

law('code.guesses', 'register', async (scene) => {
  const { values } = await registration(scene)
  const wrong = ['111111', '222222'].find((code) => code !== values.code) ?? ''
  for (let guess = 0; guess < MAX_GUESSES; guess += 1) {
    await scene.refused(
      'register',
      { ...values, code: wrong },
      undefined,
      'code_wrong',
      'too_many_requests',
    )
  }
  await scene.refused('register', values, undefined, 'code_wrong', 'too_many_requests')
})

/** Operations that ask for a secret of the user's own, and the field that has it. */
const GUESSED = [
  ['bindWalletAddress', 'fund_password'],
  ['setFundPassword', 'old_password'],
  ['changeLoginPassword', 'old_password'],
  ['removePaymentMethod', 'fund_password'],
  ['removeWalletAddress', 'fund_password'],
  ['buyProject', 'fund_password'],
  ['appendPurchase', 'fund_password'],
  ['renewPurchase', 'fund_password'],
  ['settlePurchase', 'fund_password'],
  ['submitWithdrawal', 'fund_password'],
] as const

async function guessed(scene: Scene, id: (typeof GUESSED)[number][0], name: string): Promise<void> {
  const user = await scene.stranger()
  // The password is checked before the purchase, which need not exist.
  const { values } =
    id === 'renewPurchase'
      ? { values: { ...harmlessForm(scene.contract.operation(id)), ...fundPasswordOf(user) } }
      : await scene.draft(user, id)
  const wrong = ['fund_password_wrong', 'login_password_wrong', 'too_many_requests']
  const tried = (sent: Record<string, Value>) => ({
    ...sent,
    ...('request_id' in sent && scene.client.intent()),
  })
  for (let guess = 0; guess < MAX_GUESSES; guess += 1)
    await scene.refused(id, tried({ ...values, [name]: `wrong-${guess}` }), user, ...wrong)
  const { params } = await scene.refused(id, tried(values), user, 'too_many_requests')
  const until = Number(params.available_from)
  const now = await scene.now()
  scene.hold(until > now, `the right password is refused until ${until}, and it is ${now}`)
}

const LOCKED_SECONDS = 900

law('end.unlock', 'logIn', { waits: true }, async (scene) => {
  const { account, password } = await scene.stranger()
  for (let tries = 0; tries < 5; tries += 1) {
    await scene.call('logIn', { account, password: `wrong-${tries}` })
  }
  const begin = await scene.now()
  const { params } = await scene.refused(
    'logIn',
    { account, password },
    undefined,
    'account_locked',
  )
  const ends = Number(params.available_from)
  const wanted = Math.abs(ends - begin - LOCKED_SECONDS) <= 5
  scene.hold(
    wanted,
    `the lock must end ${LOCKED_SECONDS} s later, and ends after ${ends - begin} s`,
  )
  await scene.until(ends - 2)
  if ((await scene.now()) < ends) {
    await scene.refused('logIn', { account, password }, undefined, 'account_locked')
  }
  await scene.until(ends)
  await scene.done('logIn', { account, password })
})

for (const [id, name] of GUESSED) law('people.guesses', id, (scene) => guessed(scene, id, name))
