import { readStoredJson, writeStored } from './storage.ts'

/*
 * The credentials by which the server knows this device, one for each account that logged in here. They open
 * nothing; what a device lacks one for is a login on a new device.
 */

const KEY = 'h5.device'
/** As many as a login may send (the contract, `DeviceCredentials`). */
const MAX = 8

type Entry = [userId: string, credential: string]

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && entry.length === 2 && entry.every((one) => typeof one === 'string')

function read(): Entry[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

const without = (userId: string) => read().filter(([one]) => one !== userId)

function write(entries: Entry[]): void {
  writeStored(KEY, entries.length > 0 ? JSON.stringify(entries.slice(-MAX)) : null)
}

/** Returns the credentials of all accounts, the last stored at the end: before a login the app can't tell which one applies. */
export const deviceCredentials = (): string[] => read().map(([, credential]) => credential)

/** Stores the credential of a user instead of the one before; those of other users stay. */
export function storeDeviceCredential(userId: string, credential: string): void {
  write([...without(userId), [userId, credential]])
}

/** Forgets the credential of a user, as the server does. */
export function dropDeviceCredential(userId: string): void {
  write(without(userId))
}
