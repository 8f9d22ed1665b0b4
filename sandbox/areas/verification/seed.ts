import type { StoryEvent } from '../../seed/story.ts'
import { storeFile } from '../uploads/files.ts'
import { samplePicture } from '../uploads/sample-picture.ts'
import { addSubmission, decideVerification, lastSubmission, passVerification } from './review.ts'

/** The demo user's passport, and who else is verified. */
export const verificationStory: readonly StoryEvent[] = [
  {
    before: 27_480_600,
    happen(world, { demo }, at) {
      const { id } = storeFile(world, { userId: demo, purpose: 'id_photo', bytes: samplePicture() })
      addSubmission(world, {
        userId: demo,
        realName: 'Alex Morgan',
        idNumber: 'X123456789',
        country: 'US',
        documentType: 'passport',
        frontFileId: id,
        at,
      })
    },
  },
  {
    before: 27_473_400,
    happen(world, { demo }, at) {
      const submission = lastSubmission(world.database, demo)
      if (submission) decideVerification(world, submission.number, 'passed', { at })
    },
  },
  { before: 59 * 86_400, happen: (world, { turnover }) => passVerification(world, turnover) },
]
