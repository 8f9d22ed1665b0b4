import { priceAlertJob } from './areas/alerts/judge.ts'
import { releaseRequestJob } from './areas/deposit/releases.ts'
import { depositReviewJob } from './areas/deposit/review.ts'
import { financingJob } from './areas/financing/booking.ts'
import { settleOrdersJob } from './areas/orders/settle.ts'
import { fileJob } from './areas/uploads/files.ts'
import { verificationJob } from './areas/verification/review.ts'
import { withdrawalReviewJob } from './areas/withdrawal/review.ts'
import type { Job } from './core/jobs.ts'

/** Everything that happens by itself when its moment comes. */
export const jobs: readonly Job[] = [
  settleOrdersJob,
  priceAlertJob,
  financingJob,
  fileJob,
  verificationJob,
  releaseRequestJob,
  depositReviewJob,
  withdrawalReviewJob,
]
