import type { BrowserContext, Locator, Page, Request } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { at, handle, sentTo, submitLogin } from '../e2e/app.ts'
import { expect, logInAs, pass, test } from './fixtures.ts'
import type { MoneyFlow } from './money-flows.ts'
import { exchangeAmount, exchangeConfirm, flows } from './money-flows.ts'
import type { Person, SandboxSite } from './sandbox.ts'
import { confirmButton, goButton, stakeField, TRADE } from './trading.ts'

/*
 * Ways to two effects of one press, and to untrue words about it, beyond an answer that is lost. All
 * flows are one; two of them stand for all.
 */

const CHECKING = 'Result unknown, checking'
const NOT_CARRIED_OUT = 'Your request was not carried out'
const OTHERS_FIRST = /^You sent a request in another tab/

/** How a page does it by hand, also a second one of the same user. */
interface Hand {
  flow: MoneyFlow
  address: string
  fill: (page: Page) => Promise<void>
  entry: (page: Page) => Locator
  ask: (page: Page) => Promise<void>
  confirm: (page: Page) => Locator
  /** A second one of the same content is asked about. */
  mayRepeat: boolean
}

function flowOf(name: string): MoneyFlow {
  const flow = flows.find((one) => one.name === name)
  if (!flow) throw new Error(`No ${name}`)
  return flow
}

const hands: readonly Hand[] = [
  {
    flow: flowOf('an exchange'),
    address: `${paths.exchange}?coin=USDT`,
    entry: exchangeAmount,
    fill: (page) => exchangeAmount(page).fill('100.13'),
    ask: (page) =>
      page
        .locator('form')
        .getByRole('button', { name: /^Exchange/ })
        .click(),
    confirm: exchangeConfirm,
    mayRepeat: true,
  },
  {
    flow: flowOf('an order'),
    address: TRADE,
    entry: stakeField,
    fill: (page) => stakeField(page).fill('100'),
    ask: (page) => goButton(page, 'down').click(),
    confirm: confirmButton,
    mayRepeat: false,
  },
]

const duplicateQuestion = (page: Page) =>
  page.getByRole('alertdialog', {
    name: /^You sent this at \d\d:\d\d [AP]M\. Send it again\?$/,
  })

const confirmAgain = (page: Page) =>
  duplicateQuestion(page).getByRole('button', { name: 'Send it again' })

const shows = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible()

/** Storage loses everything but the session. */
const loseStorage = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'token') localStorage.removeItem(key)
  })

/** Storage is cleared while no page of the app is open that could store anything again; then the user logs in. */
async function forgetEverything(page: Page, sandbox: SandboxSite, person: Person) {
  const elsewhere = new URL('elsewhere', sandbox.app).href
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  )
  await page.goto(elsewhere)
  await page.evaluate((id) => {
    localStorage.clear()
    localStorage.setItem(`h5.risk.${id}`, '1')
  }, person.id)
  await sandbox.control('no_faults')
  await page.goto(at(paths.login))
  await submitLogin(page, person.password, person.account)
  await expect(page.getByText(/^Net worth/)).toBeVisible()
  person.token = await page.evaluate(() => localStorage.getItem('token') ?? '')
}

test.beforeEach(async ({ sandbox }) => {
  await sandbox.control('reset')
})

