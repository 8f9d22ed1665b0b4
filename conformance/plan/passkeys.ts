import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { ConfirmedOperation } from '../../src/generated/h5.schemas.ts'
import type { Lies } from '../client/authenticator.ts'
import { Authenticator } from '../client/authenticator.ts'
import type { Client } from '../client/client.ts'
import type { Value } from '../client/request.ts'
import { MARK } from './makers.ts'
import type { User } from './stage.ts'

/** A passkey that a user was given, and the device that keeps it. */
export interface Owned {
  user: User
  device: Authenticator
  id: string
}

/** Gives a user a passkey on a device of its own. */
export async function newPasskey(client: Client, user: User): Promise<Owned> {
  const sent = { login_password: user.password }
  const { challenge_id, options } = await client.done('startPasskey', sent, user.token)
  const device = deviceOf(client, options.rp.id)
  const form = { challenge_id, name: MARK, credential: device.create(options) }
  const { passkey } = await client.done('addPasskey', form, user.token)
  return { user, device, id: passkey.id }
}

/** A device on a page of the site that the server names: on the server's own host where it is of that site. */
export function deviceOf({ base: { hostname, origin } }: Client, site: string): Authenticator {
  const isOwn = hostname === site || hostname.endsWith(`.${site}`)
  return new Authenticator(isOwn ? origin : `https://${site}`)
}

/** The form of a log-in with a passkey. */
export async function passkeyLogIn(client: Client, { device }: Owned, lies?: Lies) {
  const { challenge_id, options } = await client.done('startPasskeyLogIn')
  return { challenge_id, credential: device.get(options, lies) }
}

/** The form of a call as `startConfirmation` takes it. */
export function confirmedForm(values: Readonly<Record<string, Value>>): string {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)])
  return new URLSearchParams(pairs).toString()
}

/** What confirms a call of a user, whose form has no proof yet. */
export async function confirmationOf(
  client: Client,
  { user, device }: Pick<Owned, 'user' | 'device'>,
  id: OperationId,
  values: Readonly<Record<string, Value>>,
  lies?: Lies,
): Promise<string> {
  // Only these take a confirmation.
  const sent = { operation: id as ConfirmedOperation, request: confirmedForm(values) }
  const { challenge_id, options } = await client.done('startConfirmation', sent, user.token)
  return JSON.stringify({ challenge_id, credential: JSON.parse(device.get(options, lies)) })
}
