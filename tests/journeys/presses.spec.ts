import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import {
  at,
  confirmButton,
  dialog,
  fillWithdrawal,
  sentTo,
  sign,
  withdrawButton,
} from '../e2e/app.ts'
import { expect, logInAs, test } from './fixtures.ts'
import { flows } from './money-flows.ts'
import { withdrawer } from './people.ts'
import {
  goButton,
  ordersOf,
  PLACE,
  running,
  stakeField,
  TRADE,
  trader,
  trading,
} from './trading.ts'

/* Which presses count: what a held key repeats does not, nor a second tap on what it cannot have read. */

/** Holds Enter down for so many repeats of a keyboard; it is still down then. */
async function holdEnter(page: Page, repeats: number): Promise<void> {
  for (let press = 0; press <= repeats; press += 1) await page.keyboard.down('Enter')
}

/** The middle of a button in the window. */
async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox()
  if (!box) throw new Error('it is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('Enter held on a button that places by one tap places one order', async ({
  page,
  sandbox,
}) => {
  const person = await trader(page, sandbox)
  await page.addInitScript((id) => localStorage.setItem(`h5.oneTap.${id}`, '50'), person.id)
  await logInAs(page, person)
  await page.goto(at(TRADE))
  await stakeField(page).fill('20')
  const sent = sentTo(page, PLACE)
  await goButton(page, 'up').focus()
  await holdEnter(page, 20)
  await expect(running(page)).toBeVisible()
  // Long after the first one is placed.
  await holdEnter(page, 40)
  await page.keyboard.up('Enter')
  await stakeField(page).focus()
  await holdEnter(page, 20)
  await page.keyboard.up('Enter')
  expect(sent).toHaveLength(1)
  expect(await ordersOf(sandbox, person)).toHaveLength(1)
})

test('Enter held in a form opens its question, and neither answers nor leaves it', async ({
  page,
  sandbox,
}) => {
  const person = await withdrawer(sandbox)
  await logInAs(page, person)
  await page.goto(at(paths.withdraw))
  await fillWithdrawal(page, '1010.77', person.card)
  const sent = sentTo(page, 'POST /api/user/cash')
  await page.getByLabel('Amount', { exact: true }).focus()
  await holdEnter(page, 30)
  await expect(confirmButton(page)).toBeEnabled()
  await holdEnter(page, 30)
  await expect(dialog(page)).toBeVisible()
  await sign(page)
  await holdEnter(page, 10)
  await confirmButton(page).focus()
  await holdEnter(page, 10)
  expect(sent).toHaveLength(0)
  // The key was up in between.
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Withdrawal successful/)).toBeVisible()
  expect(sent).toHaveLength(1)
})

/** The flows of a page's form and of the bar at its edge; the others in `npm run test:full`. */
const FIRST = ['a withdrawal', 'an order']

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`on ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    for (const flow of flows) {
      const details = FIRST.includes(flow.name) ? {} : { tag: '@full' }
      test(
        `the question of ${flow.name} does not lie under the finger that asked it`,
        details,
        async ({ page, sandbox }) => {
          await sandbox.control('reset')
          let asked = { x: 0, y: 0 }
          // Where the press went down, whatever was scrolled for it.
          await page.exposeFunction('tellPress', (x: number, y: number) => {
            asked = { x, y }
          })
          await page.addInitScript(() => {
            const tell = (window as unknown as { tellPress: (x: number, y: number) => void })
              .tellPress
            addEventListener('pointerdown', ({ clientX, clientY }) => tell(clientX, clientY), true)
          })
          const { ask, confirm } = await flow.begin(page, sandbox)
          await ask()
          await expect(confirm).toBeEnabled()
          const box = await confirm.boundingBox()
          if (!box) throw new Error('no question')
          const isUnder =
            asked.x >= box.x &&
            asked.x <= box.x + box.width &&
            asked.y >= box.y &&
            asked.y <= box.y + box.height
          expect({ isUnder, asked, box }).toMatchObject({ isUnder: false })
        },
      )
    }
  })
}

test('taps that follow the one that asked send nothing, wherever they land', async ({
  page,
  sandbox,
}) => {
  // The question goes on coming up for as long as the test looks.
  await page.addInitScript(() =>
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.closest('dialog')) return
      for (const animation of target.getAnimations()) animation.pause()
    }),
  )
  const person = await trading(page, sandbox)
  const sent = sentTo(page, PLACE)
  await stakeField(page).fill('20')
  const first = await middleOf(goButton(page, 'down'))
  await page.mouse.click(first.x, first.y)
  const confirm = dialog(page).getByRole('button', { name: /^Buy / })
  const held = () =>
    dialog(page).evaluate((question) =>
      question
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === 'paused')
        .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    )
  await expect.poll(async () => Math.max(...(await held()))).toBeGreaterThanOrEqual(700)
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  const onIt = await middleOf(confirm)
  for (const { x, y } of [first, onIt]) await page.mouse.dblclick(x, y)
  await confirm.focus()
  for (const key of ['Enter', 'Space']) await page.keyboard.press(key)
  // A finger that is down when the question may be answered.
  await page.mouse.move(onIt.x, onIt.y)
  await page.mouse.down()
  await dialog(page).evaluate((question) => {
    for (const animation of question.getAnimations({ subtree: true })) animation.finish()
  })
  await expect(confirm).toBeEnabled()
  await page.mouse.up()
  await expect(dialog(page)).toBeVisible()
  expect(sent).toHaveLength(0)
  await confirm.click()
  await expect(page.getByText('Order placed')).toBeVisible()
  expect(await ordersOf(sandbox, person)).toHaveLength(1)
})

test('a page whose device slept is read anew by the first press, which asks with the new figures', async ({
  page,
  sandbox,
}) => {
  const person = await withdrawer(sandbox)
  await logInAs(page, person)
  await page.clock.install()
  await page.goto(at(paths.withdraw))
  await fillWithdrawal(page, '1010.77', person.card)
  await expect(withdrawButton(page)).toBeEnabled()
  // Both clocks go on, and the timers of the page stand still.
  await sandbox.advance(600)
  await page.clock.setSystemTime(Date.now() + 600_000)
  const read = sentTo(page, 'GET /api/user/cash')
  const sent = sentTo(page, 'POST /api/user/cash')
  await withdrawButton(page).click()
  await expect(dialog(page)).toContainText('We updated its figures')
  await sign(page)
  expect(read.length).toBeGreaterThan(0)
  await confirmButton(page).click()
  await expect(page.getByText(/^Withdrawal successful/)).toBeVisible()
  expect(sent).toHaveLength(1)
})
