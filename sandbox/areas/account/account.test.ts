import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestSandbox } from '../../test/harness.ts'
import { decideVerification } from '../verification/review.ts'
import { addSubmission } from '../verification/submit.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = new TestSandbox()
})
afterEach(() => sandbox.close())

test('what was rejected is nobody’s name', async () => {
  const user = await sandbox.user()
  const number = addSubmission(sandbox.world, {
    userId: user.id,
    realName: 'Alex Morgan',
    idNumber: 'X123456789',
    country: 'US',
    documentType: 'passport',
  })
  decideVerification(sandbox.world, number, 'name_differs')
  expect(await user.done('getUser')).toMatchObject({
    user: { real_name: null, id_number: null },
    verification: { state: 'rejected' },
  })
})
