import type { Contract } from '../contract/contract.ts'
import { newAccount } from '../plan/makers.ts'
import { NotReachable } from '../plan/stage.ts'
import type { Law } from './law.ts'
import { lawsOf } from './law.ts'
import type { Scene } from './scene.ts'
import { registration, sentCode } from './writes.ts'

const NEW = 'conform-1'

/** A verification code is good once, for its purpose, for its account, and for a while. */
export function codeLaws(contract: Contract): Law[] {
  const law = lawsOf(contract, 'one-time code')
  return [
    law('register', 'a code registers once', async (scene) => {
      const { values } = await registration(scene)
      await scene.done('register', values)
      await scene.refused('register', values, undefined, 'code_wrong', 'account_registered')
    }),
    law('register', 'the code of one account is not that of another', async (scene) => {
      const { values } = await registration(scene)
      const sent = { ...values, account: newAccount() }
      await scene.refused('register', sent, undefined, 'code_wrong')
    }),
    law('register', 'a wrong code registers nobody', async (scene) => {
      const { values } = await registration(scene)
      const sent = { ...values, code: otherCode(values.code) }
      await scene.refused('register', sent, undefined, 'code_wrong')
    }),
    law('resetPassword', 'a code sets a new password once', async (scene) => {
      const { values } = await reset(scene)
      await scene.done('resetPassword', values)
      await scene.refused('resetPassword', values, undefined, 'code_wrong')
    }),
    law('resetPassword', 'a wrong code sets no new password', async (scene) => {
      const { values } = await reset(scene)
      const sent = { ...values, code: otherCode(values.code) }
      await scene.refused('resetPassword', sent, undefined, 'code_wrong')
    }),
    law('resetPassword', 'a code to register sets no new password', async (scene) => {
      const { values, account } = await registration(scene)
      await scene.done('register', values)
      const code = otherCode('')
      const sent = { account, code, password: NEW, password_confirm: NEW }
      await scene.refused('resetPassword', sent, undefined, 'code_wrong')
    }),
    law('sendCode', 'another code is sent after a while only', async (scene) => {
      const sent = { account: newAccount(), purpose: 'register' }
      const { resend_at: from } = await scene.done('sendCode', sent)
      const refusal = await scene.refused('sendCode', sent, undefined, 'code_too_soon')
      scene.same(refusal.params.available_from, String(from), 'available_from')
    }),
    law(
      'resetPassword',
      'a code is too old after five minutes',
      async (scene) => {
        const { values, expires } = await reset(scene)
        const { time } = await scene.call('getSiteInfo')
        const moved = await scene.world.helper.advance(expires - time + 1)
        if (!moved) throw new NotReachable('it takes longer than a run (--helper, verb advance)')
        await scene.refused('resetPassword', values, undefined, 'code_wrong')
      },
      { alone: true },
    ),
  ]
}

/** Everything that a new password needs, with the code that was sent. */
async function reset(scene: Scene) {
  const { account } = await scene.stranger()
  const { time } = await scene.call('getSiteInfo')
  const code = await sentCode(scene, account, 'forget')
  const values = { account, code, password: NEW, password_confirm: NEW }
  return { values, expires: time + 301 }
}

/** Six other digits. */
function otherCode(code = ''): string {
  return code === '000000' ? '111111' : '000000'
}
