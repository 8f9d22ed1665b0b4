import type { DocumentType } from '../../../src/generated/h5.schemas.ts'
import type { World } from '../../core/world.ts'
import { keepFile } from '../uploads/files.ts'

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
  const { id } = world.database.run(
    `INSERT INTO certifications
       (user_id, state, real_name, id_number, country, document_type, front_file_id, back_file_id,
        submitted_at, decides_at)
     VALUES
       (:userId, 'under_review', :realName, :idNumber, :country, :documentType, :frontFileId,
        :backFileId, :at, :decidesAt)`,
    {
      userId: submission.userId,
      realName: submission.realName,
      idNumber: submission.idNumber,
      country: submission.country,
      documentType: submission.documentType,
      frontFileId: frontFileId ?? null,
      backFileId: backFileId ?? null,
      at: submission.at ?? world.clock.now(),
      decidesAt: submission.decidesAt ?? null,
    },
  )
  if (frontFileId !== undefined) keepFile(world, frontFileId)
  if (backFileId !== undefined) keepFile(world, backFileId)
  return id
}
