import { LANGUAGE_KEY } from '../../src/lib/languages.ts'
import { paths } from '../../src/lib/paths.ts'
import { words } from '../e2e/app.ts'
import type { HandedOut } from '../journeys/proxy.ts'
import { behindProxy } from '../journeys/proxy.ts'
import { test as base } from './fixtures.ts'

/* A build that is broken leaves a sentence in the reader's language, and never an empty page. */

const APP_FILE = /\/assets\/app-[\w-]{8}\.js$/

interface Break {
  name: string
  /** What becomes of the first script of the app. */
  change: (file: HandedOut) => Partial<HandedOut>
  /** What the browser says of it. */
  complaint: RegExp
}

/** Thrown when the app names its language, as it does once it is drawn; the start page does later. */
const breakFrame = `Object.defineProperty(HTMLElement.prototype, 'lang', {
  configurable: true,
  set() {
    delete HTMLElement.prototype.lang
    throw new Error('the frame broke')
  },
});`

const breaks: readonly Break[] = [
  {
    name: 'a script that the browser cannot read',
    change: () => ({ body: 'class Newer { static { ' }),
    complaint: /SyntaxError/,
  },
  {
    name: 'a script that is missing',
    change: () => ({ status: 404, body: '' }),
    complaint: /not loaded/,
  },
  {
    name: 'a failure of the frame',
    change: ({ body }) => ({ body: `${breakFrame}${body}` }),
    complaint: /the frame broke/,
  },
]

for (const { name, change, complaint } of breaks) {
  const test = base.extend({
    site: async ({ sandbox }, use) => {
      const site = await behindProxy(sandbox.app, (file) =>
        APP_FILE.test(file.path) ? { ...file, ...change(file) } : file,
      )
      await use(site.app)
      site.end()
    },
  })

  test(`${name} leaves a page in the reader's language`, { tag: '@full' }, async ({ app }) => {
    for (const language of ['en', 'de', 'jp'] as const) {
      await app.remember({ [LANGUAGE_KEY]: language })
      await app.open(paths.withdraw)
      await app.seesA('heading', words(language, 'start.failed.title'))
      await app.sees(words(language, 'start.failed.body'))
      await app.seesA('button', words(language, 'start.page.reload'))
      await app.seesA('link', words(language, 'start.page.support'))
      await app.expectComplaint(complaint)
    }
  })
}
