/** `npm run gallery -- readme`: builds the app and takes the README's pictures of it, with the mock. */

import './process/help.ts'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import { base } from './build/serving-rules.ts'
import { chromiumLaunch } from './process/browser.ts'
import { buildApp, freePort, onStop, startServer, stop } from './process/processes.ts'
import { Failure, fail, root } from './process/project.ts'

type Picture = { name: string; path: string; shows: string; loggedIn?: boolean; press?: string }

/** Each picture with a text of its loaded page, and the choice in a chart that is pressed first. */
const pictures: Picture[] = [
  { name: 'home', path: '/pages/aboutus/aboutus', shows: 'Solana' },
  { name: 'quotes', path: '/pages/index/index', shows: 'Crude oil' },
  {
    name: 'trade',
    path: '/pages/trade/trade?symbol=BTCUSD',
    shows: 'If the order loses',
    loggedIn: true,
    press: '1h',
  },
  { name: 'user', path: '/pages/user/user', shows: 'Net worth', loggedIn: true },
  { name: 'withdraw', path: '/pages/cash/cash', shows: 'conditions met', loggedIn: true },
]

const folder = join(root, 'docs', 'images')
/** Bytes of one picture: the README shows five of them. */
const LARGEST = 150_000

async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    if (picture.loggedIn) {
      await page.addInitScript(() => localStorage.setItem('token', 'demo-token'))
    }
    await page.goto(`${origin}${base}#${picture.path}`)
    await page.getByText(picture.shows).first().waitFor()
    if (picture.press) {
      await page.getByRole('radio', { name: picture.press }).check()
      await page.locator('canvas').first().waitFor()
      await page.waitForLoadState('networkidle')
    }
    const file = join(folder, `${picture.name}.png`)
    await page.screenshot({ path: file })
    const { size } = await stat(file)
    if (size > LARGEST) throw new Failure(`${picture.name}.png has ${size} bytes.`)
    console.log(`${picture.name}.png  ${(size / 1000).toFixed(0)} kB`)
  } finally {
    await context.close()
  }
}

async function screenshots(): Promise<void> {
  await mkdir(folder, { recursive: true })
  await buildApp()
  const server = await startServer(await freePort(4187), { mockPort: await freePort(4287) })
  onStop(() => stop(server.child))
  const browser = await chromium.launch(chromiumLaunch())
  try {
    for (const picture of pictures) await take(browser, server.url, picture)
  } finally {
    await browser.close()
    await stop(server.child)
  }
}

screenshots().catch(fail)
