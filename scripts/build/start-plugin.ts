import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify, transform } from '@swc/core'
import type { Plugin } from 'vite'
import { build } from 'vite'
import type { LanguageCode } from '../../src/lib/languages.ts'
import { LANGUAGE_KEY, localeOf } from '../../src/lib/languages.ts'
import type { PageFacts } from '../../src/lib/pages.ts'
import { pages } from '../../src/lib/pages.ts'
import { paths } from '../../src/lib/paths.ts'
import { RELEASE_FILE } from '../../src/platform/release.ts'
import { THEME_KEY } from '../../src/platform/theme.ts'
import type { StartData } from '../../src/start/start-data.ts'
import type { StartText } from '../../src/start/start-messages.ts'
import { scriptNeeded, startMessages, startTexts } from '../../src/start/start-messages.ts'
import { oldestBrowsers } from '../browsers/baseline.ts'
import { root } from '../process/project.ts'
import type { Catalogue, SourceCatalogue } from './catalogues.ts'
import { sourceFile } from './catalogues.ts'
import { site } from './chosen-site.ts'
import type { Theme } from './palette.ts'
import { commonColour } from './palette.ts'
import { releaseFileOf, releaseOf, releaseTag } from './release.ts'
import { base, reportsDefine } from './serving-rules.ts'
import type { Frames } from './waiting-frames.ts'
import { drawFrames } from './waiting-frames.ts'

const entry = join(root, 'src', 'start', 'start.ts')
/** Where the development server answers it; a build gives it a name of its content. */
const livePath = `${base}start.js`
const FILE = 'start.js'

/**
 * Known to Safari from 16.0, Chrome from 105, Firefox from 110: the stated baseline, but for five
 * releases of Firefox. Whoever raises the baseline takes a declaration that came with it.
 */
const probe = { property: 'container-type', value: 'inline-size' }

/**
 * Puts the start script before the app (`src/start/start.ts`), as ES5 with its texts in the site's languages,
 * and the release, which `release.json` says, too; in a build, the frames in which the app is waited for, and
 * the words for browsers without scripts.
 */
export function startScript(): Plugin {
  let output = ''
  let release = releaseOf(undefined)
  // None in development, where styles come by script.
  let frames: Frames | undefined
  return {
    name: 'h5:start',
    configResolved(config) {
      output = resolve(config.root, config.build.outDir)
    },
    async buildStart() {
      if (this.environment.mode !== 'build') return
      this.emitFile({ type: 'asset', name: FILE, source: await compileStart() })
      frames = await drawFrames(wordsWithoutScript())
    },
    configureServer(server) {
      server.middlewares.use(livePath, async (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(await compileStart())
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const file = Object.values(bundle ?? {}).find(
          (one) => one.type === 'asset' && one.names.includes(FILE),
        )
        const address = file ? `${base}${file.fileName}` : livePath
        if (bundle) release = releaseOf(Object.keys(bundle))
        return page
          .replace('<!--start-->', `${releaseTag(release)}\n    <script src="${address}"></script>`)
          .replace('<div id="root"></div>', `<div id="root">${frames?.waiting ?? ''}</div>`)
          .replace('<noscript></noscript>', `<noscript>${frames?.withoutScript ?? ''}</noscript>`)
      },
    },
    // Its name is known once the page is.
    async writeBundle() {
      const text = JSON.stringify(releaseFileOf(release), null, 2)
      await writeFile(join(output, RELEASE_FILE), `${text}\n`)
    },
  }
}

/** The start script, complete: one script without modules that a browser of 2015 reads. */
export async function compileStart(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    define: { START: JSON.stringify(startData()), ...reportsDefine() },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'h5' },
    },
  })
  if (!Array.isArray(built)) throw new Error('A build in the format iife has one output')
  const lowered = await transform(built[0]?.output[0].code ?? '', {
    configFile: false,
    swcrc: false,
    isModule: false,
    jsc: { target: 'es5', parser: { syntax: 'ecmascript' } },
  })
  return (await minify(lowered.code, { ecma: 5, mangle: true, compress: true })).code
}

function startData(): StartData {
  return {
    base,
    siteInfo: '/api/index/info',
    support: paths.customer,
    browsers: oldestBrowsers(),
    probe,
    tabs: {
      // The entry page.
      '/': 'home',
      ...Object.fromEntries(
        Object.values<PageFacts>(pages).flatMap(({ path, tab }) => (tab ? [[path, tab]] : [])),
      ),
    },
    keys: { language: LANGUAGE_KEY, theme: THEME_KEY },
    colours: { light: coloursOf('light'), dark: coloursOf('dark') },
    // The default comes first: it is for readers of any other language.
    languages: [...new Set([site.defaultLanguage, ...site.languages])].map((code) => {
      const texts = textsIn(code)
      const entries = startTexts.map((name) => [name, texts(startMessages[name])])
      return {
        code,
        locale: localeOf(code),
        texts: Object.fromEntries(entries) as Record<StartText, string>,
      }
    }),
  }
}

function coloursOf(theme: Theme): StartData['colours'][Theme] {
  const { background, accent, accentText: link } = site.colours[theme]
  return { background, text: commonColour('text', theme), button: accent, link }
}

/** The texts of a language by their messages; English where one is not translated yet. */
function textsIn(language: LanguageCode) {
  const read = (of: typeof language) => JSON.parse(readFileSync(sourceFile(of), 'utf8')) as unknown
  const own = language === 'en' ? {} : (read(language) as Catalogue)
  const english = read('en') as SourceCatalogue
  return ({ id, defaultMessage }: { id: string; defaultMessage: string }): string =>
    own[id] ?? english[id]?.defaultMessage ?? defaultMessage
}

const wordsWithoutScript = () =>
  site.languages.map((code) => ({ lang: localeOf(code), text: textsIn(code)(scriptNeeded) }))
