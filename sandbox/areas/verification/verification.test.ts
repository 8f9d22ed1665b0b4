import { expect, test } from 'vitest'
import { rules } from '../../core/rules.ts'
import type { TestUser } from '../../test/harness.ts'
import { STORY_TIME } from '../../test/harness.ts'
import { sandbox, setUpSandbox } from '../../test/set-up.ts'
import { samplePicture } from '../uploads/sample-picture.ts'
import {
  decideVerification,
  passVerification,
  pendingVerifications,
  verificationState,
} from './review.ts'

setUpSandbox()

async function photo(user: TestUser): Promise<string> {
  const input = { purpose: 'id_photo', file: { bytes: samplePicture() } }
  return (await user.done('uploadFile', input)).file_id
}

/** A form that is taken, with a photo of this user's. */
async function passport(user: TestUser) {
  return {
    real_name: 'Alex Morgan',
    id_number: 'X123456789',
    document_country: 'US',
    document_type: 'passport',
    front_file_id: await photo(user),
  }
}

type Form = Awaited<ReturnType<typeof passport>>

const stored = () =>
  sandbox.world.database.one<{ count: number }>('SELECT count(*) AS count FROM certifications')
    .count

test('a submission is reviewed after its seconds and passes', async () => {
  const user = await sandbox.user()
  const submitted = await user.done('submitCertification', await passport(user))
  sandbox.advance(rules.reviews.seconds - 1)
  expect(await user.done('getCertification')).toEqual(submitted)
  // The clock jumps far, and the review still ends at its own second.
  sandbox.advance(3600)
  expect(await user.done('getCertification')).toMatchObject({
    state: 'passed',
    reviewed_at: STORY_TIME + rules.reviews.seconds,
  })
  expect((await user.done('listMessages')).list[0]).toMatchObject({
    type: 'verification',
    title: 'Name verified',
    link: '/pages/auth/auth',
    created_at: STORY_TIME + rules.reviews.seconds,
  })
})

test.each([
  ['Photo Unreadable', 'photo_unreadable'],
  ['Photo Incomplete', 'photo_incomplete'],
  ['Name Differs', 'name_differs'],
  ['Number Differs', 'number_differs'],
  ['document expired', 'document_expired'],
  ['Other', 'other'],
])('a name that ends in "Rejected %s" is rejected with %s', async (words, rejection) => {
  const user = await sandbox.user()
  const form = await passport(user)
  await user.done('submitCertification', { ...form, real_name: `Alex Rejected ${words}` })
  sandbox.advance(rules.reviews.seconds)
  const answer = await user.done('getCertification')
  expect(answer).toMatchObject({ state: 'rejected', can_submit: true, rejection })
  expect(answer.rejection_note).toMatch(/\w+ \w+/)
  // What was rejected is nobody’s name.
  expect((await user.done('getUser')).user).toMatchObject({ real_name: null, id_number: null })
  const [message] = (await user.done('listMessages')).list
  expect(message).toMatchObject({ type: 'verification', title: 'Verification declined' })
  expect(message?.text).toContain(answer.rejection_note)

  // The same photos and number can be submitted again, also half a day later.
  sandbox.advance(40_000)
  await user.done('submitCertification', form)
  sandbox.advance(rules.reviews.seconds)
  sandbox.advance(200_000)
  expect(await user.done('getCertification')).toMatchObject({ state: 'passed', rejection: null })
})

test('names alone do not steer: people called Rejected or Other pass', async () => {
  const user = await sandbox.user()
  await user.done('submitCertification', { ...(await passport(user)), real_name: 'Alan N. Other' })
  sandbox.advance(rules.reviews.seconds)
  expect(verificationState(sandbox.world, user.id)).toBe('passed')
})

test('a name that ends in "Stays Under Review" waits until somebody decides', async () => {
  const user = await sandbox.user()
  const form = await passport(user)
  await user.done('submitCertification', { ...form, real_name: 'Alex Stays Under Review' })
  sandbox.advance(30 * 86_400)
  expect(verificationState(sandbox.world, user.id)).toBe('under_review')

  const [pending] = pendingVerifications(sandbox.world)
  expect(pending).toMatchObject({ userId: user.id, status: 'waits for a decision' })
  const note = 'Come by with the document.'
  decideVerification(sandbox.world, pending?.number ?? 0, 'other', { note })
  expect(await user.done('getCertification')).toMatchObject({
    rejection: 'other',
    rejection_note: note,
  })
  expect(pendingVerifications(sandbox.world)).toEqual([])
  expect(() => decideVerification(sandbox.world, pending?.number ?? 0, 'passed')).toThrow(
    'action_not_allowed',
  )
  expect(() => decideVerification(sandbox.world, 0, 'passed')).toThrow('no_data')
})

test('a name that ends in "Verify Failed" fails at once', async () => {
  const user = await sandbox.user()
  const form = await passport(user)
  const refusal = await user.refused('submitCertification', {
    ...form,
    real_name: 'Alex Verify Failed',
  })
  expect(refusal).toEqual({ reason: 'verify_failed', params: {} })
  expect(stored()).toBe(0)
})

test.each([
  ['back_file_id', 'the photo of the front', ({ front_file_id: id }: Form) => id],
  ['document_country', 'no country', () => 'QQ'],
])('%s is refused that is %s', async (field, _, of) => {
  const user = await sandbox.user()
  const form = { ...(await passport(user)), document_type: 'id_card' }
  const sent = { ...form, back_file_id: await photo(user), [field]: of(form) }
  expect(await user.refused('submitCertification', sent)).toEqual({
    reason: 'input_invalid',
    params: { field },
  })
})

test('users can be verified by hand', async () => {
  const [user, submitter] = [await sandbox.user(), await sandbox.user()]
  await submitter.done('submitCertification', await passport(submitter))
  for (const { id } of [user, submitter]) {
    passVerification(sandbox.world, id)
    passVerification(sandbox.world, id)
    expect(verificationState(sandbox.world, id)).toBe('passed')
  }
  expect(stored()).toBe(2)
})
