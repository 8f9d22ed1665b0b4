import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { Contract } from '../contract/contract.ts'
import { newPasskey, passkeyLogIn } from '../plan/passkeys.ts'
import { harmlessForm, harmlessQuery } from '../plan/session.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'
import { sentCode } from './writes.ts'

/** An account that an administrator locked is closed to its user, whatever is asked for. */
export function lockLaws({ operations }: Contract): Law[] {
  const refusing = (reason: string) => operations.filter(({ refusals }) => refusals.has(reason))
  return [
    ...refusing('account_locked').map(({ id }) =>
      law('end.admin-lock', id, (scene) => locked(scene, id)),
    ),
    ...refusing('funds_frozen').map(({ id }) =>
      law('money.frozen', id, (scene) => frozen(scene, id)),
    ),
  ]
}

async function locked(scene: Scene, id: OperationId): Promise<void> {
  const user = await scene.stranger()
  const { account, password } = user
  const operation = scene.contract.operation(id)
  const form = harmlessForm(operation)
  // Without a session the account is proved first, by its password, a code or a passkey.
  const proof =
    id === 'logInWithPasskey'
      ? await passkeyLogIn(scene.client, await newPasskey(scene.client, user))
      : {
          ...('code' in form && { code: await sentCode(scene, account, 'forget') }),
          ...('password_confirm' in form && { password_confirm: password }),
          ...{ account, password },
        }
  const sent = {
    ...{ ...form, ...harmlessQuery(operation) },
    ...(operation.public && proof),
    ...('request_id' in form && scene.client.intent()),
  }
  await scene.lock(user, 'account')
  const as = operation.public ? undefined : user
  await scene.refused(id, sent, as, 'account_locked')
  if (operation.public) return
  // Before or after an unknown field, by the order of the operation's list.
  const [first = ''] = [...operation.refusals.keys()].filter((one) => EITHER.has(one))
  await scene.refused(id, { ...sent, conformance: 'unknown' }, as, first)
}

const EITHER: ReadonlySet<string> = new Set(['account_locked', 'input_invalid'])

async function frozen(scene: Scene, id: OperationId): Promise<void> {
  const actor = await scene.stranger()
  const { values, as: user = actor } = await scene.draft(actor, id)
  await scene.lock(user, 'money')
  await scene.unchanged(user, () => scene.refused(id, values, user, 'funds_frozen'))
}
