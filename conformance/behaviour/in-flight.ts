import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { User } from '../plan/stage.ts'
import { lawList } from './law.ts'
import type { Scene } from './scene.ts'

/** Requests that are on their way when the session ends: 50, of each kind that moves money. */
const SENT = { buyProject: 25, placeOrder: 20, submitWithdrawal: 5 } as const
const AT_ONCE = 50

const law = lawList()
/**
 * Authority is checked where an action is booked: once the end of a session was answered, nothing of it
 * is booked, although it was valid when the requests arrived.
 */
export const inFlightLaws = law.all

law('end.in-flight', 'endOtherSessions', (scene) =>
  ended(scene, (user) => scene.done('endOtherSessions', {}, user)),
)

law('end.in-flight', 'changeLoginPassword', (scene) =>
  ended(scene, (user) => {
    const { password } = user
    const sent = { old_password: password, password, password_confirm: password }
    return scene.done('changeLoginPassword', sent, user)
  }),
)

async function ended(scene: Scene, end: (user: User) => Promise<unknown>): Promise<void> {
  const user = await scene.stranger()
  const other = await scene.loggedIn(user)
  const requests = await requestsOf(scene, user)
  const before = await sentUntil(
    requests.map(([id, values]) => scene.call(id, values, other)),
    async () => {
      await end(user)
      return doneRequests(scene, user)
    },
  )
  const late = (await doneRequests(scene, user)).filter((id) => !before.includes(id))
  scene.same(late, [], 'what was booked of a session after its end was answered')
}

/**
 * Ends something when the first of the requests is answered: the others are on the server then, most of
 * them with a password to be checked. Waits for all of them.
 */
async function sentUntil<Result>(
  sent: readonly Promise<unknown>[],
  end: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([Promise.race(sent).then(end), ...sent])
  return result
}

/** Requests of each kind that the server offers, and that the user can make now. */
async function requestsOf(scene: Scene, user: User): Promise<[OperationId, Sent][]> {
  const requests: [OperationId, Sent][] = []
  for (const [id, count] of Object.entries(SENT) as [keyof typeof SENT, number][]) {
    if (scene.client.isOutside(id)) continue
    const values = await draftOf(scene, user, id)
    for (let made = 0; values && made < count; made += 1) {
      requests.push([id, { ...values, ...scene.client.intent() }])
    }
  }
  if (requests.length === 0) throw new NotReachable('no money can be moved now')
  return requests
}

async function draftOf(scene: Scene, user: User, id: OperationId): Promise<Sent | undefined> {
  try {
    return (await scene.draft(user, id)).values
  } catch (error) {
    // A market may be shut, and a window closed.
    if (error instanceof NotReachable) return undefined
    throw error
  }
}

async function doneRequests(scene: Scene, user: User): Promise<string[]> {
  const { list } = await scene.done('listRequests', {}, user)
  return list.filter(({ outcome }) => outcome === 'done').map((one) => one.request_id)
}

/** Sees what is bought by what is left of the project, since a locked user is shown nothing. */
law('end.in-flight', 'buyProject', { part: 'a locked account', alone: true }, async (scene) => {
  const user = await scene.stranger()
  const observer = await scene.stranger()
  const { values } = await scene.draft(user, 'buyProject')
  const left = async () => {
    const { project } = await scene.done('getProject', { project_id: values.project_id }, observer)
    return project.remaining_amount
  }
  const atLock = await sentUntil(
    Array.from({ length: AT_ONCE }, () =>
      scene.call('buyProject', { ...values, ...scene.client.intent() }, user),
    ),
    async () => {
      await scene.lock(user, 'account')
      return left()
    },
  )
  const what = 'remaining_amount of the project after the account that buys was locked'
  scene.same(await left(), atLock, what)
  await scene.lock(user, 'account', false)
})
