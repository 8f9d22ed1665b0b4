import type { Capability, SecurityEventType, UserSession } from '../../src/generated/h5.schemas.ts'
import { newDeviceId } from '../plan/makers.ts'
import { newPasskey } from '../plan/passkeys.ts'
import type { User } from '../plan/stage.ts'
import { fundPasswordOf } from '../plan/stage.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'

const NEW = 'conform-1'
/** Seconds that a session may seem older than it is (`UserSession`). */
const SEEN_SECONDS = 300

/** Where a user is logged in, how that ends, and what is told of it. A server may have none of it. */
export function deviceLaws(): Law[] {
  return [
    law('devices.listed', 'listSessions', async (scene) => {
      const user = await scene.stranger()
      const before = (await sessions(scene, user)).list.map(({ id }) => id)
      const elsewhere = await scene.loggedIn(user)
      const { list, own } = await sessions(scene, elsewhere)
      scene.hold(!before.includes(own.id), 'a login has the id of a session that there was')
      const lost = before.filter((id) => !list.some((one) => one.id === id))
      scene.same(lost, [], 'the sessions that a login leaves out')
      const { time } = await scene.call('getUser', {}, elsewhere)
      scene.hold(
        Math.abs(time - own.last_seen_at) <= SEEN_SECONDS && own.first_seen_at <= time,
        `a session of ${time} was first seen at ${own.first_seen_at} and last at ${own.last_seen_at}`,
      )
      const { code } = await scene.call('getUser', {}, { ...user, token: own.id })
      scene.same(code, 401, 'the code with the id of a session for a token')
    }),
    law('devices.end', 'endSession', async (scene) => {
      const user = await scene.another()
      const [one, other] = [await scene.loggedIn(user), await scene.loggedIn(user)]
      const { own } = await sessions(scene, one)
      const end = async () => (await scene.done('endSession', { id: own.id }, user)).sessions_ended
      scene.same(await end(), 1, 'sessions_ended')
      await isOver(scene, one, 'the session that was ended')
      await isAlive(scene, other, 'another session of its user')
      await isAlive(scene, user, 'the session that ended it')
      const { list } = await sessions(scene, user)
      scene.hold(!list.some(({ id }) => id === own.id), 'a session that was ended is still listed')
      scene.same(await end(), 0, 'sessions_ended of a session that is over')
    }),
    law('devices.end-others', 'endOtherSessions', async (scene) => {
      const user = await scene.stranger()
      const others = [await scene.loggedIn(user), await scene.loggedIn(user)]
      const alive = (await sessions(scene, user)).list.length
      const { sessions_ended: ended } = await scene.done('endOtherSessions', {}, user)
      scene.same(ended, alive - 1, 'sessions_ended')
      for (const one of others) await isOver(scene, one, 'each other session')
      await isAlive(scene, user, 'the session that ended the others')
    }),
    law('devices.events', 'listSecurityEvents', async (scene) => {
      const user = await scene.stranger()
      const { account, password } = user
      const told = () => events(scene, user)
      await grows(scene, told, 'log_in_refused', () =>
        scene.refused('logIn', { account, password: 'wrong-one' }, undefined, 'credentials_wrong'),
      )
      const elsewhere = await grows(scene, told, 'log_in', () => scene.loggedIn(user))
      await grows(scene, told, 'session_ended', () => scene.done('logOut', {}, elsewhere))
      const sent = { old_password: password, password: NEW, password_confirm: NEW }
      // In another second, so that the order shows.
      await scene.until((await scene.now()) + 2)
      await grows(scene, told, 'login_password_changed', () =>
        scene.done('changeLoginPassword', sent, user),
      )
    }),
    ...CHANGES.map(([part, happen, capability]) =>
      law('devices.events', 'listSecurityEvents', (scene) => toldOnce(scene, part, happen), {
        ...{ part, capability },
      }),
    ),
    law('devices.own-events', 'listSecurityEvents', async (scene) => {
      const [user, other] = [await scene.stranger(), await scene.stranger()]
      const before = await events(scene, other)
      await scene.loggedIn(user)
      scene.same(await events(scene, other), before, "the events of a user after another's login")
    }),
    law('devices.new', 'logIn', newDevice, { capability: 'devices' }),
  ]
}

