import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UploadPurpose } from '../../../src/generated/h5.schemas.ts'
import type { Reply } from '../../core/answer.ts'
import { jobOfRows } from '../../core/jobs.ts'
import { Refusal } from '../../core/refusal.ts'
import { fileRejected, MAXIMUM_FILE_BYTES } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { Picture, PictureType } from './picture.ts'
import { readPicture } from './picture.ts'

/** A picture of a user, as stored. Moments are Unix seconds. */
export interface StoredFile {
  id: string
  user_id: number
  purpose: UploadPurpose | 'avatar'
  type: PictureType
  name: string
  size_bytes: number
  uploaded_at: number
  expires_at: number | null
}

interface NewFile {
  userId: number
  purpose: StoredFile['purpose']
  bytes: Uint8Array
  /** Unix seconds; now when absent. */
  at?: number
}

/** Where the bytes of a file are. */
export function pathOf(world: World, name: string): string {
  return join(world.options.files, name)
}

/**
 * Stores a picture without its metadata, to be deleted in a day unless something refers to it by then
 * (the contract, `uploadFile`). Refuses `file_rejected` what is empty, too large in bytes or pixels, or no picture
 * of an accepted kind by its content. A process that is killed on the way leaves no half file under
 * the name, and what it leaves is deleted with the row.
 */
export function storeFile(world: World, { userId, purpose, bytes, at }: NewFile): StoredFile {
  const picture = acceptedPicture(bytes)
  const now = at ?? world.clock.now()
  const file: StoredFile = {
    id: `fi_${randomBytes(16).toString('hex')}`,
    user_id: userId,
    purpose,
    type: picture.type,
    name: randomBytes(16).toString('hex'),
    size_bytes: picture.bytes.length,
    uploaded_at: now,
    expires_at: now + rules.uploads.keptSeconds,
  }
  world.database.insert('files', file)
  const path = pathOf(world, file.name)
  mkdirSync(world.options.files, { recursive: true })
  writeFileSync(unfinished(path), picture.bytes, { flag: 'wx' })
  renameSync(unfinished(path), path)
  return file
}

/**
 * The file of a user that a request refers to. Refuses `no_data` one that does not exist or is
 * somebody else's, and `file_rejected` one that was uploaded for another purpose.
 */
export function requireOwnFile(
  world: World,
  userId: number,
  fileId: string,
  purpose: UploadPurpose,
): StoredFile {
  const file = world.database.get<StoredFile>(
    `SELECT * FROM files
     WHERE id = :fileId AND user_id = :userId AND (expires_at IS NULL OR expires_at > :now)`,
    { fileId, userId, now: world.clock.now() },
  )
  if (!file) throw new Refusal('no_data')
  if (file.purpose !== purpose) throw fileRejected()
  return file
}

/** Keeps a file that a record refers to from now on. Part of the caller's transaction. */
export function keepFile(world: World, fileId: string): void {
  world.database.run('UPDATE files SET expires_at = NULL WHERE id = :fileId', { fileId })
}

/** Lets go of a file that a record referred to: it is deleted at `at`, Unix seconds. */
export function releaseFile(world: World, fileId: string, at: number): void {
  world.database.run('UPDATE files SET expires_at = :at WHERE id = :fileId', { fileId, at })
}

/** Makes a file the avatar of its owner, and deletes the avatar before. */
export function makeAvatar(world: World, { id, user_id: userId }: StoredFile): void {
  world.database.transaction(() => {
    world.database.run(
      `UPDATE files SET expires_at = :now
       WHERE user_id = :userId AND purpose = 'avatar' AND expires_at IS NULL`,
      { userId, now: world.clock.now() },
    )
    keepFile(world, id)
  })
}

/** Deletes files whose time is over, first from the disk: if that is cut off, it happens again. */
export const fileJob = jobOfRows<StoredFile>({
  name: 'delete files that nothing refers to',
  table: 'files',
  dueAt: 'expires_at',
  run: (world, { id, name }) => {
    const path = pathOf(world, name)
    rmSync(path, { force: true })
    rmSync(unfinished(path), { force: true })
    world.database.run('DELETE FROM files WHERE id = :id', { id })
  },
})

