/**
 * `npm test -- mutation`: changes the code that decides about money and time, one place at a time (StrykerJS), and
 * counts the changes that the quick tests notice. Fails where a folder's score is below the floor.
 */
import './process/help.ts'
import { dirname, join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { Failure, fail, root } from './process/project.ts'

/** Per cent of the mutants that the tests must notice, those that change nothing included. */
const FLOOR = 85

/** What is mutated, by the Vitest project whose tests must notice. */
const mutated = {
  rules: [
    'src/**/*-rules.ts',
    'src/lib/{money,decimal,time}.ts',
    'src/patterns/money-flow/engine/{money-flow,money-flow-state,intent,intent-tabs}.ts',
    'src/patterns/money-flow/page/amount-bounds.ts',
    'src/api/{contract-violation,read-answer,session,server-clock}.ts',
  ],
  // Pure rules alone: the conformance kit proves what a request leads to.
  sandbox: [
    'sandbox/core/{calendar,jobs,ledger,mask,money,page,record-id,sent-amount,tries}.ts',
    'sandbox/areas/*/{*-rules,outcome}.ts',
  ],
}

const NOTICED = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']

/** Runs the mutants of a project; whether the tests noticed each, by folder. */
async function noticedBy(project: string, mutate: string[]): Promise<Map<string, boolean[]>> {
  process.env.H5_TEST_PROJECT = project
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    mutate,
    concurrency: 2,
    // Stryker would read it with a TypeScript that has no such interface any more.
    tsconfigFile: 'none',
    tempDirName: join('.cache', 'mutation'),
    ignorePatterns: ['dist', 'docs', '.cache', 'test-results'],
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: join(root, '.cache', 'reports', `mutation-${project}.html`) },
  }).runMutationTest()
  const counted = results.filter(({ status }) => [...NOTICED, ...MISSED].includes(status))
  const byFolder = Map.groupBy(counted, ({ fileName }) => relative(root, dirname(fileName)))
  return new Map(
    [...byFolder].map(([folder, all]) => [
      folder,
      all.map(({ status }) => NOTICED.includes(status)),
    ]),
  )
}

async function main(): Promise<void> {
  const low: string[] = []
  for (const [project, mutate] of Object.entries(mutated)) {
    for (const [folder, mutants] of await noticedBy(project, mutate)) {
      const score = (100 * mutants.filter(Boolean).length) / mutants.length
      console.log(`| ${folder} | ${mutants.length} | ${score.toFixed(1)} % |`)
      if (score < FLOOR) low.push(folder)
    }
  }
  if (low.length > 0) throw new Failure(`Below ${FLOOR} %: ${low.join(', ')}`)
}

main().catch(fail)
