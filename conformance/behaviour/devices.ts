import type { OperationId } from '../../sandbox/generated/operations.ts'
import type {
  Capability,
  SecurityEventType,
  Session,
  UserSession,
} from '../../src/generated/h5.schemas.ts'
import { newPasskey, passkeyLogIn } from '../plan/passkeys.ts'
import type { User } from '../plan/stage.ts'
import { fundPasswordOf } from '../plan/stage.ts'
import { lawList } from './law.ts'
import type { Scene } from './scene.ts'
import { registration, sentCode } from './writes.ts'

const NEW = 'conform-1'
/** Seconds that a session may seem older than it is (`UserSession`). */
const SEEN_SECONDS = 300

const law = lawList()
/** Where a user is logged in, how that ends, and what is told of it. A server may have none of it. */
export const deviceLaws = law.all

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
})

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
})

law('devices.end-others', 'endOtherSessions', async (scene) => {
  const user = await scene.stranger()
  const others = [await scene.loggedIn(user), await scene.loggedIn(user)]
  const alive = (await sessions(scene, user)).list.length
  const { sessions_ended: ended } = await scene.done('endOtherSessions', {}, user)
  scene.same(ended, alive - 1, 'sessions_ended')
  for (const one of others) await isOver(scene, one, 'each other session')
  await isAlive(scene, user, 'the session that ended the others')
})

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
})

law('devices.own-events', 'listSecurityEvents', async (scene) => {
  const [user, other] = [await scene.stranger(), await scene.stranger()]
  const before = await events(scene, other)
  await scene.loggedIn(user)
  scene.same(await events(scene, other), before, "the events of a user after another's login")
})

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

const DEVICES = { capability: 'devices' } as const

interface Login {
  /** The user in the session of this login. */
  user: User
  /** The device credential that came with it. */
  credential: string
}

const credentialOf = (scene: Scene, { device_credential: credential }: Session): string =>
  scene.found(credential, 'a session comes without a device_credential')

/**
 * Logs a user in, who has a session, and checks whether that is reported as a login on a new device. Makes no
 * call in the session: its response may have been lost.
 */
async function logInOn(
  scene: Scene,
  user: User,
  expected: 'new' | 'known',
  sent: { credential?: string; what: string },
): Promise<Login> {
  const before = await securityMessages(scene, user)
  const { account, password } = user
  const session = await scene.done('logIn', {
    ...{ account, password },
    ...(sent.credential !== undefined && { device_credentials: sent.credential }),
  })
  const added = (await securityMessages(scene, user)) - before
  scene.same(added, expected === 'new' ? 1 : 0, `the messages of a login ${sent.what}`)
  return { user: { ...user, token: session.token }, credential: credentialOf(scene, session) }
}

/** A device that a user logged in on, by a session that was used. */
async function newlyKnown(scene: Scene, user: User): Promise<Login> {
  const login = await logInOn(scene, user, 'new', { what: 'without a credential' })
  await isAlive(scene, login.user, 'a new session')
  return login
}

law('devices.new', 'logIn', DEVICES, async (scene) => {
  const [user, other] = [await scene.stranger(), await scene.stranger()]
  const [device, others] = [await newlyKnown(scene, user), await newlyKnown(scene, other)]
  await newlyKnown(scene, user)
  const changed = swapCase(device.credential)
  await logInOn(scene, user, 'new', { credential: changed, what: 'with a changed credential' })
  await logInOn(scene, user, 'new', {
    ...{ credential: others.credential, what: "with another account's credential" },
  })
  await logInOn(scene, user, 'known', {
    credential: `${others.credential} ${device.credential}`,
    what: 'with the credentials of two accounts',
  })
})

/** A text that differs in the case of its letters, or in its first character where it has none. */
function swapCase(text: string): string {
  const swapped = text.replace(/[a-z]/gi, (one) =>
    one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase(),
  )
  return swapped === text ? `${text.startsWith('0') ? '1' : '0'}${text.slice(1)}` : swapped
}

law('devices.new', 'logInWithPasskey', DEVICES, async (scene) => {
  const user = await scene.stranger()
  const owned = await newPasskey(scene.client, user)
  const { credential } = await newlyKnown(scene, user)
  for (const [credentials, added] of [
    [{}, 1],
    [{ device_credentials: credential }, 0],
  ] as const) {
    const before = await securityMessages(scene, user)
    const sent = { ...(await passkeyLogIn(scene.client, owned)), ...credentials }
    credentialOf(scene, await scene.done('logInWithPasskey', sent))
    const after = await securityMessages(scene, user)
    scene.same(
      after - before,
      added,
      `the messages of a login that sends ${Object.keys(credentials)}`,
    )
  }
})

