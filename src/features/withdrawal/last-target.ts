import { readStored, writeStored } from '@/platform/storage.ts'

const keyOf = (owner: string) => `h5.withdraw.target.${owner}`

/** The id of the target to which a user withdrew last on this device, or null. */
export const lastTarget = (owner: string): string | null => readStored(keyOf(owner))

/** Remembers where a user withdraws to: the next withdrawal begins with it. */
export const rememberTarget = (owner: string, id: string): void => writeStored(keyOf(owner), id)
