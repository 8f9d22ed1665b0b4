import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { localeOf } from '../../src/lib/languages.ts'
import { site } from './chosen-site.ts'
import { base, hashedFiles } from './serving-rules.ts'
import { MASK_ICON } from './site.ts'

/** Days for which a part that is seldom used is kept. */
const KEPT = 30

const maskIcon = { src: MASK_ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' }

const assets = `${base}${hashedFiles.folder}`.replaceAll('/', '\\/')

/**
 * Makes the app installable, and open without a network: a manifest and a worker that keeps the
 * files of the app. It keeps nothing of what the server tells (docs/decisions/releases.md).
 */
export function installable(): PluginOption {
  return VitePWA({
    // The app registers the worker by itself once the page stands, and asks before it takes over.
    injectRegister: false,
    registerType: 'prompt',
    manifest: {
      id: base,
      name: site.name,
      short_name: site.shortName,
      description: site.description,
      lang: localeOf(site.defaultLanguage),
      start_url: base,
      scope: base,
      display: 'standalone',
      background_color: site.colours.light.background,
      theme_color: site.colours.light.background,
      icons: [
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ...(site.hasMaskIcon ? [maskIcon] : []),
      ],
    },
    includeManifestIcons: false,
    workbox: {
      // All pages, so that each opens without a network; of the catalogues, which may be ten, a
      // language is kept once it is read, and the drawing of charts once a chart was seen.
      globPatterns: ['index.html', 'icon.svg', `${hashedFiles.folder}*.{js,css}`],
      globIgnores: [`${hashedFiles.folder}{chart,drawings}*`],
      // Routes live behind the #: every other path is no page of the app.
      navigateFallback: null,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      // Its map would be served, and holds nothing of ours.
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: new RegExp(`${assets}messages-`),
          handler: 'CacheFirst',
          options: {
            cacheName: 'h5-messages',
            expiration: { maxEntries: 200, maxAgeSeconds: KEPT * 86_400 },
            cacheableResponse: { statuses: [200] },
          },
        },
        {
          urlPattern: new RegExp(`${assets}.*\\.(?:js|css)$`),
          handler: 'CacheFirst',
          options: {
            cacheName: 'h5-parts',
            expiration: { maxEntries: 40, maxAgeSeconds: KEPT * 86_400 },
            cacheableResponse: { statuses: [200] },
          },
        },
      ],
    },
  })
}
