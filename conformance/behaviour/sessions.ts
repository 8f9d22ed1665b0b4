import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from '../../src/generated/h5.schemas.ts'
import type { Credentials } from '../client/helper.ts'
import { newAccount } from '../plan/makers.ts'
import type { User } from '../plan/stage.ts'
import type { Law } from './law.ts'
import { AT_ONCE, law } from './law.ts'
import type { Scene } from './scene.ts'
import { registration, sentCode } from './writes.ts'

const NEW = 'conform-1'
/** After this, an end that moves with each use would be another second. */
const SECOND_MS = 1100

/** Sessions end when and where they are to end. */
export function sessionLaws(): Law[] {
  return [
    law('end.here', 'logOut', async (scene) => {
      const user = await scene.another()
      const elsewhere = await scene.loggedIn(user)
      const { sessions_ended: ended } = await scene.done('logOut', {}, user)
      scene.same(ended, 1, 'sessions_ended')
      await dead(scene, user)
      await alive(scene, elsewhere)
    }),
    law('end.no-field', 'logOut', async (scene) => {
      const user = await scene.another()
      const request = scene.client.request('logOut', {}, user.token)
      const body = { kind: 'form', pairs: [['conformance', 'unknown']] } as const
      const envelope = scene.client.envelope(
        'logOut',
        await scene.client.send({ ...request, body }),
      )
      const reason = envelope.code === 0 ? envelope.data.reason : `code ${envelope.code}`
      scene.same(reason, 'input_invalid', 'the reason of a field that nobody offered')
      await alive(scene, user)
    }),
    law('end.login', 'logIn', async (scene) => {
      const user = await scene.another()
      await alive(scene, await scene.loggedIn(user))
      await alive(scene, user)
    }),
    law('end.told', 'logIn', async (scene) => {
      const { account, password } = await scene.another()
      await endsAsTold(scene, await scene.done('logIn', { account, password }))
    }),
    law('end.told', 'register', async (scene) => {
      const { values } = await registration(scene)
      await endsAsTold(scene, await scene.done('register', values))
    }),
    law('end.expires', 'getUser', { waits: true }, expires),
    law('end.stays', 'getUser', async (scene) => {
      const user = await scene.another()
      const { session_ends_at: end } = await scene.done('getUser', {}, user)
      await pause(SECOND_MS)
      const later = await scene.done('getUser', {}, user)
      scene.same(later.session_ends_at, end, 'session_ends_at a second later')
    }),
    law('end.password', 'changeLoginPassword', async (scene) => {
      const user = await alone(scene)
      const others = [await scene.loggedIn(user), await scene.loggedIn(user)]
      const { password } = user
      const sent = { old_password: password, password, password_confirm: password }
      const { sessions_ended: ended } = await scene.done('changeLoginPassword', sent, user)
      scene.same(ended, others.length, 'sessions_ended')
      await alive(scene, user)
      for (const one of others) await dead(scene, one)
    }),
    law('end.reset', 'resetPassword', async (scene) => {
      const user = await alone(scene)
      const elsewhere = await scene.loggedIn(user)
      const code = await sentCode(scene, user.account, 'forget')
      const { account } = user
      const password = `${NEW}2`
      const sent = { account, code, password, password_confirm: password }
      const { sessions_ended: ended } = await scene.done('resetPassword', sent)
      scene.same(ended, 2, 'sessions_ended')
      for (const one of [user, elsewhere]) await dead(scene, one)
    }),
    law('end.lock', 'logIn', async (scene) => {
      const { account, password } = await scene.stranger()
      // The right one forgets those before it.
      for (let tries = 0; tries < 8; tries += 1) {
        if (tries === 4) await scene.done('logIn', { account, password })
        const wrong = { account, password: `wrong-${tries}` }
        await scene.refused('logIn', wrong, undefined, 'credentials_wrong')
      }
      await scene.done('logIn', { account, password })
      const guesses = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, tries) =>
          scene.call('logIn', { account, password: `wrong-${tries}` }),
        ),
      )
      const wrong = guesses.filter(
        ({ code, data }) => code === 0 && data.reason === 'credentials_wrong',
      )
      scene.hold(
        wrong.length <= 5,
        `${wrong.length} of the wrong passwords that came at once were tried, and no more than 5 may be`,
      )
      const { params } = await scene.refused(
        'logIn',
        { account, password },
        undefined,
        'account_locked',
      )
      scene.hold('available_from' in params, 'the refusal does not say until when')
    }),
  ]
}

/** A user who has one session: a new password ended those of whoever made the user. */
async function alone(scene: Scene): Promise<User> {
  const user = await scene.stranger()
  const sent = { old_password: user.password, password: NEW, password_confirm: NEW }
  await scene.done('changeLoginPassword', sent, user)
  return { ...user, password: NEW }
}

