import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/process/project.ts'
import { paths, tradePath } from '../../src/lib/paths.ts'
import { at } from '../e2e/app.ts'
import { expect, test } from '../e2e/fixtures.ts'

/* The README's pictures: `npm run gallery -- readme` writes them. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Bytes of one picture: the README shows five of them. */
const LARGEST = 150_000

/** Each picture with a text of its loaded page, and the choice in a chart that is pressed first. */
const pictures = [
  { name: 'home', path: paths.aboutUs, shows: 'Solana' },
  { name: 'quotes', path: paths.index, shows: 'Crude oil' },
  {
    name: 'trade',
    path: tradePath('BTCUSD'),
    shows: 'If the order loses',
    isPrivate: true,
    press: '1h',
  },
  { name: 'user', path: paths.user, shows: 'Net worth', isPrivate: true },
  { name: 'withdraw', path: paths.withdraw, shows: 'conditions met', isPrivate: true },
]

for (const { name, path, shows, isPrivate, press } of pictures) {
  test(`takes the picture ${name}`, async ({ page }) => {
    if (isPrivate) await page.addInitScript(() => localStorage.setItem('token', 'demo-token'))
    await page.goto(at(path))
    await expect(page.getByText(shows).first()).toBeVisible()
    if (press) {
      await page.getByRole('radio', { name: press }).check()
      await expect(page.locator('canvas').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    const file = join(root, 'docs', 'images', `${name}.png`)
    await page.screenshot({ path: file })
    expect((await stat(file)).size).toBeLessThan(LARGEST)
  })
}
