import type { DocumentType, VerificationState } from '../../../src/generated/h5.schemas.ts'
import { NullableRejection } from '../../../src/generated/h5.schemas.ts'
import type { Database } from '../../core/database.ts'
import type { World } from '../../core/world.ts'

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

/** How the real-name verification of a user stands now. */
export function verificationState(world: World, userId: number): VerificationState {
  return lastSubmission(world.database, userId)?.state ?? 'none'
}
