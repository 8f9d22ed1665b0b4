import { beforeAll, describe, expect, test } from 'vitest'
import { allLaws } from '../../conformance/behaviour/laws.ts'
import { allBreaks } from '../../conformance/proof/breaks.ts'
import { groups } from '../../conformance/proof/mutant.ts'
import type { Outcome } from '../../conformance/proof/proof.ts'
import { isEnough, makeProof, rowsOf } from '../../conformance/proof/proof.ts'
import { contract } from './contract.ts'

/** Operations that together have every class of faults. */
const SAMPLE = [
  'getPurchase',
  'submitExchange',
  'listExchangeRecords',
  'resetPassword',
  'uploadFile',
]

test('each rule that a server of the list breaks has laws, and its place stands once in the source', () => {
  const proved = new Set(allLaws(contract).map(({ rule }) => rule.id))
  expect(allBreaks().filter(({ rule }) => !proved.has(rule))).toEqual([])
})

describe('a sample of servers with a fault', () => {
  let outcome: Outcome

  beforeAll(async () => {
    outcome = await makeProof(contract, {
      operations: SAMPLE,
      seed: 1,
      groups: [],
      classes: [],
      most: 1,
    })
  }, 300_000)

  test('has every class', () => {
    const classes = rowsOf(outcome.proofs)
    expect(classes.length).toBeGreaterThanOrEqual(28)
    expect(new Set(classes.map(({ group }) => group))).toEqual(new Set(Object.keys(groups)))
  })

  test('is detected, whatever its class', () => {
    const missed = outcome.proofs
      .filter(({ caught }) => !caught)
      .map(({ of, operation, what, said }) => `${of.name}, ${operation}: ${what} (${said})`)
    expect(
      rowsOf(outcome.proofs).filter((row) => !isEnough(row)),
      missed.join('\n'),
    ).toEqual([])
  })

  test('is distinguished from a server that is right', () => {
    expect(outcome.alarms.map(({ subject, faults }) => [subject.id, faults[0]?.message])).toEqual(
      [],
    )
  })
})
