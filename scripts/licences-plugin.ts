import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the build puts them, beside `index.html`. */
export const LICENCES_FILE = 'licences.txt'

/** What a package's terms ask to be passed on: its licence, and the notices that go with it. */
const TERMS = /^(licen[cs]e|notice|copying)/i

interface Bundled {
  name: string
  version: string
  licence: string
  folder: string
}

/**
 * Writes the licences and notices of every package whose code is in the build, by what really is in
 * it: a package that is dropped, or new, needs no list to be changed.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const packages = new Map<string, Bundled>()
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds) {
          const found = packageOf(id)
          if (found) packages.set(`${found.name}@${found.version}`, found)
        }
      }
      const texts = [...packages.values()]
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .map(termsOf)
      this.emitFile({
        type: 'asset',
        fileName: LICENCES_FILE,
        source: `This app contains the following packages.\n\n${texts.join('\n')}`,
      })
    },
  }
}

/** The package that a module belongs to; null for the app's own. */
function packageOf(id: string): Bundled | null {
  const file = id.replace(/^\0/, '').replace(/[?].*$/, '')
  const within = file.lastIndexOf('/node_modules/')
  if (within === -1) return null
  for (let folder = dirname(file); folder.length > within; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (!existsSync(manifest)) continue
    const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      name?: string
      version?: string
      license?: string
    }
    // Packages put manifests without a name into their folders, to tell the kind of module.
    if (name && version) return { name, version, licence: license ?? 'no licence named', folder }
  }
  return null
}

function termsOf({ name, version, licence, folder }: Bundled): string {
  const rule = '-'.repeat(78)
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => TERMS.test(entry.name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(folder, entry.name)).map((file) => join(folder, entry.name, file))
        : [join(folder, entry.name)],
    )
    .map((file) => `${readFileSync(file, 'utf8').trim()}\n`)
  return [rule, `${name} ${version} (${licence})`, rule, '', ...texts].join('\n')
}
