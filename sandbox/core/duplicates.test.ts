import { beforeEach, describe, expect, test } from 'vitest'
import { DUPLICATE_SECONDS } from '../generated/operations.ts'
import { openProjects, proved, purchaseForm } from '../test/forms.ts'
import type { TestUser } from '../test/harness.ts'
import { requestId, STORY_TIME } from '../test/harness.ts'
import { sandbox, setUpSandbox } from '../test/set-up.ts'
import { contentOf } from './duplicates.ts'

/* The conformance kit proves the rule for every operation that has it. */

setUpSandbox()
let user: TestUser
beforeEach(async () => {
  user = await sandbox.user({ cash: '1000.00' })
})

const form = (amount = '100.00') => ({
  ...{ type: 'cash_to_coin', coin: 'USDT', rate: '1.00', fee: '0.10', amount },
  request_id: requestId(),
})

test('an equal request is a possible duplicate up to the last second of ten minutes', async () => {
  const first = form()
  const { record } = await user.done('submitExchange', first)
  sandbox.advance(DUPLICATE_SECONDS)
  const second = form('100')
  const refusal = {
    reason: 'possible_duplicate',
    params: {
      answered_at: String(STORY_TIME),
      amount: '100.00',
      currency: 'USD',
      request_id: first.request_id,
      record_id: record.id,
    },
  }
  expect(await user.refused('submitExchange', second)).toEqual(refusal)
  sandbox.advance(1)
  expect(await user.refused('submitExchange', second)).toEqual(refusal)
  await user.done('submitExchange', form())
})

test('what is allowed is carried out, and is the last earlier one from then on', async () => {
  await user.done('submitExchange', form())
  sandbox.advance(5)
  const again = { ...form(), allow_duplicate: true }
  await user.done('submitExchange', again)
  const { params } = await user.refused('submitExchange', { ...form(), allow_duplicate: false })
  expect(params).toMatchObject({ request_id: again.request_id, answered_at: `${STORY_TIME + 5}` })
  const { allow_duplicate: _, ...other } = again
  expect((await user.refused('submitExchange', other)).reason).toBe('request_conflict')
})

test('of equal requests that wait for their password at once one is carried out', async () => {
  openProjects(sandbox)
  const forms = Array.from({ length: 4 }, () => purchaseForm('pr_501', '500.00'))
  const answers = await Promise.all(forms.map((one) => user.call('buyProject', one)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, 0, 1])
})

describe('contentOf', () => {
  test('takes numbers of one value and files of any content for equal', () => {
    const deposit = { method_id: 'dm_bank', amount: '300.0', screenshot_file_id: 'fi_1' }
    const other = { method_id: 'dm_bank', amount: '300', screenshot_file_id: 'fi_2' }
    expect(contentOf('submitDeposit', deposit)).toBe(contentOf('submitDeposit', other))
    const code = { ...deposit, transaction_code: 'TRX-1' }
    expect(contentOf('submitDeposit', code)).not.toBe(contentOf('submitDeposit', deposit))
  })

  test('has none for an order and a bonus', () => {
    for (const id of ['placeOrder', 'claimDailyBonus'] as const)
      expect(contentOf(id, proved())).toBeNull()
  })
})
