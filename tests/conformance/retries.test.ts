/** Which failures of a rule are tried again, where money may come in from elsewhere. */
import { expect, test } from 'vitest'
import type { Law } from '../../conformance/behaviour/law.ts'
import { law } from '../../conformance/behaviour/law.ts'
import { runLaws } from '../../conformance/behaviour/runner.ts'
import { Broken, Disturbed } from '../../conformance/behaviour/scene.ts'
import { noHelper } from '../../conformance/client/helper.ts'
import { contract } from './contract.ts'

const main = {
  ...{ account: 'a', password: 'b', fundPassword: undefined, realName: undefined },
  token: 't',
}
const moves = ['placeOrder', 'buyProject', 'submitDeposit', 'submitWithdrawal']

/** Tries a rule, of which each try ends with the next of these errors and the last with none. */
async function tried(errors: Error[], apart: boolean, missing: string[]) {
  let tries = 0
  const hold: Law['hold'] = async () => {
    const error = errors[tries]
    tries += 1
    if (error) throw error
  }
  const world = {
    ...{ contract, base: new URL('http://127.0.0.1:9'), helper: noHelper, main, seed: 1 },
    ...{ other: undefined, missing: new Set(missing) },
  }
  const [result] = await runLaws({ world, laws: [law('money.balances', 'getUser', hold)], apart })
  return { tries, status: result?.status, message: result?.faults[0]?.message }
}

test.each([
  ['nothing can move', [new Broken('a'), new Broken('b')], false, moves, 1, 'failed'],
  ['it has users of its own', [new Broken('a'), new Broken('b')], true, [], 1, 'failed'],
  ['it comes back in the same words', [new Broken('a'), new Broken('a')], false, [], 2, 'failed'],
  ['it is gone', [new Broken('a')], false, [], 2, 'passed'],
  ['something came in between', [new Disturbed('a'), new Disturbed('a')], true, moves, 3, 'passed'],
])('a failure where %s', async (_, errors, apart, missing, tries, status) => {
  expect(await tried(errors, apart, missing)).toMatchObject({ tries, status })
})