/** The sessions of a user, of which one must be the user's own. */
async function sessions(
  scene: Scene,
  user: User,
): Promise<{ list: UserSession[]; own: UserSession }> {
  const { list } = await scene.done('listSessions', {}, user)
  const current = list.filter((one) => one.current)
  scene.same(current.length, 1, 'the number of sessions that are current')
  return { list, own: scene.found(current[0], 'no session is the current one') }
}

const isOver = async (scene: Scene, user: User, what: string) =>
  scene.same((await scene.call('getUser', {}, user)).code, 401, `the code that ${what} gets`)

const isAlive = async (scene: Scene, user: User, what: string) =>
  scene.same((await scene.call('getUser', {}, user)).code, 1, `the code that ${what} gets`)

/** What happened to the account of a user, which must be told the newest first. */
async function events(scene: Scene, user: User): Promise<SecurityEventType[]> {
  const { list } = await scene.done('listSecurityEvents', { limit: '100' }, user)
  const moments = list.map(({ at }) => at)
  scene.same(
    moments,
    moments.toSorted((one, other) => other - one),
    'the events, newest first',
  )
  return list.map(({ type }) => type)
}

/** What happens to an account: how it is told, and what the server must have for it. */
const CHANGES: [SecurityEventType, (scene: Scene, user: User) => Promise<unknown>, Capability?][] =
  [
    [
      'fund_password_changed',
      (scene, user) => {
        const sent = { old_password: user.fundPassword, password: NEW, password_confirm: NEW }
        return scene.done('setFundPassword', sent, user)
      },
    ],
    ['passkey_added', (scene, user) => newPasskey(scene.client, user), 'passkeys'],
    [
      'passkey_removed',
      async (scene, user) => {
        const { id } = await newPasskey(scene.client, user)
        return scene.done('removePasskey', { id, login_password: user.password }, user)
      },
      'passkeys',
    ],
    ['method_bound', (scene, user) => scene.stage(user).bindAddress(user)],
    [
      'method_removed',
      async (scene, user) => {
        const { id } = await scene.stage(user).bindAddress(user)
        return scene.done('removeWalletAddress', { id, ...fundPasswordOf(user) }, user)
      },
    ],
    [
      'limits_changed',
      (scene, user) => scene.done('setOwnLimits', { stake_max: '20' }, user),
      'own_limits',
    ],
  ]

async function toldOnce(
  scene: Scene,
  type: SecurityEventType,
  happen: (scene: Scene, user: User) => Promise<unknown>,
): Promise<void> {
  const user = await scene.stranger()
  await grows(
    scene,
    () => events(scene, user),
    type,
    () => happen(scene, user),
  )
}

async function newDevice(scene: Scene): Promise<void> {
  const user = await scene.stranger()
  const { account, password } = user
  const messages = () => securityMessages(scene, user)
  const from = (device_id: string) => scene.done('logIn', { account, password, device_id })
  const [one, other] = [newDeviceId(), newDeviceId()]
  await from(one)
  const before = await messages()
  await from(one)
  scene.same(await messages(), before, 'the messages after a login on a device that is known')
  await from(other)
  const after = await messages()
  scene.same(after, before + 1, 'the messages after a login on a new device')
  await from(other)
  scene.same(await messages(), after, 'the messages after the next login there')
}

/** How many messages tell a user of the security of the account. */
export const securityMessages = async (scene: Scene, user: User): Promise<number> =>
  (await scene.done('listMessages', { type: 'security' }, user)).total

/** Something that is told as one event more of its type. */
async function grows<T>(
  scene: Scene,
  told: () => Promise<SecurityEventType[]>,
  type: SecurityEventType,
  happen: () => Promise<T>,
): Promise<T> {
  const count = async () => (await told()).filter((one) => one === type).length
  const before = await count()
  const result = await happen()
  scene.same(await count(), before + 1, `the events of the type ${type}`)
  return result
}
