import type { Page, Request } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import {
  askToWithdraw,
  at,
  confirmButton,
  dialog,
  expectAddress,
  formOf,
  fundPasswordField,
  handle,
  hold,
  logOut,
  sentTo,
  sign,
  submitLogin,
  title,
} from '../e2e/app.ts'
import { endSessionBefore, expect, logInAs, OVER, pass, test, timeOutByClock } from './fixtures.ts'
import type { Begun } from './money-flows.ts'
import { flows } from './money-flows.ts'
import { withdrawer } from './people.ts'
import type { SandboxSite } from './sandbox.ts'

/*
 * What goes wrong between a press and its answer, for everything that moves money: it happens once or
 * visibly not at all.
 */

const CHECKING = 'Result unknown, checking'
const NOT_CARRIED_OUT = 'Your request was not carried out'
/** Longer than a page waits for an answer, milliseconds. */
const SILENCE = 120_000

const idOf = (request: Parameters<typeof formOf>[0]) => formOf(request).request_id

// Projects end and fill up: each test has them as they were.
test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('reset')
})

/** The flow that meets every fault; the others meet them all in `npm run test:full`. */
const FIRST = 'a withdrawal'

for (const flow of flows) {
  const { name, path, lookUp, named, done, doneLater = done } = flow
  const submit = `POST ${path}`
  const matrix = name === FIRST ? {} : { tag: '@full' }
  const shows = (page: Page, text: string | RegExp) =>
    expect(page.getByText(text).first()).toBeVisible()

  /** The confirmation is open: what goes wrong from here hits the submission itself. */
  async function confirming(page: Page, sandbox: SandboxSite): Promise<Begun> {
    const begun = await flow.begin(page, sandbox)
    await begun.ask()
    await expect(dialog(page)).toBeVisible()
    return begun
  }

  /** The session has ended; a page that visitors see, too, says so and leads to the login. */
  async function expectLogin(page: Page): Promise<void> {
    if (flow.forVisitors) {
      await shows(page, 'Your session has ended.')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
    }
    await expect(title(page, 'Log in to H5 Demo')).toBeVisible()
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
      const details = kind === 'lost_answer' ? {} : { tag: '@full' }
      test(
        `whose answer is lost (${kind}) is looked up, found, and never sent again`,
        details,
        async ({ page, sandbox, complaints }) => {
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
        },
      )
    }

    test(
      'whose answer is lost is found over a reload and a server out of reach',
      matrix,
      async ({ page, sandbox, complaints }) => {
        complaints.expected(/net::ERR|502/)
        const sent = sentTo(page, submit)
        const { person, confirm, times } = await confirming(page, sandbox)
        await sandbox.spoil(path, { kind: 'lost_answer', person })
        await sandbox.spoil(lookUp.replace('GET ', ''), {
          kind: 'bad_gateway',
          times: null,
          person,
        })
        await confirm.click()
        await expect(page.getByText(/We can't connect right now\. We'll keep trying/)).toBeVisible()
        await page.reload()
        await shows(page, CHECKING)
        await sandbox.control('no_faults')
        await shows(page, done)
        expect(sent).toHaveLength(1)
        expect(await times()).toBe(1)
      },
    )

    test('in 60 seconds of silence has not failed', matrix, async ({ page, sandbox }) => {
      const sent = sentTo(page, submit)
      await page.clock.install()
      await timeOutByClock(page)
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
      test(
        `that never arrived (${kind}) is known as such in time, and sent again by a press`,
        kind === 'bad_gateway' ? matrix : { tag: '@full' },
        async ({ page, sandbox, complaints }) => {
          if (noise) complaints.expected(noise)
          const sent = sentTo(page, submit)
          await page.clock.install()
          const begun = await confirming(page, sandbox)
          await sandbox.spoil(path, { kind, person: begun.person })
          await begun.confirm.click()
          await shows(page, CHECKING)
          await pass(page, sandbox, OVER)
          await shows(page, NOT_CARRIED_OUT)
          await begun.expectKept()
          expect(sent).toHaveLength(1)
          expect(await begun.times()).toBe(0)

          await begun.complete()
          await begun.ask()
          await begun.confirm.click()
          await shows(page, done)
          expect(sent).toHaveLength(2)
          const [first, second] = sent.map(idOf)
          // It is certain that the first never happens: this is another intent.
          expect(second).not.toBe(first)
          expect(await begun.times()).toBe(1)
        },
      )
    }

    test(
      'that a proxy holds beyond its last second is not carried out, as was said before it came',
      matrix,
      async ({ page, sandbox, complaints }) => {
        complaints.expected(/net::ERR/)
        await page.clock.install()
        const begun = await confirming(page, sandbox)
        const held: Request[] = []
        await handle(page, submit, async (route) => {
          held.push(route.request())
          await route.abort('connectionreset')
        })
        await begun.confirm.click()
        await shows(page, CHECKING)
        await expect(page.getByRole('textbox')).toHaveCount(0)
        await pass(page, sandbox, OVER)
        await shows(page, NOT_CARRIED_OUT)
        await begun.expectKept()

        const [late] = held
        if (!late) throw new Error('Nothing was held')
        const answer = await (await page.request.fetch(late)).json()
        expect(answer).toMatchObject({ code: 0, data: { reason: 'request_expired' } })
        expect(await begun.times()).toBe(0)

        await page.unrouteAll()
        await begun.complete()
        await begun.ask()
        await begun.confirm.click()
        await shows(page, done)
        expect(await begun.times()).toBe(1)
      },
    )

    test(
      'pressed without a network is not sent, and not sent later',
      matrix,
      async ({ page, context, sandbox, complaints }) => {
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
      },
    )

    test(
      'whose session ends in the middle has its page and entries again, and no secret',
      matrix,
      async ({ page, sandbox }) => {
        await page.clock.install()
        const begun = await confirming(page, sandbox)
        const { person } = begun
        await endSessionBefore(page, submit, sandbox, person)
        await begun.confirm.click()
        await expectLogin(page)
        await expect(page.getByText(/Your session has ended/)).toBeVisible()
        await submitLogin(page, person.password, person.account)
        await expectAddress(page, begun.address)
        // A gateway may have said that the session is over after the server did its work.
        await shows(page, CHECKING)
        await shows(page, /^Your session ended while you sent this/)
        await pass(page, sandbox, OVER)
        await shows(page, NOT_CARRIED_OUT)
        await begun.expectKept()
        await begun.expectForgotten?.()
        person.token = await page.evaluate(() => localStorage.getItem('token') ?? '')
        expect(await begun.times()).toBe(0)
      },
    )

    test(
      'whose session ends after it happened is found after logging in, and happens once',
      matrix,
      async ({ page, sandbox, complaints }) => {
        complaints.expected(/401/)
        const sent = sentTo(page, submit)
        const { person, confirm, address, times } = await confirming(page, sandbox)
        await sandbox.spoil(path, { kind: 'lost_session', person })
        await confirm.click()
        await expectLogin(page)
        await submitLogin(page, person.password, person.account)
        await expectAddress(page, address)
        await shows(page, done)
        expect(sent).toHaveLength(1)
        person.token = await page.evaluate(() => localStorage.getItem('token') ?? '')
        expect(await times()).toBe(1)
      },
    )

    if (flow.signed) {
      test(
        'with a wrong fund password is refused with the reason, and can be mended',
        matrix,
        async ({ page, sandbox }) => {
          const { ask, confirm, times } = await flow.begin(page, sandbox)
          await ask()
          await sign(page, 'wrong-one')
          await confirm.click()
          await expect(fundPasswordField(page)).toHaveAccessibleDescription(
            /Incorrect fund password/,
          )
          await expect(fundPasswordField(page)).toHaveValue('')
          expect(await times()).toBe(0)
          await sign(page)
          await confirm.click()
          await shows(page, done)
          expect(await times()).toBe(1)
        },
      )
    }
  })
}

