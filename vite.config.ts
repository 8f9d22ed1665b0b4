import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { compileCatalogues } from './scripts/catalogues.ts'
import { base, proxied } from './scripts/serving-rules.ts'

/** The backend: the mock of `npm run mock`, or the backend that `H5_API` names. */
const backend = process.env.H5_API ?? 'http://127.0.0.1:4010'

/** Compiles the catalogues before anything imports them, and again when a translation changes. */
function catalogues(): Plugin {
  return {
    name: 'h5:catalogues',
    async buildStart() {
      await compileCatalogues()
    },
    configureServer(server) {
      server.watcher.add(fileURLToPath(new URL('./locales', import.meta.url)))
      server.watcher.on('change', async (file) => {
        if (!/[\\/]locales[\\/][a-z]+\.json$/.test(file)) return
        try {
          await compileCatalogues()
        } catch (error) {
          server.config.logger.error(`${file}: ${error}`)
        }
      })
    },
  }
}

export default defineConfig(({ command }) => ({
  base,
  plugins: [
    catalogues(),
    // A build carries only the ids: every text comes from a catalogue. In development the English
    // text beside the id is parsed ahead, so that a new message shows before it is extracted.
    formatjs({ ast: command === 'serve', removeDefaultMessage: command === 'build' }),
    react(),
  ],
  resolve: {
    alias: [
      { find: /^@\//, replacement: fileURLToPath(new URL('./src/', import.meta.url)) },
      // Messages arrive parsed, so react-intl's parser stays out.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  css: { transformer: 'lightningcss' },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // React changes seldom: its own file stays in caches over releases.
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      // The development panel asks the mock for the contract's examples.
      [...proxied, '/__examples'].map((path) => [path, backend]),
    ),
  },
}))
