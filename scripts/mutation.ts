/**
 * `npm run test:mutation`: changes the code that decides about money and time, one place at a time
 * (StrykerJS), and counts the changes that the quick tests notice. Fails where a folder's score is
 * below the floor. `-- src` or `-- sandbox` runs one half.
 */
import './process/help.ts'
import { dirname, join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { Failure, fail, root } from './process/project.ts'

/** Per cent of the mutants that the tests must notice, those that change nothing included. */
const FLOOR = 85

/** What is mutated, by the Vitest project whose tests must notice. */
const halves: Record<string, { project: string; mutate: string[] }> = {
  src: {
    project: 'rules',
    mutate: [
      'src/**/*-rules.ts',
      'src/lib/{money,decimal,time}.ts',
      'src/patterns/money-flow/{amount-bounds,money-flow,money-flow-state,intent,intent-tabs}.ts',
      'src/api/{contract-violation,read-answer,session,server-clock}.ts',
    ],
  },
  sandbox: {
    project: 'sandbox',
    // Only pure rules: the conformance kit proves what a request leads to, and `npm run conformance:proof`
    // proves the kit.
    mutate: [
      'sandbox/core/{calendar,jobs,ledger,mask,money,page,record-id,sent-amount,tries}.ts',
      'sandbox/areas/*/{*-rules,outcome}.ts',
    ],
  },
}

type Score = { found: number; all: number }

const found = new Set(['Killed', 'Timeout'])
const missed = new Set(['Survived', 'NoCoverage'])

/** Runs the mutants of one half and counts them by folder. */
async function scoresOf({ project, mutate }: (typeof halves)[string]): Promise<Map<string, Score>> {
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
  const scores = new Map<string, Score>()
  for (const { fileName, status } of results) {
    const folder = dirname(fileName).replace(`${root}/`, '')
    const score = scores.get(folder) ?? { found: 0, all: 0 }
    if (found.has(status)) score.found += 1
    if (found.has(status) || missed.has(status)) score.all += 1
    scores.set(folder, score)
  }
  return scores
}

const percent = ({ found: ok, all }: Score) => (100 * ok) / all

async function mutation(): Promise<void> {
  const named = process.argv.slice(2)
  const unknown = named.find((one) => !(one in halves))
  if (unknown)
    throw new Failure(`No half "${unknown}". There are: ${Object.keys(halves).join(', ')}.`)

  const scores = new Map<string, Score>()
  for (const [name, half] of Object.entries(halves)) {
    if (named.length > 0 && !named.includes(name)) continue
    for (const [folder, score] of await scoresOf(half)) scores.set(folder, score)
  }
  const rows = [...scores]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([folder, score]) => `| ${folder} | ${score.all} | ${percent(score).toFixed(1)} % |`)
  console.log(rows.join('\n'))
  const low = [...scores].filter(([, score]) => percent(score) < FLOOR).map(([folder]) => folder)
  if (low.length > 0) throw new Failure(`Below ${FLOOR} %: ${low.join(', ')}`)
}

mutation().catch(fail)