law('devices.new', 'register', DEVICES, async (scene) => {
  const { values, account, password } = await registration(scene)
  const session = await scene.done('register', values)
  const { token } = session
  const user = { account, password, fundPassword: undefined, realName: undefined, token }
  scene.same(await securityMessages(scene, user), 0, 'the security messages of a new account')
  const credential = credentialOf(scene, session)
  const what = 'on the device that registered'
  await logInOn(scene, user, 'known', { credential, what })
  await logInOn(scene, user, 'new', { what: 'without a credential, the first of an account' })
})

law('devices.rotated', 'logIn', DEVICES, async (scene) => {
  const user = await scene.stranger()
  const { credential } = await newlyKnown(scene, user)
  await logInOn(scene, user, 'known', { credential, what: 'with the last credential' })
  const what = 'with the credential before a login whose session was not used'
  const next = await logInOn(scene, user, 'known', { credential, what })
  scene.hold(next.credential !== credential, 'a login issues the credential that was sent')
  await isAlive(scene, next.user, 'a new session')
  await logInOn(scene, user, 'new', { credential, what: 'with a credential that was replaced' })
  const { credential: last } = next
  await logInOn(scene, user, 'known', { credential: last, what: 'with the one that replaced it' })
})

/** Ways to log a device out. */
const LOG_OUTS: [OperationId, (scene: Scene, user: User, device: User) => Promise<unknown>][] = [
  ['logOut', (scene, _, device) => scene.done('logOut', {}, device)],
  [
    'endSession',
    async (scene, user, device) => {
      const { own } = await sessions(scene, device)
      return scene.done('endSession', { id: own.id }, user)
    },
  ],
  ['endOtherSessions', (scene, user) => scene.done('endOtherSessions', {}, user)],
]

async function forgottenOnLogOut(
  scene: Scene,
  logOut: (typeof LOG_OUTS)[number][1],
): Promise<void> {
  const user = await scene.stranger()
  const here = await newlyKnown(scene, user)
  const { credential, user: device } = await newlyKnown(scene, user)
  await logOut(scene, here.user, device)
  await logInOn(scene, here.user, 'new', { credential, what: 'on a device that was logged out' })
  const what = 'on a device that was not logged out'
  await logInOn(scene, here.user, 'known', { credential: here.credential, what })
}

/** Ways to change a password, each with the user who has the new one. */
const PASSWORDS: [OperationId, (scene: Scene, user: User) => Promise<User>][] = [
  [
    'changeLoginPassword',
    async (scene, user) => {
      const sent = { old_password: user.password, password: NEW, password_confirm: NEW }
      await scene.done('changeLoginPassword', sent, user)
      return { ...user, password: NEW }
    },
  ],
  [
    'resetPassword',
    async (scene, { account, ...user }) => {
      const code = await sentCode(scene, account, 'forget')
      const sent = { account, code, password: NEW, password_confirm: NEW }
      await scene.done('resetPassword', sent)
      return scene.loggedIn({ ...user, account, password: NEW })
    },
  ],
  [
    'setFundPassword',
    async (scene, user) => {
      const sent = { old_password: user.fundPassword, password: NEW, password_confirm: NEW }
      await scene.done('setFundPassword', sent, user)
      return user
    },
  ],
]

async function forgottenOnChange(
  scene: Scene,
  change: (typeof PASSWORDS)[number][1],
): Promise<void> {
  const user = await scene.stranger()
  const [here, elsewhere] = [await newlyKnown(scene, user), await newlyKnown(scene, user)]
  const after = await change(scene, here.user)
  for (const { credential } of [here, elsewhere]) {
    await logInOn(scene, after, 'new', { credential, what: 'after a changed password' })
  }
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

for (const [part, happen, capability] of CHANGES)
  law(
    'devices.events',
    'listSecurityEvents',
    {
      ...{ part, capability },
    },
    (scene) => toldOnce(scene, part, happen),
  )
for (const [id, logOut] of LOG_OUTS)
  law('devices.log-out', id, DEVICES, (scene) => forgottenOnLogOut(scene, logOut))
for (const [id, change] of PASSWORDS)
  law('devices.password', id, DEVICES, (scene) => forgottenOnChange(scene, change))