async function expires(scene: Scene): Promise<void> {
  const user = await scene.stranger()
  const { session_ends_at: end } = await scene.done('getUser', {}, user)
  await scene.until(end)
  scene.same(
    (await scene.call('getUser', {}, user)).code,
    401,
    'the code from the end of a session on',
  )
}

/** A session is valid until the end that was told, which never moves. */
async function endsAsTold(scene: Scene, { token, session_ends_at: end }: Session): Promise<void> {
  const answer = await scene.client.call('getUser', {}, token)
  const { time, code } = answer
  scene.hold(
    end > time,
    `a session must end after it began, and is told to have ended at ${end}; it is ${time}`,
  )
  scene.same(code, 1, 'the code before the end of the session')
  const told = code === 1 ? answer.data.session_ends_at : undefined
  scene.same(told, end, 'session_ends_at of the user information')
}

async function alive(scene: Scene, user: User): Promise<void> {
  scene.same((await scene.call('getUser', {}, user)).code, 1, 'the code of a session that lives')
}

async function dead(scene: Scene, user: User): Promise<void> {
  scene.same(
    (await scene.call('getUser', {}, user)).code,
    401,
    'the code of a session that was ended',
  )
}

/** Nobody finds out who has an account. */
export function enumerationLaws(): Law[] {
  return [
    law('enumeration.alike', 'logIn', async (scene) => {
      const { account } = await scene.stranger()
      await alike(
        scene,
        'logIn',
        { account, password: 'wrong-one' },
        {
          account: newAccount(),
          password: 'wrong-one',
        },
      )
    }),
    law('enumeration.alike', 'logIn', { part: 'locked alike' }, async (scene) => {
      const known = await scene.stranger()
      const unknown = { account: newAccount() }
      for (let tries = 0; tries < 6; tries += 1) {
        const password = `wrong-${tries}`
        await alike(scene, 'logIn', { account: known.account, password }, { ...unknown, password })
      }
    }),
    law('enumeration.alike', 'sendCode', async (scene) => {
      const { account } = await scene.stranger()
      const other = newAccount()
      // The second time it is too soon.
      for (const purpose of ['forget', 'forget', 'register', 'register'])
        await alike(scene, 'sendCode', { account, purpose }, { account: other, purpose })
    }),
    law('enumeration.alike', 'resetPassword', async (scene) => {
      const { account } = await scene.stranger()
      const sent = { code: '000000', password: NEW, password_confirm: NEW }
      await alike(scene, 'resetPassword', { ...sent, account }, { ...sent, account: newAccount() })
    }),
    law('enumeration.alike', 'register', async (scene) => {
      const { account } = await scene.stranger()
      const { code: invitation } = await scene.done('getInvitation', {}, scene.world.main)
      const sent = {
        ...{ code: '000000', password: NEW, password_confirm: NEW },
        ...{ invitation_code: invitation, agreement: 'true' },
      }
      await alike(scene, 'register', { ...sent, account }, { ...sent, account: newAccount() })
    }),
  ]
}

type Open = 'logIn' | 'sendCode' | 'resetPassword' | 'register'
type Known = Partial<Credentials> & Record<string, string | undefined>

/** Both answers are the same but for their moments. */
async function alike(scene: Scene, id: Open, known: Known, unknown: Known): Promise<void> {
  const [one, other] = [await scene.call(id, known), await scene.call(id, unknown)]
  const place = [...scene.contract.operation(id).place, 'description']
  scene.same(other.code, one.code, 'the code for an account that nobody has', place)
  const [was, is] = [withoutMoments(one.data), withoutMoments(other.data)]
  scene.same(is, was, 'the answer for an account that nobody has', place)
  const wordsOf = (text: string) => text.replaceAll(/\d+/g, '#')
  scene.same(wordsOf(other.msg), wordsOf(one.msg), 'msg for an account that nobody has', place)
  const [told, untold] = [secondsAhead(one), secondsAhead(other)]
  scene.hold(
    told.every((seconds, index) => Math.abs(seconds - (untold[index] ?? 0)) <= SLOW_SECONDS),
    `the moments for an account that nobody has are ${untold} s ahead, and for another ${told} s`,
    place,
  )
}

/** By how much two answers of a busy server may differ in how far ahead a moment is. */
const SLOW_SECONDS = 15

/** How far ahead of its answer each moment is that it names. */
function secondsAhead({ data, time }: { data: unknown; time: number }): number[] {
  const moments = (JSON.stringify(data) ?? '').match(MOMENTS) ?? []
  return moments.map((moment) => Number(moment) - time)
}

const MOMENTS = /\b\d{10}\b/g

/** What an answer says, with its moments rounded away. */
function withoutMoments(data: unknown): unknown {
  const text = JSON.stringify(data) ?? ''
  return text.replaceAll(MOMENTS, 'MOMENT')
}