for (const { flow, address, fill, entry, ask, confirm, mayRepeat } of hands) {
  const { name, path, named, done } = flow
  const submit = `POST ${path}`
  const lookUp = flow.lookUp.replace('GET ', '')

  /** The answer is lost, and no look-up comes through. */
  async function goDark(sandbox: SandboxSite, person: { id: number }, kind: string) {
    await sandbox.spoil(path, { kind, person })
    await sandbox.spoil(lookUp, { kind: 'bad_gateway', times: null, person })
  }

  // One flow meets these in `npm test`.
  test.describe(name, name === 'an exchange' ? {} : { tag: '@full' }, () => {
    test('that a gateway refuses without a reason after it was carried out is found, once', async ({
      page,
      sandbox,
    }) => {
      const sent = sentTo(page, submit)
      const begun = await flow.begin(page, sandbox)
      await begun.ask()
      await handle(page, submit, async (route) => {
        const { time } = (await (await route.fetch()).json()) as { time: number }
        await route.fulfill({ json: { code: 0, msg: 'System busy', time, data: null } })
      })
      await begun.confirm.click()
      await shows(page, done)
      await expect(page.getByText('System busy')).toHaveCount(0)
      expect(sent).toHaveLength(1)
      expect(await begun.times()).toBe(1)
    })

    test('whose answer is that of another request shows its own result', async ({
      page,
      sandbox,
    }) => {
      const begun = await flow.begin(page, sandbox)
      await begun.ask()
      const asked = sentTo(page, flow.lookUp)
      await handle(page, submit, async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        const other = `"request_id":"${crypto.randomUUID()}"`
        const body = text.replace(/"request_id":"[^"]+"/, other).replace(/100\.(13|00)/g, '555.77')
        await route.fulfill({ response, body })
      })
      await begun.confirm.click()
      await shows(page, done)
      await expect(page.getByText(/555\.77/)).toHaveCount(0)
      expect(asked.some((one) => one.url().includes('request_id='))).toBe(true)
      expect(await begun.times()).toBe(1)
    })

    test('that storage loses while it is open is looked up until it is certain', async ({
      page,
      sandbox,
      complaints,
    }) => {
      complaints.expected(/502/)
      await page.clock.install()
      const begun = await flow.begin(page, sandbox)
      await begun.ask()
      await sandbox.spoil(path, { kind: 'bad_gateway', person: begun.person })
      await begun.confirm.click()
      await shows(page, CHECKING)
      await loseStorage(page)
      await pass(page, sandbox, 30)
      await shows(page, CHECKING)
      await expect(entry(page)).toHaveCount(0)
      // What was lost is stored again.
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
        .toContain('h5.intent.')
      await page.reload()
      await shows(page, CHECKING)
      await shows(page, named)
      await pass(page, sandbox, 130)
      await shows(page, NOT_CARRIED_OUT)
      await expect(entry(page)).toBeVisible()
      expect(await begun.times()).toBe(0)
    })

    test('of another tab is told as that, and what is typed here can be sent then', async ({
      page,
      context,
      sandbox,
      complaints,
    }) => {
      complaints.expected(/net::ERR|502/)
      const begun = await flow.begin(page, sandbox)
      const other = await context.newPage()
      await other.goto(at(address))
      await fill(other)
      await goDark(sandbox, begun.person, 'lost_answer')
      await begun.ask()
      await begun.confirm.click()
      await shows(page, CHECKING)

      const sent = sentTo(other, submit)
      await ask(other)
      await confirm(other).click()
      await shows(other, CHECKING)
      await shows(other, named)
      await sandbox.control('no_faults')
      await shows(other, OTHERS_FIRST)
      await expect(other.getByText(done, { exact: true })).toHaveCount(0)
      await expect(entry(other)).toHaveValue(/^100/)
      expect(sent).toHaveLength(0)
      await ask(other)
      await confirm(other).click()
      if (mayRepeat) await confirmAgain(other).click()
      await shows(other, done)
      expect(sent).toHaveLength(mayRepeat ? 2 : 1)
      expect(await begun.times()).toBe(2)
    })
  })
}

