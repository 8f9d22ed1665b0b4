import { jobOfRows } from '../../core/jobs.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { notify } from '../messages/notify.ts'
import { releaseFile } from '../uploads/files.ts'
import { fileUrl } from '../uploads/serve.ts'
import type { Rejection, Submission } from './state.ts'
import { lastSubmission } from './state.ts'
import { outcomeOf } from './steering.ts'
import { addSubmission } from './submit.ts'

/** How a review ends. */
export type Decision = 'passed' | Rejection

interface DecisionDetails {
  /** The reviewer's own words about a rejection; without them it has those of its reason. */
  note?: string
  /** Unix seconds; now when absent. */
  at?: number
}

/**
 * Ends the review of a submission, by its number, and tells the user. Part of the caller's
 * transaction. Refuses `no_data` when there is none, and `action_not_allowed` when it was decided.
 */
export function decideVerification(
  world: World,
  number: number,
  decision: Decision,
  { note, at = world.clock.now() }: DecisionDetails = {},
): void {
  const { database } = world
  const submission = database.get<Submission>(
    'SELECT * FROM certifications WHERE number = :number',
    { number },
  )
  if (!submission) throw new Refusal('no_data')
  if (submission.state !== 'under_review') throw new Refusal('action_not_allowed')
  const rejection = decision === 'passed' ? null : decision
  database.run(
    `UPDATE certifications
     SET state = :state, rejection = :rejection, note = :note, reviewed_at = :at, decides_at = NULL
     WHERE number = :number`,
    {
      state: rejection === null ? 'passed' : 'rejected',
      rejection,
      note: rejection === null ? null : (note ?? null),
      at,
      number,
    },
  )
  if (rejection !== null) letGoOfPhotos(world, submission, at)
  notify(world, {
    userId: submission.user_id,
    type: 'verification',
    link: '/pages/auth/auth',
    at,
    ...(rejection === null
      ? { event: 'verification_passed' }
      : {
          event: 'verification_rejected',
          values: { note: note ?? { text: `certification.note.${rejection}` } },
        }),
  })
}

/**
 * Makes a user verified without photos and without a message, for users that tests make and for the
 * control page. Part of the caller's transaction.
 */
export function passVerification(world: World, userId: number): void {
  const last = lastSubmission(world.database, userId)
  if (last?.state === 'passed') return
  const number =
    last?.state === 'under_review'
      ? last.number
      : addSubmission(world, {
          userId,
          realName: 'Sam Sample',
          idNumber: `S${userId}`,
          country: 'US',
          documentType: 'passport',
        })
  world.database.run(
    `UPDATE certifications SET state = 'passed', reviewed_at = :now, decides_at = NULL
     WHERE number = :number`,
    { now: world.clock.now(), number },
  )
}

/** The submissions under review, the oldest first. */
export function pendingVerifications(
  world: World,
): { number: number; userId: number; summary: string; status: string; pictures: string[] }[] {
  return world.database
    .all<Submission>(
      `SELECT * FROM certifications WHERE state = 'under_review' ORDER BY number LIMIT 200`,
    )
    .map((one) => ({
      number: one.number,
      userId: one.user_id,
      summary: `${one.real_name}, ${one.country} ${one.document_type} ${one.id_number}`,
      status: one.decides_at === null ? 'waits for a decision' : one.state,
      pictures: [one.front_file_id, one.back_file_id]
        .filter((file) => file !== null)
        .map((file) => fileUrl(world, file)),
    }))
}

/** Reviews decide themselves a few seconds after the submission (docs/sandbox.md). */
export const verificationJob = jobOfRows<Submission>({
  name: 'decide verifications',
  table: 'certifications',
  dueAt: 'decides_at',
  run: (world, { number, real_name: realName }, due) => {
    const outcome = outcomeOf(realName)
    if (outcome !== 'waits' && outcome !== 'verify_failed') {
      decideVerification(world, number, outcome, { at: due })
    }
  },
})

/** Photos of a rejected submission are kept for a day, in which they can be submitted again. */
function letGoOfPhotos(world: World, submission: Submission, at: number): void {
  for (const fileId of [submission.front_file_id, submission.back_file_id]) {
    if (fileId !== null) releaseFile(world, fileId, at + rules.uploads.keptSeconds)
  }
}