test('an outcome that is open is told on every page, over a logout, until it was looked at', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/net::ERR|502/)
  const [flow] = flows.filter(({ name }) => name === FIRST)
  if (!flow) throw new Error(`No ${FIRST}`)
  const sent = sentTo(page, `POST ${flow.path}`)
  const { person, ask, confirm, times } = await flow.begin(page, sandbox)
  await ask()
  await sandbox.spoil(flow.path, { kind: 'lost_answer', person })
  await sandbox.spoil(flow.lookUp.replace('GET ', ''), { kind: 'bad_gateway', times: null, person })
  await confirm.click()
  await expect(page.getByText(CHECKING)).toBeVisible()

  await page.goto(at(paths.user))
  await expect(page.getByText(/^Withdraw, .*: result unknown, checking\.$/)).toBeVisible()
  await logOut(page)
  await submitLogin(page, person.password, person.account)
  await expect(page.getByText(/^Withdraw, .*: result unknown, checking\.$/)).toBeVisible()
  await sandbox.control('no_faults')
  await expect(page.getByText('Withdraw, 1,010.77 USD: Under review')).toBeVisible()
  await page.getByRole('link', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('1,010.77 USD')
  await page.goto(at(paths.user))
  await expect(title(page, 'User')).toBeVisible()
  await expect(page.getByText(/^Withdraw, /)).toHaveCount(0)
  expect(sent).toHaveLength(1)
  person.token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(await times()).toBe(1)
})

