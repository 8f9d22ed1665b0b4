import type { NewPerson, Person, SandboxSite } from '../journeys/sandbox.ts'
import type { App } from './app.ts'

/** Makes the device that of a user who is logged in for long and knows the risk of trading. */
export async function logInAs(app: App, { id, token }: Person): Promise<void> {
  await app.remember({ token, [`h5.risk.${id}`]: '1' })
}

/** A user with money, who is logged in on this device. */
export async function userOf(
  app: App,
  sandbox: SandboxSite,
  input: NewPerson = { balances: { USD: '5000.00' } },
): Promise<Person> {
  const person = await sandbox.user(input)
  await logInAs(app, person)
  return person
}
