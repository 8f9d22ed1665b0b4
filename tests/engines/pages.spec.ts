import type { Language } from '../../scripts/build/catalogues.ts'
import { startServer, stop } from '../../scripts/process/processes.ts'
import { LANGUAGE_KEY, localeOf } from '../../src/lib/languages.ts'
import { wideElements } from '../e2e/app.ts'
import { innerPages, isForUsers, pages } from '../e2e/pages.ts'
import { test as base, expect } from './fixtures.ts'

/* Every page once, with the answers of the mock: it stands, it fits, and nothing goes wrong in it. */

const test = base.extend({
  site: async ({ build, baseURL }, use) => {
    // What it has no file for it asks the server of playwright.config.ts for, and that the mock.
    const { origin } = new URL(baseURL ?? '')
    const server = await startServer(0, { url: origin, folder: build })
    await use(`${server.url}/h5/`)
    await stop(server.child)
  },
})

const languages: readonly Language[] = ['en', 'de', 'jp']

/** Whether there is what shows that a page has its content: a selector, and which of its finds. */
function isThere(content: string): boolean {
  const [selector = '', index = '0'] = content.split(' >> nth=')
  const found = document.querySelectorAll(selector)[Number(index)]
  return found !== undefined && found.getClientRects().length > 0
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: '@full' }, () => {
    test.use({ scheme })

    for (const language of languages) {
      test(`every page stands and fits in ${language}`, async ({ app }) => {
        test.setTimeout(900_000)
        for (const { address, content } of [...pages, ...innerPages]) {
          await app.remember({
            [LANGUAGE_KEY]: language,
            ...(isForUsers(address) && { token: 'demo-token' }),
          })
          await app.open(address)
          await expect
            .poll(() => app.evaluate(isThere, content), { message: address, timeout: 20_000 })
            .toBe(true)
          const { lang, isDark } = await app.evaluate(() => ({
            lang: document.documentElement.lang,
            isDark: matchMedia('(prefers-color-scheme: dark)').matches,
          }))
          expect({ lang, isDark }).toEqual({
            lang: localeOf(language),
            isDark: scheme === 'dark',
          })
          expect.soft(await app.evaluate(wideElements), address).toEqual([])
        }
      })
    }
  })
}
