import type { Value } from '../client/request.ts'
import { harmlessForm } from '../plan/session.ts'
import { fundPasswordOf } from '../plan/stage.ts'
import { lawList } from './law.ts'
import type { Scene } from './scene.ts'
import { registration } from './writes.ts'

const law = lawList()
/** A password or a code that was guessed at too often is refused, the right one too. */
export const guessLaws = law.all

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
