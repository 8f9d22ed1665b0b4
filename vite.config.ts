import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from './scripts/catalogues-plugin.ts'
import { chunks } from './scripts/chunks.ts'
import { firstScript } from './scripts/first-script-plugin.ts'
import { leanAxios } from './scripts/lean-axios-plugin.ts'
import { leanCharts } from './scripts/lean-charts-plugin.ts'
import { licences } from './scripts/licences-plugin.ts'
import { pureRouter } from './scripts/pure-router-plugin.ts'
import { installable } from './scripts/pwa.ts'
import { base, proxied } from './scripts/serving-rules.ts'

/** The backend: the mock of `npm run mock`, or the backend that `H5_API` names. */
const backend = process.env.H5_API ?? 'http://127.0.0.1:4010'

const packageFile = (path: string) =>
  fileURLToPath(new URL(`./node_modules/${path}`, import.meta.url))

export default defineConfig(({ command }) => ({
  base,
  plugins: [
    catalogues(),
    // A build carries only the ids: every text comes from a catalogue. In development the English
    // text beside the id is parsed ahead, so that a new message shows before it is extracted.
    formatjs({ ast: command === 'serve', removeDefaultMessage: command === 'build' }),
    react(),
    firstScript(),
    pureRouter(),
    leanAxios(),
    leanCharts(),
    installable(),
    licences(),
  ],
  resolve: {
    alias: [
      { find: /^@\//, replacement: fileURLToPath(new URL('./src/', import.meta.url)) },
      // Without the router's development warnings, which its package leaves in every build.
      ...(command === 'build'
        ? [
            {
              find: /^react-router$/,
              replacement: packageFile('react-router/dist/production/index.mjs'),
            },
            {
              find: /^react-router\/dom$/,
              replacement: packageFile('react-router/dist/production/dom-export.mjs'),
            },
          ]
        : []),
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
      // Reading a property, such as React.Component of an unused class, does nothing.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: chunks } },
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