const unfinished = (path: string) => `${path}.part`

function acceptedPicture(bytes: Uint8Array): Picture {
  const picture = bytes.length > MAXIMUM_FILE_BYTES ? undefined : readPicture(bytes)
  if (!picture) throw fileRejected()
  const { width, height } = picture
  const { pixels, side } = rules.uploads
  if (Math.min(width, height) < 1 || Math.max(width, height) > side || width * height > pixels) {
    throw fileRejected()
  }
  return picture
}

/** Beginning of the paths of pictures. */
export const UPLOADS_PATH = '/uploads/'

const endings: Record<PictureType, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' }
const PICTURE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}
const NAME = /^\/uploads\/([0-9a-f]{32})\./

/**
 * The address of a picture, for a response to its owner: it is random, signed and expires. A picture element
 * sends no token, so anyone with the address can load the picture until then; that is why only the owner gets it.
 * It stays the same for a quarter of an hour, so that a refetched list doesn't load its pictures again.
 */
export function fileUrl(world: World, fileId: string): string {
  return addressOf(
    world,
    world.database.one<StoredFile>('SELECT * FROM files WHERE id = :fileId', { fileId }),
  )
}

/** The address of a user's avatar, null when there is none. */
export function avatarUrl(world: World, userId: number): string | null {
  const file = world.database.get<StoredFile>(
    `SELECT * FROM files
     WHERE user_id = :userId AND purpose = 'avatar' AND expires_at IS NULL`,
    { userId },
  )
  return file ? addressOf(world, file) : null
}

/** Pictures of the sample texts, which everybody may see: those of the contract's examples. */
const SAMPLE = /^\/uploads\/sample\/([a-z-]+\.svg)$/
const samples = new URL('../../../openapi/samples/', import.meta.url)

/** Serves a picture of the sample texts; undefined when there is none at this address. */
export function serveSample(path: string): Reply | undefined {
  const name = SAMPLE.exec(path)?.[1]
  const file = name && new URL(name, samples)
  if (!file || !existsSync(file)) return undefined
  return {
    status: 200,
    headers: {
      ...PICTURE_HEADERS,
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=3600',
    },
    body: readFileSync(file),
  }
}

/** Serves a picture; undefined when there is none at this address, or its time is over. */
export function serveFile(world: World, path: string, query: URLSearchParams): Reply | undefined {
  const name = NAME.exec(path)?.[1]
  const until = Number(query.get('until'))
  const now = world.clock.now()
  if (!name || !(until > now)) return undefined
  const file = world.database.get<StoredFile>(
    'SELECT * FROM files WHERE name = :name AND (expires_at IS NULL OR expires_at > :now)',
    { name, now },
  )
  // The whole address, so that nothing in it can be written in another way.
  if (!file || !isSame(`${path}?${query}`, addressUntil(world, file, until))) return undefined
  if (!existsSync(pathOf(world, name))) return undefined
  return {
    status: 200,
    headers: {
      ...PICTURE_HEADERS,
      'Content-Type': `image/${file.type}`,
      'Cache-Control': `private, max-age=${until - now}`,
    },
    body: readFileSync(pathOf(world, name)),
  }
}

function addressOf(world: World, file: StoredFile): string {
  const { addressSeconds } = rules.uploads
  const until = (Math.floor(world.clock.now() / addressSeconds) + 2) * addressSeconds
  return addressUntil(world, file, until)
}

/** The address until a moment in Unix seconds. */
function addressUntil(world: World, { name, type }: StoredFile, until: number): string {
  const key = createHmac('sha256', secretOf(world)).update(`${name} ${until}`).digest('base64url')
  return `${UPLOADS_PATH}${name}.${endings[type]}?until=${until}&key=${key}`
}

/** Compares in constant time for texts of one length. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Made once for each world. */
function secretOf({ settings }: World): string {
  const known = settings.get('address_secret')
  if (known !== undefined) return known
  const secret = randomBytes(32).toString('base64url')
  settings.set('address_secret', secret)
  return secret
}
