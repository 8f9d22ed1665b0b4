import type { Page } from '@playwright/test'
import {
  dialog,
  expectAddress,
  formOf,
  fundPasswordField,
  hold,
  sentTo,
  submitLogin,
  title,
} from '../e2e/app.ts'
import { expect, pass, test } from './fixtures.ts'
import type { Begun } from './money-flows.ts'
import { flows } from './money-flows.ts'
import type { SandboxSite } from './sandbox.ts'

/*
 * What goes wrong between a press and its answer, for everything that moves money: it happens once or
 * visibly not at all.
 */

const CHECKING = 'Result unknown, checking'
/** Longer than a page waits for an answer, milliseconds. */
const SILENCE = 120_000

const idOf = (request: Parameters<typeof formOf>[0]) => formOf(request).request_id

// Projects end and fill up: each test has them as they were.
test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('reset')
})

for (const flow of flows) {
  const { name, path, lookUp, named, done, doneLater = done } = flow
  const submit = `POST ${path}`
  const shows = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

  /** The confirmation is open: what goes wrong from here hits the submission itself. */
  async function confirming(page: Page, sandbox: SandboxSite): Promise<Begun> {
    const begun = await flow.begin(page, sandbox)
    await begun.ask()
    await expect(dialog(page)).toBeVisible()
    return begun
  }

  test.describe(name, () => {
    test('pressed twice and by Enter happens once', async ({ page, sandbox }) => {
      const sent = sentTo(page, submit)
      const { confirm, times } = await confirming(page, sandbox)
      const go = await hold(page, submit)
      await confirm.dblclick()
      await confirm.focus()
      await page.keyboard.press('Enter')
      await expect(confirm).toHaveAttribute('aria-busy', 'true')
      go()
      await shows(page, done)
      expect(sent).toHaveLength(1)
      expect(await times()).toBe(1)
    })

    for (const kind of ['lost_answer', 'truncated']) {
      test(`whose answer is lost (${kind}) is looked up, found, and never sent again`, async ({
        page,
        sandbox,
        complaints,
      }) => {
        complaints.expected(/net::ERR|502/)
        const sent = sentTo(page, submit)
        const asked = sentTo(page, lookUp)
        const { person, confirm, times } = await confirming(page, sandbox)
        await sandbox.spoil(path, { kind, person })
        const find = await hold(page, lookUp)
        await confirm.click()
        await shows(page, CHECKING)
        await shows(page, named)
        await expect(page.getByRole('textbox')).toHaveCount(0)
        await expect(page.getByText(/failed/i)).toHaveCount(0)
        find()
        await shows(page, done)
        expect(sent).toHaveLength(1)
        // Lists are asked by the number of what was sent, and by no other.
        const ids = asked.map((request) => new URL(request.url()).searchParams.get('request_id'))
        expect([...new Set(ids.filter((id) => id !== null))]).toEqual(
          lookUp.endsWith('/myproject') ? [] : [idOf(sent[0])],
        )
        expect(await times()).toBe(1)
      })
    }

    test('whose answer is lost is found over a reload and a server out of reach', async ({
      page,
      sandbox,
      complaints,
    }) => {
      complaints.expected(/net::ERR|502/)
      const sent = sentTo(page, submit)
      const { person, confirm, times } = await confirming(page, sandbox)
      await sandbox.spoil(path, { kind: 'lost_answer', person })
      await sandbox.spoil(lookUp.replace('GET ', ''), { kind: 'bad_gateway', times: null, person })
      await confirm.click()
      await expect(page.getByText(/server cannot be reached now\. We keep asking/)).toBeVisible()
      await page.reload()
      await shows(page, CHECKING)
      await sandbox.control('no_faults')
      await shows(page, done)
      expect(sent).toHaveLength(1)
      expect(await times()).toBe(1)
    })

    test('in 60 seconds of silence has not failed', async ({ page, sandbox }) => {
      const sent = sentTo(page, submit)
      await page.clock.install()
      const { person, confirm, times } = await confirming(page, sandbox)
      await sandbox.spoil(path, { kind: 'silence', milliseconds: SILENCE, person })
      await confirm.click()
      await expect.poll(times).toBe(1)
      const find = await hold(page, lookUp)
      await pass(page, sandbox, 61)
      await shows(page, CHECKING)
      find()
      await shows(page, doneLater)
      expect(sent).toHaveLength(1)
      expect(await times()).toBe(1)
    })

    for (const [kind, noise] of [
      ['bad_gateway', /502/],
      ['empty', null],
    ] as const) {
      test(`that never arrived (${kind}) is known as such in time, and sent again by a press`, async ({
        page,
        sandbox,
        complaints,
      }) => {
        if (noise) complaints.expected(noise)
        const sent = sentTo(page, submit)
        await page.clock.install()
        const begun = await confirming(page, sandbox)
        await sandbox.spoil(path, { kind, person: begun.person })
        await begun.confirm.click()
        await shows(page, CHECKING)
        await pass(page, sandbox, 80)
        await shows(page, 'Your request did not arrive')
        await begun.expectKept()
        expect(sent).toHaveLength(1)
        expect(await begun.times()).toBe(0)

        await begun.complete()
        await begun.ask()
        await begun.confirm.click()
        await shows(page, done)
        expect(sent).toHaveLength(2)
        const [first, second] = sent.map(idOf)
        // The same intent has the same number; what was accepted anew is another one.
        if (flow.anew) expect(second).not.toBe(first)
        else expect(second).toBe(first)
        expect(await begun.times()).toBe(1)
      })
    }

    test('pressed without a network is not sent, and not sent later', async ({
      page,
      context,
      sandbox,
      complaints,
    }) => {
      // What a page that polls asks for just then.
      complaints.possible(/ERR_INTERNET_DISCONNECTED/)
      const sent = sentTo(page, submit)
      const { confirm, times } = await confirming(page, sandbox)
      await context.setOffline(true)
      await expect(confirm).toHaveAttribute('aria-disabled', 'true')
      await expect(confirm).toHaveAccessibleDescription(/Nothing was sent/)
      await confirm.click({ force: true })
      await page.keyboard.press('Enter')
      await context.setOffline(false)
      await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
      expect(sent).toHaveLength(0)
      expect(await times()).toBe(0)
      await confirm.click()
      await shows(page, done)
      expect(sent).toHaveLength(1)
      expect(await times()).toBe(1)
    })

    test('whose session ends in the middle has its page and entries again, and no secret', async ({
      page,
      sandbox,
    }) => {
      const begun = await confirming(page, sandbox)
      const { person } = begun
      await sandbox.control('log_out', { user: person.id })
      await begun.confirm.click()
      await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
      await expect(page.getByText(/Your session has ended/)).toBeVisible()
      await submitLogin(page, person.password, person.account)
      await expectAddress(page, begun.address)
      await begun.expectKept()
      await begun.expectForgotten?.()
      person.token = await page.evaluate(() => localStorage.getItem('token') ?? '')
      expect(await begun.times()).toBe(0)
    })

    if (flow.signed) {
      test('with a wrong fund password is refused with the reason, and can be mended', async ({
        page,
        sandbox,
      }) => {
        const { ask, confirm, complete, times } = await flow.begin(page, sandbox)
        await fundPasswordField(page).fill('wrong-one')
        await ask()
        await confirm.click()
        await shows(page, 'Incorrect fund password')
        expect(await times()).toBe(0)
        await complete()
        await ask()
        await confirm.click()
        await shows(page, done)
        expect(await times()).toBe(1)
      })
    }
  })
}
