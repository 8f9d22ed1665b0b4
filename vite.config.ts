import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { buildTarget } from './scripts/browsers/baseline.ts'
import { catalogues } from './scripts/build/catalogues-plugin.ts'
import { chunks } from './scripts/build/chunks.ts'
import { notices } from './scripts/build/notices-plugin.ts'
import { installable } from './scripts/build/pwa.ts'
import { billOfMaterials } from './scripts/build/sbom-plugin.ts'
import {
  base,
  ownReports,
  proxied,
  reportsAddress,
  reportsDefine,
} from './scripts/build/serving-rules.ts'
import { siteOfBuild } from './scripts/build/site-plugin.ts'
import { keptSourceMaps } from './scripts/build/source-maps.ts'
import { startScript } from './scripts/build/start-plugin.ts'

/** The backend: the mock of `npm run mock`, or the backend that `H5_API` names. */
const backend = process.env.H5_API ?? 'http://127.0.0.1:4010'

/** What the sandbox and the scripts keep, as a pattern: other characters than a path's are escaped. */
const kept = normalizePath(fileURLToPath(new URL('./.cache/', import.meta.url))).replace(
  /[^\w/.:-]/g,
  '\\$&',
)

export default defineConfig(({ command }) => ({
  base,
  plugins: [
    siteOfBuild(),
    catalogues(),
    // A build carries only the ids: every text comes from a catalogue. In development the English
    // text beside the id is parsed ahead, so that a new message shows before it is extracted.
    formatjs({ ast: command === 'serve', removeDefaultMessage: command === 'build' }),
    react(),
    installable(),
    notices(),
    billOfMaterials(),
    startScript(),
    keptSourceMaps(),
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
  // In development it stays a variable, which tests set.
  define: command === 'build' || reportsAddress() !== '' ? reportsDefine() : {},
  css: { transformer: 'lightningcss' },
  build: {
    target: buildTarget,
    manifest: true,
    // Named by no script, and kept where nothing is served.
    sourcemap: 'hidden' as const,
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: {
    port: 5173,
    // The development panel asks the mock for the contract's examples.
    proxy: { [proxied]: backend, '^/__examples$': backend, [`^${ownReports}$`]: backend },
    fs: {
      // Vite's own list, and what a visitor of the page has no business with.
      deny: [
        '.env',
        '.env.*',
        '*.{crt,pem,key,p12,pfx,cer,der}',
        '.npmrc',
        '.yarnrc.yml',
        '**/.git/**',
        `${kept}**`,
      ],
    },
  },
}))
