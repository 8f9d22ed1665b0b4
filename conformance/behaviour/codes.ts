import { newAccount } from '../plan/makers.ts'
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
