import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import type { DocumentType, NullableRejection } from '@/generated/h5.schemas.ts'

export const documentWords: Record<DocumentType, MessageDescriptor> = defineMessages({
  id_card: {
    id: 'verification.document.idCard',
    defaultMessage: 'Identity card',
    description: 'Kind of document.',
  },
  passport: {
    id: 'verification.document.passport',
    defaultMessage: 'Passport',
    description: 'Kind of document.',
  },
  driving_licence: {
    id: 'verification.document.drivingLicence',
    defaultMessage: 'Driving licence',
    description: 'Kind of document.',
  },
})

type Rejection = Exclude<NullableRejection, null>

const rejections: Record<Rejection, MessageDescriptor> = defineMessages({
  photo_unreadable: {
    id: 'verification.rejection.photoUnreadable',
    defaultMessage: "We can't read a photo. Take it in good light and hold the camera still.",
    description: 'Why a verification was declined, and what to do.',
  },
  photo_incomplete: {
    id: 'verification.rejection.photoIncomplete',
    defaultMessage: 'Part of the document is missing. All four corners must be in the photo.',
    description: 'Why a verification was declined, and what to do.',
  },
  name_differs: {
    id: 'verification.rejection.nameDiffers',
    defaultMessage: 'The name differs from the document. Enter it exactly as it is printed there.',
    description: 'Why a verification was declined, and what to do.',
  },
  number_differs: {
    id: 'verification.rejection.numberDiffers',
    defaultMessage: 'The number differs from the document. Compare every character.',
    description: 'Why a verification was declined, and what to do.',
  },
  document_expired: {
    id: 'verification.rejection.documentExpired',
    defaultMessage: 'The document has expired. Use one that is valid.',
    description: 'Why a verification was declined, and what to do.',
  },
  other: {
    id: 'verification.rejection.other',
    defaultMessage: "We couldn't accept your document.",
    description: 'Why a verification was declined, where the reviewer gives the reason in words.',
  },
})

/** Why a submission was rejected; a newer server may name a reason that this version does not know. */
export function rejectionWord(rejection: string | null): MessageDescriptor {
  return rejection !== null && Object.hasOwn(rejections, rejection)
    ? rejections[rejection as Rejection]
    : rejections.other
}
