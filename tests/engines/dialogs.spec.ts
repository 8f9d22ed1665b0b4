import { paths, tradePath } from '../../src/lib/paths.ts'
import { test } from './fixtures.ts'
import { userOf } from './people.ts'

const TRADE = tradePath('BTCUSD')

test.beforeEach(async ({ app, sandbox }) => {
  await userOf(app, sandbox)
  // Where Back leads once nothing is open.
  await app.open(paths.index)
  await app.follow(/BTCUSD/)
  await app.fill('Amount (USD)', '100')
})

test('Back closes a confirmation and leaves the page and its entries as they are', async ({
  app,
}) => {
  await app.press(/^Buy up/)
  await app.seesA('alertdialog')
  await app.back()
  await app.seesNoSuch('alertdialog')
  await app.expectAddress(TRADE)
  await app.expectValue('Amount (USD)', '100')

  // It can be opened again, and closed by its own button: one press of Back is enough afterwards.
  await app.press(/^Buy up/)
  await app.within('alertdialog').press('Go back')
  await app.seesNoSuch('alertdialog')
  await app.back()
  await app.expectAddress(paths.index)
})

test('Back closes a sheet and leaves the page as it is', { tag: '@full' }, async ({ app }) => {
  await app.press('Trade settings')
  await app.seesA('dialog', 'Trade settings')
  await app.back()
  await app.seesNoSuch('dialog')
  await app.expectAddress(TRADE)
  await app.expectValue('Amount (USD)', '100')
  await app.back()
  await app.expectAddress(paths.index)
})
