import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../process/project.ts'
import type { Language } from './catalogues.ts'
import { compiledParts, pseudoParts } from './catalogues.ts'
import { site } from './chosen-site.ts'
import { startPart } from './message-parts.ts'
import { base, hashedFiles } from './serving-rules.ts'

/** Where the development server answers catalogues. */
const liveFolder = `${base}messages`

/**
 * Serves the catalogues while developing. A build puts those of the site's languages into one folder that is named by
 * their content; `VITE_MESSAGES` tells the app where they are.
 */
export function catalogues(): Plugin {
  let files: { name: string; text: string }[] = []
  return {
    name: 'h5:catalogues',
    config(_config, { command }) {
      if (command === 'build') files = filesOfSite()
      const folder = command === 'build' ? `${base}${hashedFolder(files)}` : liveFolder
      return { define: { 'import.meta.env.VITE_MESSAGES': JSON.stringify(folder) } }
    },
    generateBundle() {
      const folder = hashedFolder(files)
      for (const { name, text } of [...files, ...wholeCatalogues(files)]) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: text })
      }
    },
    configureServer(server) {
      const compiled = new Map<string, Promise<Map<string, string>>>()
      server.middlewares.use(liveFolder, async (request, response) => {
        const [, language = '', part = ''] =
          request.url?.match(/^\/([a-z]+)\/([a-zA-Z]+)\.json$/) ?? []
        const parts = compiled.get(language) ?? compile(language)
        compiled.set(language, parts)
        response.setHeader('Content-Type', 'application/json')
        try {
          response.end((await parts).get(part) ?? '{}')
        } catch (error) {
          // English is next to the code.
          server.config.logger.error(`locales/${language}.json: ${error}`)
          response.end('{}')
        }
      })
      server.watcher.add(join(root, 'locales'))
      server.watcher.on('all', (_event, file) => {
        // A file of the app may have moved, and its messages with it.
        compiled.clear()
        if (/[\\/]locales[\\/][a-z]+\.json$/.test(file)) server.hot.send({ type: 'full-reload' })
      })
    },
  }
}

const compile = async (language: string) =>
  language === 'pseudo' ? pseudoParts() : compiledParts(language as Language)

const filesOfSite = () =>
  site.languages
    .flatMap((language) =>
      [...compiledParts(language)].map(([part, text]) => ({
        part,
        name: `${language}/${part}.json`,
        text,
      })),
    )
    .filter(({ part }) => part !== startPart)
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** All parts of each language in one file; `src/i18n/read-catalogue.ts` keeps it for the time offline. */
function wholeCatalogues(files: readonly { name: string; text: string }[]) {
  const byLanguage = Map.groupBy(files, ({ name }) => name.replace(/\/.*/, ''))
  return [...byLanguage].map(([language, parts]) => ({
    name: `${language}/whole.json`,
    text: JSON.stringify(Object.assign({}, ...parts.map(({ text }) => JSON.parse(text)))),
  }))
}

function hashedFolder(files: readonly { name: string; text: string }[]): string {
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\n${text}\n`)
  return `${hashedFiles.folder}messages-${hash.digest('base64url').slice(0, 8)}`
}
