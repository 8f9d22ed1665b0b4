/**
 * `npm run bench:live -- quotes`: what prices that tick cost.
 *
 * Opens a list of a hundred products that all change four times a second, and measures how much of a processor the
 * page's main thread takes. Ends with code 1 when that would be more than a quarter of a phone's, which is four
 * times slower. Takes half a minute.
 */
import '../process/help.ts'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { addressOf, bench, judge, openPage, workOf } from './bench.ts'

const PRODUCTS = 100
/** Times a second. */
const RATE = 4
const SLOWDOWN = 4
const SHARE = 0.25

/** Responds with a hundred products instead of the sandbox's, and with other prices each time. */
async function multiply(page: Page): Promise<void> {
  let requested = 0
  for (const path of ['goods', 'ajaxdata']) {
    await page.route(`**/api/index/${path}`, async (route) => {
      const body = await (await route.fetch()).json()
      const { list } = body.data
      requested += 1
      body.data.list = Array.from({ length: PRODUCTS }, (_, index) => ({
        ...list[index % list.length],
        symbol: `P${index}`,
        ...(path === 'ajaxdata' && {
          state: 'trading',
          price: String(1_000 + ((requested * 7 + index * 13) % 500)),
          tick_id: `P${index}-${requested}`,
          as_of: body.time,
        }),
      }))
      await route.fulfill({ json: body })
    })
  }
}

await bench(async (browser, start) => {
  const site = await start(['--no-streams'])
  const { page, session } = await openPage(browser)
  await multiply(page)
  await page.goto(addressOf(site.origin, paths.index))
  await page.getByRole('listitem').first().waitFor()
  // The page reads each second, and whenever it becomes visible again.
  await page.evaluate((rate) => {
    const show = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    setInterval(show, 1_000 / rate)
  }, RATE)
  let responses = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/ajaxdata')) responses += 1
  })
  await delay(3_000)
  const before = { work: await workOf(session, 'ThreadTime'), responses }
  await delay(20_000)
  // A busy machine responds less often: what one response costs, it costs each time.
  const cost =
    ((await workOf(session, 'ThreadTime')) - before.work) / (responses - before.responses)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const share = cost * RATE * SLOWDOWN
  return judge(
    `${PRODUCTS} products that tick ${RATE} times a second take ${(100 * share).toFixed(0)} % of a ` +
      `${SLOWDOWN} times slower processor (at most ${100 * SHARE} %)`,
    share <= SHARE,
  )
})
