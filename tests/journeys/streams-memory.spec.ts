import type { CDPSession, Page } from '@playwright/test'
import { at, sentTo } from '../e2e/app.ts'
import { expect, test } from './fixtures.ts'
import type { Held } from './held.ts'
import { heldBy, kinds, ROOM } from './held.ts'
import { pricedPages, product } from './streaming.ts'

test.use({ streams: true })
test.describe.configure({ timeout: 600_000 })

/** Seconds, each of which brings an event: those after which a page has all that it keeps, and an hour. */
const WARM = 600
const HOUR = 3_600
/** Events after which the pages have to have shown the last one. */
const AT_ONCE = 10

interface Watched {
  name: string
  page: Page
  session: CDPSession
  shown: (page: Page) => Promise<string>
}

const ticking = {
  ...product,
  name: 'the page of a product with its ticks',
  prepare: (page: Page) => page.getByRole('radio', { name: 'Ticks' }).check(),
}

test('pages on which prices move for an hour hold no more than after ten minutes', {
  tag: '@full',
}, async ({ context, sandbox }) => {
  const asked: unknown[][] = []
  const watched: Watched[] = []
  for (const { name, path, shown, prepare } of [
    ...pricedPages.map((one) => ({ ...one, prepare: async (_: Page) => {} })),
    ticking,
  ]) {
    const page = await context.newPage()
    asked.push(sentTo(page, 'GET /api/index/ajaxdata'))
    await page.goto(at(path))
    await expect.poll(() => shown(page)).not.toBe('')
    await prepare(page)
    watched.push({ name, page, session: await context.newCDPSession(page), shown })
  }
  await expect.poll(() => sandbox.openStreams()).toMatchObject({ prices: watched.length })

  const pass = async (events: number) => {
    for (let event = 1; event <= events; event += 1) {
      await sandbox.advance(1)
      if (event % AT_ONCE > 0) continue
      const { price } = await sandbox.call({ token: '' }, 'getLatestPrice', { symbol: 'BTCUSD' })
      for (const { page, shown } of watched) {
        await expect.poll(() => shown(page), { intervals: [10] }).toBe(price)
      }
    }
  }
  const held = () => Promise.all(watched.map(({ session }) => heldBy(session)))

  await pass(WARM)
  const questions = asked.map(({ length }) => length)
  const before = await held()
  await pass(HOUR - WARM)
  const after = await held()
  const grown = watched.map(({ name }, index) => ({ name, ...growth(before[index], after[index]) }))
  for (const { name, ...page } of grown) {
    for (const kind of kinds) expect.soft(page[kind], `${kind} of ${name}`).toBeLessThan(ROOM[kind])
  }
  expect(
    asked.map(({ length }) => length),
    'all of it was streamed',
  ).toEqual(questions)
})

function growth(before: Held | undefined, after: Held | undefined): Held {
  if (!before || !after) throw new Error('Nothing was measured')
  return {
    objects: after.objects - before.objects,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  }
}
