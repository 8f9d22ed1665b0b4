import { once } from 'node:events'
import { createServer } from 'node:net'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Component tests have their page at the origin of a mock of their own (tests/setup-mock.ts). */
process.env.H5_TEST_ORIGIN ??= `http://127.0.0.1:${await freePort()}`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test' }),
  defineConfig({
    test: {
      // A test that hangs fails alone; a focused or missing test fails the run.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      allowOnly: false,
      passWithNoTests: false,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      maxWorkers: 2,
      projects: [
        {
          test: {
            name: 'unit',
            include: ['src/**/*.test.{ts,tsx}'],
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: `${process.env.H5_TEST_ORIGIN}/h5/` } },
            globalSetup: ['tests/setup-mock.ts'],
            setupFiles: ['tests/setup-dom.ts'],
            css: { modules: { classNameStrategy: 'non-scoped' } },
          },
        },
        {
          test: {
            name: 'contract',
            include: ['tests/contract/**/*.test.ts'],
            environment: 'node',
          },
        },
        {
          test: {
            name: 'sandbox',
            include: ['sandbox/**/*.test.ts'],
            environment: 'node',
          },
        },
        {
          test: {
            name: 'conformance',
            include: ['tests/conformance/**/*.test.ts'],
            environment: 'node',
            globalSetup: ['tests/conformance/setup.ts'],
            testTimeout: 60_000,
          },
        },
        {
          test: {
            name: 'architecture',
            include: ['tests/*.test.ts'],
            environment: 'node',
            testTimeout: 60_000,
          },
        },
      ],
    },
  }),
)
