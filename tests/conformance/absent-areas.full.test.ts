import { afterAll, beforeAll, expect, test } from 'vitest'
import { planLaws } from '../../conformance/behaviour/laws.ts'
import { isOffered } from '../../conformance/plan/plan.ts'
import { announcement, summary } from '../../conformance/report/terminal.ts'
import { verdict } from '../../conformance/result/report.ts'
import type { Plan } from '../../conformance/run/run.ts'
import { run } from '../../conformance/run/run.ts'
import { readSite } from '../../scripts/build/site.ts'
import type { Listening } from '../../scripts/process/listen.ts'
import type { Capability } from '../../src/generated/h5.schemas.ts'
import { harbour } from '../sites/build-site.ts'
import { contract } from './contract.ts'
import { startSandbox } from './sandbox.ts'
import { casesThat, optionsOf } from './servers.ts'

/** What the second site of the tests does not offer, and what its server lacks. */
const WITHOUT: Capability[] = ['own_limits', 'devices']
const ABSENT: string[] = ['financing', 'coins', ...WITHOUT]
const { areas } = readSite(harbour)
const ofAbsent = contract.operations
  .filter((one) => !isOffered(one, { absent: ABSENT }))
  .map(({ id }) => id)
const SAYS = `${ABSENT.join(', ')} not offered by the site, ${ofAbsent.length} operations and their rules left out`

/** Why something is not executed: it takes what the site does not offer, or what no sandbox has, or a lively market. */
const KNOWN =
  /\(area_not_offered\)$|the site does not offer coins$|: no picture is shown$|: the price hardly moves$/

let sandbox: Listening
beforeAll(async () => {
  sandbox = await startSandbox(areas, WITHOUT)
})
afterAll(() => sandbox.close())

test('a site without financing, coins and what its server lacks conforms, what is left out is theirs alone, and the run says so', async () => {
  const line = ['--url', sandbox.url, '--level', 'shape,behaviour', '--helper', 'sandbox']
  const options = { ...optionsOf(...line), seed: 1 }
  let plan: Plan | undefined
  const onPlan = (made: Plan) => {
    plan = made
  }
  const report = await run(contract, options, { onPlan })

  expect(casesThat('failed', report)).toEqual([])
  expect(verdict(report).ok).toBe(true)
  expect(casesThat('left out', report).filter((one) => !KNOWN.test(one))).toEqual([])

  if (!plan) throw new Error('Nothing was planned')
  const tried = new Set(plan.cases.map(({ operation }) => operation.id))
  const untried = contract.operations.filter(({ id }) => !tried.has(id))
  expect(untried.map(({ id }) => id).sort()).toEqual(ofAbsent.toSorted())
  const held = new Set(plan.laws.map(({ id }) => id))
  const open = planLaws(contract, options).filter(({ id }) => !held.has(id))
  const ofOthers = open.filter(({ capability = '' }) => !ABSENT.includes(capability))
  expect(new Set(ofOthers.map(({ operation }) => operation))).toEqual(new Set(ofAbsent))

  expect(report.absent).toEqual(ABSENT)
  expect(announcement(contract, options, plan)).toContain(`site      ${SAYS}`)
  expect(summary(contract, report)).toContain(`Site: ${SAYS}`)
}, 600_000)
