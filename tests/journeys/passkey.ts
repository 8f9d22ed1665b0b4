import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at } from '../e2e/app.ts'
import { expect } from './fixtures.ts'
import type { Person } from './sandbox.ts'

/** A phone with a finger that is always the right one, and the ways in which it is not there. */
export async function phone(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const rest = (enabled: boolean) =>
    devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return {
    /** Answers nothing from then on. */
    leave: () =>
      devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    /**
     * Does something without the finger, which comes back then. On the login page it would at once answer
     * the suggestion in the field, too.
     */
    async asked(work: () => Promise<void>): Promise<void> {
      await rest(false)
      await work()
      await rest(true)
    },
  }
}

/** Adds a passkey of this device on its page. */
export async function addPasskey(page: Page, { password }: Person): Promise<void> {
  await page.goto(at(paths.passkeys))
  await page.getByLabel('Name', { exact: true }).fill('My phone')
  await page.getByLabel('Login password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
}
