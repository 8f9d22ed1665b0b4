import { defineConfig } from '@playwright/test'
import { base } from './scripts/build/serving-rules.ts'
import { siteOfApp } from './scripts/build/site-plugin.ts'
import type { EngineName } from './tests/engines/engine.ts'

// Tests read the list of pages from the app's code, where no build has put in what its site is.
Object.assign(globalThis, { SITE: siteOfApp })

/** `npm test` sets free ports; alone, two fixed ones serve. */
const port = process.env.H5_TEST_PORT ?? '4183'
const mockPort = process.env.H5_TEST_MOCK_PORT ?? '4184'
const mock = `http://127.0.0.1:${mockPort}`
const webServer = {
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  stdout: 'ignore',
  stderr: 'pipe',
} as const

export default defineConfig<object, { engineName: EngineName }>({
  // Screens in every state that the mock can show, and journeys before a sandbox of each worker's own.
  projects: [
    { name: 'screens', testDir: 'tests/e2e' },
    { name: 'journeys', testDir: 'tests/journeys' },
    // The app of another site, with a build of its own.
    { name: 'second-site', testDir: 'tests/sites', dependencies: ['second-site-build'] },
    { name: 'second-site-build', testDir: 'tests/sites', testMatch: 'built.setup.ts' },
    // The same journeys in each engine. More workers would start more browsers than two cores carry.
    { name: 'webkit', testDir: 'tests/engines', workers: 2, use: { engineName: 'webkit' } },
    { name: 'firefox', testDir: 'tests/engines', workers: 2, use: { engineName: 'firefox' } },
    // That the app works in the oldest Safari at all: all of these tests, whatever is tagged.
    ...(process.env.H5_FULL
      ? [
          {
            name: 'wpe',
            testDir: 'tests/engines',
            testMatch: ['smoke.spec.ts', 'start.spec.ts'],
            grep: /./,
            workers: 2,
            use: { engineName: 'wpe' as const },
          },
          // The files of deploy/, in the web servers that they are for.
          { name: 'deploy', testDir: 'tests/deploy', grep: /./, workers: 1 },
        ]
      : []),
    // On demand alone: it takes hours (`npm run gallery`).
    ...(process.env.H5_GALLERY ? [{ name: 'gallery', testDir: 'tests/gallery' }] : []),
  ],
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  // `npm run test:full` runs what is tagged, and `npm test` the rest.
  ...(process.env.H5_FULL ? { grep: /@full/ } : { grepInvert: /@full/ }),
  forbidOnly: true,
  // Generous for a machine that does other work, too: a test that passes waits for nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalTimeout: 45 * 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}${base}`,
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // Chromium loses a press on a page that moves, and a driver is faster than a hand.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  webServer: [
    { command: `node scripts/mock.ts --port ${mockPort}`, url: `${mock}/__examples`, ...webServer },
    {
      command: `node scripts/serve.ts --port ${port}`,
      url: `http://localhost:${port}${base}`,
      env: { H5_API: mock },
      ...webServer,
    },
  ],
})
