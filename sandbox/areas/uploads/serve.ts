import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Reply } from '../../core/answer.ts'
import { rules } from '../../core/rules.ts'
import type { World } from '../../core/world.ts'
import type { StoredFile } from './files.ts'
import { pathOf } from './files.ts'
import type { PictureType } from './picture.ts'

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
 * The address of a picture, for an answer to its owner: nobody can guess it, it is signed, and it
 * ends. A picture element sends no token, so whoever has the address has the picture until then; that is
 * why only the owner gets it. Within a quarter of an hour it stays the same, so that a list which
 * is asked for again does not load its pictures again.
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
