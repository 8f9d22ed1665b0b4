import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { root } from '../process/project.ts'
import { compileCatalogues, pseudoCatalogue, startPart } from './catalogues.ts'
import { site } from './chosen-site.ts'
import { base, hashedFiles } from './serving-rules.ts'

const compiledFolder = join(root, 'src', 'i18n', 'compiled')
/** Where the development server answers catalogues. */
const liveFolder = `${base}messages`

/**
 * Compiles the catalogues before anything asks for them, and again when a translation changes.
 * A build puts those of the site's languages into one folder that is named by their content; `VITE_MESSAGES` tells the app
 * where they are.
 */
export function catalogues(): Plugin {
  let files: { name: string; text: string }[] = []
  return {
    name: 'h5:catalogues',
    async config(_config, { command }) {
      await compileCatalogues()
      files = site.languages
        .flatMap((language) =>
          readdirSync(join(compiledFolder, language)).map((file) => `${language}/${file}`),
        )
        .filter((name) => !name.endsWith(`/${startPart}.json`))
        .map((name) => ({ name, text: readFileSync(join(compiledFolder, name), 'utf8') }))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
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
      server.middlewares.use(liveFolder, async (request, response) => {
        const [, language = '', part = ''] =
          request.url?.match(/^\/([a-z]+)\/([a-zA-Z]+)\.json$/) ?? []
        response.setHeader('Content-Type', 'application/json')
        try {
          response.end(
            language === 'pseudo'
              ? await pseudoCatalogue(part)
              : readFileSync(join(compiledFolder, language, `${part}.json`), 'utf8'),
          )
        } catch {
          // No message of this part was extracted yet: English stands beside the code.
          response.end('{}')
        }
      })
      server.watcher.add(fileURLToPath(new URL('../../locales', import.meta.url)))
      server.watcher.on('change', async (file) => {
        if (!/[\\/]locales[\\/][a-z]+\.json$/.test(file)) return
        try {
          await compileCatalogues()
          server.hot.send({ type: 'full-reload' })
        } catch (error) {
          server.config.logger.error(`${file}: ${error}`)
        }
      })
    },
  }
}

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
