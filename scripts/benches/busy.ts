import { availableParallelism, loadavg } from 'node:os'

/** Other programs have the processors, too: the clock tells nothing of a page then. */
export const isBusy = (): boolean => (loadavg()[0] ?? 0) > availableParallelism()
