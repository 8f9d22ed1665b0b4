import type { TestProjectInlineConfiguration } from 'vitest/config'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { requirementTags } from './tests/specification.ts'
import viteConfig from './vite.config.ts'

/** What takes long and hardly ever breaks: `vitest run --project full`, and no other project. */
const full = '**/*.full.test.{ts,tsx}'

/** Without a page. Files share a worker and what it has imported: importing costs more than testing. */
const inNode = {
  environment: 'node',
  pool: 'threads',
  isolate: false,
  exclude: [...configDefaults.exclude, full],
} satisfies TestProjectInlineConfiguration['test']

/** Set by scripts/mutation.ts. */
const only = process.env.H5_TEST_PROJECT

const projects: TestProjectInlineConfiguration[] = [
  {
    test: {
      ...inNode,
      name: 'rules',
      include: ['src/**/*.test.ts'],
      globalSetup: ['tests/setup-time-zone.ts'],
      setupFiles: ['tests/setup-rules.ts'],
    },
  },
  {
    test: {
      name: 'components',
      include: ['src/**/*.test.tsx'],
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://127.0.0.1/h5/' } },
      // One page for all files of a worker; setup-components.ts puts it back after each test.
      pool: 'threads',
      isolate: false,
      // After the rules: a worker serves one project.
      sequence: { groupOrder: 1 },
      globalSetup: ['tests/setup-time-zone.ts', 'tests/setup-contract.ts'],
      setupFiles: ['tests/setup-components.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  },
  { test: { ...inNode, name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
  { test: { ...inNode, name: 'sandbox', include: ['sandbox/**/*.test.ts'] } },
  {
    test: {
      ...inNode,
      name: 'conformance',
      include: ['tests/conformance/**/*.test.ts'],
      testTimeout: 60_000,
    },
  },
  {
    test: {
      ...inNode,
      name: 'architecture',
      include: ['tests/*.test.ts'],
      testTimeout: 60_000,
    },
  },
  {
    test: {
      name: 'full',
      include: [full],
      environment: 'node',
      testTimeout: 3_600_000,
    },
  },
]

export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test' }),
  defineConfig({
    test: {
      // A test that hangs fails alone; a focused or missing test fails the run.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      allowOnly: false,
      passWithNoTests: false,
      // Any other tag is an error.
      tags: requirementTags.map((name) => ({ name })),
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      maxWorkers: 2,
      // Mutation testing names the one project whose tests must notice.
      projects: projects.filter(({ test }) => only === undefined || test?.name === only),
    },
  }),
)