test.describe('an exchange of which the device forgot everything', () => {
  const { flow, address, fill, entry, ask, confirm } = hands[0] as Hand
  const submit = `POST ${flow.path}`

  test('is asked about before the same is sent again', async ({ page, sandbox, complaints }) => {
    complaints.expected(/net::ERR|502/)
    const sent = sentTo(page, submit)
    const begun = await flow.begin(page, sandbox)
    const { person } = begun
    await begun.ask()
    await sandbox.spoil(flow.path, { kind: 'lost_answer', person })
    const lookUp = flow.lookUp.replace('GET ', '')
    await sandbox.spoil(lookUp, { kind: 'bad_gateway', times: null, person })
    await begun.confirm.click()
    await shows(page, CHECKING)
    await forgetEverything(page, sandbox, person)
    await page.goto(at(address))
    await fill(page)

    await ask(page)
    await confirm(page).click()
    await expect(duplicateQuestion(page)).toBeVisible()
    await expect(page.getByRole('button', { name: "Don't send it" })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(entry(page)).toHaveValue('100.13')
    expect(await begun.times()).toBe(1)
    await page.getByRole('link', { name: 'Show what you sent' }).click()
    await expect(page.getByRole('dialog')).toContainText('100.13 USD')

    await page.goto(at(address))
    await fill(page)
    await ask(page)
    await confirm(page).click()
    await confirmAgain(page).click()
    await shows(page, flow.done)
    expect(sent).toHaveLength(4)
    expect(await begun.times()).toBe(2)
  })

  test('happens once, although a proxy holds the first request until the second one is done', async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.expected(/net::ERR/)
    const begun = await flow.begin(page, sandbox)
    await begun.ask()
    const held: Request[] = []
    await handle(page, submit, async (route) => {
      held.push(route.request())
      await route.abort('connectionreset')
    })
    await begun.confirm.click()
    await shows(page, CHECKING)
    await page.unrouteAll()
    await forgetEverything(page, sandbox, begun.person)
    await page.goto(at(address))
    await fill(page)
    await ask(page)
    await confirm(page).click()
    await shows(page, flow.done)

    const [late] = held
    if (!late) throw new Error('Nothing was held')
    const { token } = begun.person
    const answer = await (
      await page.request.fetch(late, { headers: { ...late.headers(), token } })
    ).json()
    expect(answer).toMatchObject({ code: 0, data: { reason: 'possible_duplicate' } })
    expect(await begun.times()).toBe(1)
  })
})

/** Keeps back what is sent, so that no answer is there before the other page has decided. */
async function gateOf(context: BrowserContext, path: string, sent: Request[]) {
  let open = Promise.withResolvers<void>()
  await context.route(
    ({ pathname }) => pathname === path,
    async (route, request) => {
      if (request.method() !== 'POST') return route.fallback()
      sent.push(request)
      await open.promise
      await route.continue()
    },
  )
  return () => {
    open.resolve()
    open = Promise.withResolvers()
  }
}

for (const [rounds, details] of [
  [3, {}],
  [100, { tag: '@full' }],
] as const) {
  test(
    `two tabs that press at one moment exchange once, ${rounds} times`,
    details,
    async ({ page, context, sandbox }) => {
      test.setTimeout(120_000 + rounds * 20_000)
      const { address, ask, confirm, entry, flow } = hands[0] as Hand
      const person = await sandbox.user({ balances: { USD: '9000.00' } })
      await logInAs(page, person)
      await page.goto(at(address))
      const other = await context.newPage()
      await other.goto(at(address))
      const tabs = [page, other]
      const sent: Request[] = []
      const letPass = await gateOf(context, flow.path, sent)
      for (let round = 1; round <= rounds; round += 1) {
        for (const tab of tabs) {
          // Equal ones would be possible duplicates.
          await entry(tab).fill(String(10 + round))
          await ask(tab)
        }
        // No click of a script waits until the question may be answered.
        for (const tab of tabs) await expect(confirm(tab)).toBeEnabled()
        await Promise.all(
          tabs.map((tab) => confirm(tab).evaluate((one: HTMLElement) => one.click())),
        )
        const isOthers = async (tab: Page) =>
          (await tab
            .getByText(OTHERS_FIRST)
            .or(tab.getByText(/^We don't know the result/))
            .count()) > 0
        await expect
          .poll(async () => [
            sent.length,
            (await Promise.all(tabs.map(isOthers))).filter(Boolean).length,
          ])
          .toEqual([round, 1])
        const winner = (await isOthers(page)) ? other : page
        letPass()
        await winner.getByRole('button', { name: 'Exchange again' }).click()
      }
      const { total } = await sandbox.call(person, 'listExchangeRecords', { page: 1, limit: 20 })
      expect(total).toBe(rounds)
    },
  )
}
