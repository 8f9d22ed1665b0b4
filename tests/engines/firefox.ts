import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { connect } from 'puppeteer-core'
import { engineProgram } from '../../scripts/process/browser.ts'
import { stop } from '../../scripts/process/processes.ts'
import type { Engine, EngineElement, EngineTab, Scheme } from './engine.ts'
import { PHONE } from './engine.ts'

/*
 * Firefox by WebDriver BiDi, which it speaks itself. It is a child like any other, and not launched
 * by Puppeteer: that puts it into a process group of its own, in which it outlives a killed test.
 */

/** Preferences beside those that Firefox itself sets for tests. */
const preferences = (scheme: Scheme) => ({
  'intl.accept_languages': 'en-US',
  // As on a phone: a bar that takes no room.
  'ui.useOverlayScrollbars': 1,
  'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
})

interface Launched {
  browser: Browser
  end: () => Promise<void>
}

async function launch(binary: string, scheme: Scheme): Promise<Launched> {
  const profile = await mkdtemp(join(tmpdir(), 'h5-firefox-'))
  const lines = Object.entries(preferences(scheme)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'UTC' } },
  )
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${binary} ended with ${code}`)
  })
  ended.catch(() => undefined)
  const address = new Promise<string>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, url] = /^WebDriver BiDi listening on (\S+)/.exec(line) ?? []
      if (url) resolve(url)
    })
  })
  const browser = await connect({
    protocol: 'webDriverBiDi',
    browserWSEndpoint: `${await Promise.race([address, ended])}/session`,
    defaultViewport: PHONE,
  })
  return {
    browser,
    end: async () => {
      await browser.disconnect()
      await stop(child)
      await rm(profile, { recursive: true, force: true })
    },
  }
}

const elementOf = (element: ElementHandle<Element>): EngineElement => ({
  click: () => element.click(),
  type: (text) => element.type(text),
  choose: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
})

const tabOf = (page: Page): EngineTab => ({
  open: async (address) => {
    await page.goto(address)
  },
  reload: async () => {
    await page.reload()
  },
  back: async () => {
    await page.goBack()
  },
  // Its types know handles of elements among what is given, which journeys do not.
  evaluate: (work, ...given) => page.evaluate(work as () => ReturnType<typeof work>, ...given),
  element: async (work, ...given) => {
    const handle = await page.evaluateHandle(work as () => Element, ...given)
    return elementOf(handle)
  },
  picture: async () => Buffer.from(await page.screenshot()),
  close: () => page.browserContext().close(),
})

export async function startFirefox(): Promise<Engine> {
  const binary = engineProgram('Firefox')
  const launched = new Map<Scheme, Promise<Launched>>()
  return {
    start: async (scheme) => {
      const running = launched.get(scheme) ?? launch(binary, scheme)
      launched.set(scheme, running)
      const { browser } = await running
      const context = await browser.createBrowserContext()
      return tabOf(await context.newPage())
    },
    end: async () => {
      const running = await Promise.all(launched.values())
      await Promise.all(running.map(({ end }) => end()))
    },
  }
}
