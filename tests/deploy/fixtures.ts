import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '../../scripts/process/browser.ts'
import { bundledProbe } from '../engines/site.ts'
import { test as base, expect } from '../journeys/fixtures.ts'
import { buildNewer, deploy, older } from './releases.ts'
import type { Certificate, RunningServer, WebServer } from './web-server.ts'
import { selfSigned, startWebServer } from './web-server.ts'

interface Fixtures {
  webServer: WebServer
  /** Where reports of the policy go. */
  reports: string | undefined
  /** The folder that is served, with the older release in it. */
  site: string
  server: RunningServer
}

interface WorkerFixtures {
  /** For everything of this worker. */
  folder: string
  certificate: Certificate
  /** Path of the script with which pages begin that a journey of the engines goes through. */
  probe: string
  /** Folder with the newer release. */
  newer: string
}

/** The project's `test` behind a real web server with its file of `deploy/`, over TLS. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'h5-deploy-'))
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  certificate: [async ({ folder }, use) => use(await selfSigned(folder)), { scope: 'worker' }],
  probe: [async ({ folder }, use) => use(await bundledProbe(folder)), { scope: 'worker' }],
  newer: [
    async ({ folder }, use) => {
      const newer = join(folder, 'newer')
      await buildNewer(newer)
      await use(newer)
    },
    { scope: 'worker', timeout: 320_000 },
  ],
  // Trusted like one that somebody has signed.
  launchOptions: [
    async ({ certificate }, use) => {
      const { executablePath, args } = chromiumLaunch()
      const trusts = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`
      await use({ executablePath, args: [...args, trusts] })
    },
    { scope: 'worker' },
  ],
  webServer: ['nginx.conf', { option: true }],
  reports: [undefined, { option: true }],
  site: async ({ folder }, use) => {
    const site = join(folder, 'site')
    await deploy(older, site)
    await use(site)
    await rm(site, { recursive: true })
  },
  server: async ({ webServer, reports, folder, site, certificate, sandbox }, use) => {
    const server = await startWebServer(webServer, {
      folder: join(folder, 'server'),
      site,
      certificate,
      backend: sandbox.backend,
      ...(reports !== undefined && { reports }),
    })
    await use(server)
    await server.end()
    await rm(join(folder, 'server'), { recursive: true, force: true })
  },
  baseURL: async ({ server }, use) => use(server.app),
})

export { expect }
