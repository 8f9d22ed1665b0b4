import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test' }),
  defineConfig({
    test: {
      // A test that hangs fails alone; a focused or missing test fails the run.
      testTimeout: 10_000,
      hookTimeout: 20_000,
      allowOnly: false,
      passWithNoTests: false,
      restoreMocks: true,
      unstubGlobals: true,
      maxWorkers: 2,
      projects: [
        {
          test: {
            name: 'unit',
            include: ['src/**/*.test.{ts,tsx}'],
            environment: 'jsdom',
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
