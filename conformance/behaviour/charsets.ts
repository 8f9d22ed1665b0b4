import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Sent } from '../client/client.ts'
import type { Contract } from '../contract/contract.ts'
import { harmlessForm } from '../plan/session.ts'
import type { User } from '../plan/stage.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'

/** A form is read whatever the letters of its content type are, and when that names the charset. */
export function charsetLaws({ operations }: Contract): Law[] {
  const forms = operations.filter(({ form }) => form?.type === PLAIN)
  return [
    ...forms.map(({ id }) => law('write.charset', id, (scene) => readAlike(scene, id))),
    law('write.charset', 'logIn', { part: 'that is done' }, loggedIn),
    law('write.charset', 'submitExchange', { part: 'that is done' }, exchanged),
  ]
}

const PLAIN = 'application/x-www-form-urlencoded'
/** How clients write it; letters do not matter in the names, nor in the charset (RFC 9110). */
const TYPES = [
  `${PLAIN}; charset=UTF-8`,
  `${PLAIN};charset=utf-8`,
  `${PLAIN.toUpperCase()}; CHARSET=UTF-8`,
]

/** What is answered to a form with a content type. */
async function answered<Id extends OperationId>(
  { client }: Scene,
  id: Id,
  { sent, user, type }: { sent: Sent; user: User | undefined; type: string },
) {
  const request = client.request(id, sent, user?.token)
  const fields = Object.entries(sent).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  const text = new URLSearchParams(fields).toString()
  return client.envelope(id, await client.send({ ...request, body: { kind: 'raw', type, text } }))
}

/** A form with a field too many does nothing, and its refusal tells how far it was read. */
async function readAlike(scene: Scene, id: OperationId): Promise<void> {
  const operation = scene.contract.operation(id)
  const user = operation.public ? undefined : await scene.actor()
  const told = async (type: string) => {
    const own = operation.once ? scene.client.intent() : {}
    const sent = { ...harmlessForm(operation), ...own, conformance: 'unknown' }
    const answer = await answered(scene, id, { sent, user, type })
    return answer.code === 0 ? answer.data : { code: answer.code }
  }
  const plain = await told(PLAIN)
  for (const type of TYPES)
    scene.same(await told(type), plain, `the refusal of a form of type ${type}`)
}

async function loggedIn(scene: Scene): Promise<void> {
  const { account, password } = await scene.actor()
  for (const type of TYPES) {
    const sent = { account, password }
    const { code } = await answered(scene, 'logIn', { sent, user: undefined, type })
    scene.same(code, 1, `the code of logging in with a form of type ${type}`)
  }
}

/** As with any type, a copy of another type is the same request. */
async function exchanged(scene: Scene): Promise<void> {
  const { user, values: sent } = await scene.drafted('submitExchange')
  const { record } = await scene.done('submitExchange', sent, user)
  for (const type of TYPES) {
    const answer = await answered(scene, 'submitExchange', { sent, user, type })
    const copy = answer.code === 1 ? answer.data.record : answer.data
    scene.same(copy, record, `the exchange of a form of type ${type}, sent again`)
  }
}
