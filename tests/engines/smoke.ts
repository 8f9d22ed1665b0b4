import { tradePath } from '../../src/lib/paths.ts'
import { expect } from '../e2e/fixtures.ts'
import type { SandboxSite } from '../journeys/sandbox.ts'
import { ordersOf } from '../journeys/trading.ts'
import type { App } from './app.ts'

/** The shortest way through all of the app: from the entry page to the receipt of an order. */
export async function smoke(app: App, sandbox: SandboxSite): Promise<void> {
  const person = await sandbox.user({ balances: { USD: '1000.00' } })
  await app.open('/')
  await app.seesA('heading', 'Our mission')
  await app.follow('Log in')
  await app.fill('Account', person.account)
  await app.fill('Password', person.password)
  await app.press('Log in')
  await app.sees('Net worth')

  await app.follow('Trade')
  await app.follow(/BTCUSD/)
  await app.expectAddress(tradePath('BTCUSD'))
  await app.fill('Amount (USD)', '100')
  await app.press(/^Buy up/)
  await app.press('I understand the risk')
  await app.within('alertdialog').press(/^Buy up/)
  await app.sees('Order placed')
  await sandbox.advance(31)
  await app.press(/Receipt$/)
  await app.within('dialog').sees(/BTCUSD/)
  expect(await ordersOf(sandbox, person)).toHaveLength(1)
}
