import type { DocumentType, VerificationState } from '../../../src/generated/h5.schemas.ts'
import { NullableRejection } from '../../../src/generated/h5.schemas.ts'
import type { Database } from '../../core/database.ts'
import { jobOfRows } from '../../core/jobs.ts'
import { requireRow } from '../../core/page.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import { notify } from '../messages/notify.ts'
import { fileUrl, keepFile, releaseFile } from '../uploads/files.ts'

/** What a user submitted, as stored. Moments are Unix seconds. */
export interface Submission {
  number: number
  user_id: number
  state: 'under_review' | 'passed' | 'rejected'
  real_name: string
  id_number: string
  country: string
  document_type: DocumentType
  front_file_id: string | null
  back_file_id: string | null
  rejection: Rejection | null
  note: string | null
  submitted_at: number
  decides_at: number | null
  reviewed_at: number | null
}

/** Why a submission is rejected. */
export type Rejection = NonNullable<NullableRejection>
export const rejections: readonly Rejection[] = Object.values(NullableRejection)

/** The last submission of a user, which is the one that counts. */
export function lastSubmission(database: Database, userId: number): Submission | undefined {
  return database.get<Submission>(
    'SELECT * FROM certifications WHERE user_id = :userId ORDER BY number DESC LIMIT 1',
    { userId },
  )
}

/** The current state of a user's real-name verification. */
export function verificationState(world: World, userId: number): VerificationState {
  return lastSubmission(world.database, userId)?.state ?? 'none'
}

/** What is sent to review, checked and in its normal form. */
export interface NewSubmission {
  userId: number
  realName: string
  idNumber: string
  country: string
  documentType: DocumentType
  frontFileId?: string
  backFileId?: string
  /** Unix seconds; now when absent. */
  at?: number
  /** When the review decides itself; absent when it waits for somebody. */
  decidesAt?: number
}

/** Puts a submission under review and answers its number. Part of the caller's transaction. */
export function addSubmission(world: World, submission: NewSubmission): number {
  const { frontFileId, backFileId } = submission
  const { number } = world.database.insert<Submission>('certifications', {
    user_id: submission.userId,
    state: 'under_review',
    real_name: submission.realName,
    id_number: submission.idNumber,
    country: submission.country,
    document_type: submission.documentType,
    front_file_id: frontFileId,
    back_file_id: backFileId,
    submitted_at: submission.at ?? world.clock.now(),
    decides_at: submission.decidesAt,
  })
  if (frontFileId !== undefined) keepFile(world, frontFileId)
  if (backFileId !== undefined) keepFile(world, backFileId)
  return number
}

/** What becomes of a submission. */
export type Outcome = 'passed' | 'waits' | 'verify_failed' | Rejection

/**
 * The outcome that a tester chooses by the end of the real name (docs/sandbox.md): "Rejected Photo Unreadable"
 * and so on with the words of each rejection, "Stays Under Review" until the review is decided by hand, and
 * "Verify Failed" for a check that fails immediately. Every other name passes.
 */
export function outcomeOf(realName: string): Outcome {
  const name = realName.toLowerCase()
  if (name.endsWith('stays under review')) return 'waits'
  if (name.endsWith('verify failed')) return 'verify_failed'
  return rejections.find((one) => name.endsWith(`rejected ${one.replaceAll('_', ' ')}`)) ?? 'passed'
}

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
  const submission = requireRow<Submission>(database, 'certifications', { number })
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
