import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packageFolders } from './packages.ts'

/** Where the build puts them, beside the licences that Vite writes. */
export const NOTICES_FILE = 'notices.txt'

/** What Vite leaves out: notices, the terms of what a package contains, and a second licence. */
const FURTHER_TERMS = '{NOTICE*,{LICENSE,LICENCE}-*,licenses/*}'

/**
 * Writes the notices of every package whose code is in the build. Apache 2.0 asks for them beside
 * the licence itself.
 */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const texts = packageFolders(bundle).flatMap((folder) =>
        globSync(FURTHER_TERMS, { cwd: folder }).map((file) => {
          const name = folder.replace(/^.*\/node_modules\//, '')
          return `${name}/${file}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
        }),
      )
      this.emitFile({
        type: 'asset',
        fileName: NOTICES_FILE,
        source: texts.join(`\n${'-'.repeat(78)}\n\n`),
      })
    },
  }
}
