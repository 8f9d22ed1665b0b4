import { settleOrdersJob } from './areas/orders/settle.ts'
import { fileJob } from './areas/uploads/files.ts'
import type { Job } from './core/jobs.ts'

/** Everything that happens by itself when its moment comes. */
export const jobs: readonly Job[] = [settleOrdersJob, fileJob]