for (const [name, said, kind, records] of [
  ['a deposit', 'Deposit, 300.77 USD', 'deposit', paths.depositRecords],
  ['a withdrawal', 'Withdraw, 1,010.77 USD', 'withdrawal', paths.withdrawalRecords],
] as const) {
  test(`${name} whose response is lost shows its decision on another page`, {
    ...(name !== FIRST && { tag: '@full' }),
  }, async ({ page, sandbox, complaints }) => {
    complaints.expected(/net::ERR|502/)
    const flow = flows.find((one) => one.name === name)
    if (!flow) throw new Error(`No ${name}`)
    const { person, ask, confirm, times } = await flow.begin(page, sandbox)
    await ask()
    await sandbox.spoil(flow.path, { kind: 'lost_answer', person })
    const lookUp = flow.lookUp.replace('GET ', '')
    await sandbox.spoil(lookUp, { kind: 'bad_gateway', times: null, person })
    await confirm.click()
    await expect(page.getByText(CHECKING)).toBeVisible()

    await page.goto(at(paths.user))
    await expect(page.getByText(`${said}: result unknown, checking.`)).toBeVisible()
    await sandbox.control('no_faults')
    await expect(page.getByText(`${said}: Under review`)).toBeVisible()
    const list = kind === 'deposit' ? 'listDepositRecords' : 'listWithdrawalRecords'
    const made = await sandbox.call(person, list, { page: 1, limit: 20 })
    const number = Number(made.list[0]?.id.slice('de_'.length))
    await sandbox.control('review', { kind, number, decision: 'failed' })
    await expect(page.getByText(`${said}: Declined`)).toBeVisible()

    await page.getByRole('link', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`#${records}\\?request_id=`))
    await expect(page.getByRole('dialog')).toContainText('Declined')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(said)).toHaveCount(0)
    expect(await times()).toBe(1)
  })
}

test('a device whose storage is full is asked over a reload before the same happens again', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expected(/net::ERR|502/)
  const person = await withdrawer(sandbox)
  const fillUp = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  }
  await logInAs(page, person)
  await page.goto(at(paths.withdraw))
  await page.evaluate(fillUp)
  await page.addInitScript(fillUp)
  await askToWithdraw(page, '1010.77', person.card)
  await sandbox.spoil('/api/user/cash', { kind: 'lost_answer', person })
  await sandbox.spoil('/api/user/cash_record', { kind: 'bad_gateway', times: null, person })
  await confirmButton(page).click()
  await expect(page.getByText(CHECKING)).toBeVisible()

  await sandbox.control('no_faults')
  await page.reload()
  await askToWithdraw(page, '1010.77', person.card)
  await confirmButton(page).click()
  await expect(page.getByRole('alertdialog', { name: /Send it again\?$/ })).toBeVisible()
  await page.getByRole('button', { name: "Don't send it" }).click()
  await page.getByRole('link', { name: 'Show what you sent' }).click()
  await expect(page.getByRole('dialog')).toContainText('1,010.77 USD')
  const { total } = await sandbox.call(person, 'listWithdrawalRecords', { page: 1, limit: 20 })
  expect(total).toBe(1)
})
