import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { SandboxSite } from '../journeys/sandbox.ts'
import { App } from './app.ts'
import type { Engine, EngineName, EngineTab, Scheme } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { copyWithProbe } from './site.ts'
import { startWebKit, startWpe } from './webkit.ts'

const starters: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  webkit: startWebKit,
  firefox: startFirefox,
  wpe: startWpe,
}

interface Fixtures {
  scheme: Scheme
  /** Address of the app that browsers are shown: with a sandbox behind it, unless a test has another. */
  site: string
  /** Starts browsers that nobody has used; at the end, nothing may have gone wrong in any. */
  fresh: () => Promise<App>
  /** The app in the first of them. */
  app: App
}

interface WorkerFixtures {
  engineName: EngineName
  engine: Engine
  /** Whether the sandbox has its streams. */
  streams: boolean
  /** The folder with the build that engines are shown. */
  build: string
  sandbox: SandboxSite
}

/** The `test` of all engines: playwright.config.ts has a project for each. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await starters[engineName]()
      await use(engine)
      await engine.end()
    },
    { scope: 'worker' },
  ],
  build: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters.
    async ({}, use) => {
      const copy = await copyWithProbe()
      await use(copy.folder)
      await copy.end()
    },
    { scope: 'worker' },
  ],
  streams: [false, { option: true, scope: 'worker' }],
  sandbox: [
    async ({ build, streams }, use) => {
      const site = await SandboxSite.start({ folder: build, streams })
      await use(site)
      await site.end()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  scheme: ['light', { option: true }],
  site: async ({ sandbox }, use) => use(sandbox.app),
  fresh: async ({ engine, scheme, site }, use, info) => {
    const opened: { tab: EngineTab; app: App }[] = []
    try {
      await use(async () => {
        const tab = await engine.start(scheme)
        const app = new App(tab, site)
        opened.push({ tab, app })
        return app
      })
      for (const [index, { tab, app }] of opened.entries()) {
        // A test may fail before it opens anything.
        if (!(await app.isOpen())) continue
        if (info.status !== info.expectedStatus) {
          await writeFile(info.outputPath(`page-${index + 1}.png`), await tab.picture())
        }
        expect.soft(await app.complaints(), 'the page complained').toEqual([])
      }
    } finally {
      await Promise.all(opened.map(({ tab }) => tab.close()))
    }
  },
  app: async ({ fresh }, use) => use(await fresh()),
})

export { expect }
