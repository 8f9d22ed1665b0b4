import type {
  Certification,
  LanguageCode,
  SubmitCertificationForm,
} from '../../../src/generated/h5.schemas.ts'
import { isCountry, isIdNumber } from '../../../src/lib/id-number.ts'
import { nameEntry } from '../../../src/lib/name-entry.ts'
import { isName } from '../../../src/lib/real-name.ts'
import { text } from '../../content/texts.ts'
import type { Handlers, UserCall } from '../../core/call.ts'
import { mask } from '../../core/mask.ts'
import { Refusal } from '../../core/refusal.ts'
import { invalid } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'
import { limitTries } from '../../core/tries.ts'
import { requireOwnFile } from '../uploads/files.ts'
import type { NewSubmission, Submission } from './review.ts'
import { addSubmission, lastSubmission, outcomeOf, verificationState } from './review.ts'

/** Real-name verification, which gates withdrawals. */
export const verificationHandlers = {
  getCertification: (call) =>
    certification(call.language, lastSubmission(call.world.database, call.userId)),

  submitCertification: (call, form) => {
    const { world, userId, language } = call
    refuseStanding(call)
    // Limited, because a submission tells whether a number has an account.
    limitTries(world, `certification ${userId}`, rules.limits.submitCertification)
    world.database.transaction(() => addSubmission(world, checked(call, form)))
    return certification(language, lastSubmission(world.database, userId))
  },
} satisfies Partial<Handlers>

/** A verified user cannot verify again, and a submission under review is not replaced. */
function refuseStanding({ world, userId }: UserCall): void {
  const state = verificationState(world, userId)
  if (state === 'passed') throw new Refusal('already_certified')
  if (state === 'under_review') throw new Refusal('review_in_progress')
}

function checked(call: UserCall, form: SubmitCertificationForm): NewSubmission {
  const { world, userId, now } = call
  const realName = nameEntry.read(form.real_name)
  const { id_number: idNumber, document_country: country, document_type: documentType } = form
  if (!isName(realName)) throw new Refusal('name_invalid')
  if (!isCountry(country)) throw invalid('document_country')
  if (!isIdNumber(idNumber, country, documentType, now)) throw new Refusal('id_number_invalid')
  const photos = photosOf(call, form)
  refuseTaken(call, idNumber)
  const outcome = outcomeOf(realName)
  if (outcome === 'verify_failed') throw new Refusal('verify_failed')
  return {
    userId,
    realName,
    idNumber,
    country,
    documentType,
    ...photos,
    at: world.clock.now(),
    decidesAt: outcome === 'waits' ? undefined : now + rules.reviews.seconds,
  }
}

function photosOf(
  { world, userId }: UserCall,
  { front_file_id: frontFileId, back_file_id: backFileId }: SubmitCertificationForm,
): Pick<NewSubmission, 'frontFileId' | 'backFileId'> {
  if (backFileId === frontFileId) throw invalid('back_file_id')
  requireOwnFile(world, userId, frontFileId, 'id_photo')
  if (backFileId !== undefined) requireOwnFile(world, userId, backFileId, 'id_photo')
  return { frontFileId, backFileId }
}

/** A number belongs to one account only; one that was rejected was not proved to be anybody's. */
function refuseTaken({ world }: UserCall, idNumber: string): void {
  const taken = world.database.get(
    `SELECT 1 FROM certifications WHERE id_number = :idNumber AND state <> 'rejected'`,
    { idNumber },
  )
  if (taken) throw new Refusal('id_number_exists')
}

function certification(language: LanguageCode, last: Submission | undefined): Certification {
  const rejection = last?.rejection ?? null
  return {
    state: last?.state ?? 'none',
    can_submit: last === undefined || last.state === 'rejected',
    real_name: last ? mask(last.real_name) : null,
    id_number: last ? mask(last.id_number) : null,
    document_country: last?.country ?? null,
    document_type: last?.document_type ?? null,
    rejection,
    rejection_note:
      rejection === null ? null : (last?.note ?? text(language, `certification.note.${rejection}`)),
    submitted_at: last?.submitted_at ?? null,
    reviewed_at: last?.reviewed_at ?? null,
  }
}
