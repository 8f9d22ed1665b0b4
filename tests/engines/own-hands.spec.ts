import { paths, tradePath } from '../../src/lib/paths.ts'
import { ordersOf } from '../journeys/trading.ts'
import { expect, test } from './fixtures.ts'
import { logInAs, userOf } from './people.ts'

/*
 * What users have in their own hands: practice, limits and passkeys. No driver of these engines has an
 * authenticator, so a passkey goes its way in Chromium alone (tests/journeys/passkeys.spec.ts); here stands
 * what a browser without one shows.
 */

const TRADE = tradePath('BTCUSD')

test('a visitor practises, and sees the order settle without the server', { tag: '@full' }, async ({
  app,
  sandbox,
}) => {
  await app.open(TRADE)
  await app.sees('10,000.00 USD')
  await app.fill('Amount (USD)', '100')
  // However long the page took to come: its price is of now.
  await sandbox.advance(60)
  await app.within('main').press(/^Buy up/)
  await app.within('alertdialog').sees(/no real money moves/)
  await app.within('alertdialog').press('Practice: Buy up')
  await app.sees('Practice order placed')
  await sandbox.advance(61)
  await app.within('main').press(/: .*Receipt$/)
  await app.within('dialog').sees('Practice receipt')
  await app.open(paths.practice)
  await app.sees(/^1 settled practice order: /)
})

test('a user’s limit counts immediately and appears before the press', { tag: '@full' }, async ({
  app,
  sandbox,
}) => {
  const person = await userOf(app, sandbox)
  await app.open(paths.limits)
  await app.fill('Most you can lose in a day', '50')
  await app.press('Save limits')
  await app.sees('50.00 of 50.00 USD left')
  await app.open(TRADE)
  await app.seesA('link', '50.00 of 50.00 USD left today')
  await app.fill('Amount (USD)', '60')
  await app.within('main').press(/^Buy up/)
  await app.seesA('alert')
  await app.seesNoSuch('alertdialog')
  expect(await ordersOf(sandbox, person)).toEqual([])
})

test('where the browser has no passkeys, the password logs in and the page says so', {
  tag: '@full',
}, async ({ app, sandbox }) => {
  const person = await sandbox.user()
  await app.open(paths.login)
  const has = await app.evaluate(() => typeof PublicKeyCredential === 'function')
  await app.seesA('button', 'Log in')
  if (!has) await app.seesNoSuch('button', 'Log in with a passkey')
  await logInAs(app, person)
  await app.open(paths.passkeys)
  await app.seesA('heading', 'Add a passkey')
  if (has) await app.seesA('button', 'Add a passkey')
  else await app.sees(/^This browser can't make passkeys\./)
})
