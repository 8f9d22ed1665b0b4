import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { createBase58check, hex, utf8 } from '@scure/base'
import type { Upload } from '../client/request.ts'

/*
 * Data that a run makes. Each is new, so that runs do not meet, and where a text is free it says
 * that it is of a conformance run.
 */

/** What data of a run are called. */
export const MARK = 'Conformance'

export const newRequestId = (): string => randomUUID()

/** An account that nobody has; example.com belongs to nobody, so no code reaches a person. */
export const newAccount = (): string =>
  `${MARK.toLowerCase()}-${randomBytes(4).toString('hex')}@example.com`

/** A phone number of those that are kept for novels and films: it is nobody's. */
export const newPhone = (): string => `+1${randomInt(200, 1000)}55501${randomInt(10, 100)}`

/** A number of as many digits that passes the Luhn check. */
export function newCardNumber(length = 16): string {
  const digits = `4${Array.from({ length: length - 2 }, () => randomInt(10)).join('')}`
  const sum = [...digits].reduce((total, digit, index) => {
    const weighted = (length - index) % 2 === 0 ? 2 * Number(digit) : Number(digit)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** The number of a document whose country has no check digit that everybody knows. */
export const newIdNumber = (): string => `X${randomInt(100_000_000, 999_999_999)}`

const base58check = createBase58check(sha256)

/** First byte of what an address in base58 holds. */
const VERSIONS: Readonly<Record<string, number>> = { TRC20: 0x41, BTC: 0x00 }

/** An address of a network whose checksum fits. Nobody has its key: never send anything there. */
export function newAddress(network: string): string {
  const hash = randomBytes(20)
  const version = VERSIONS[network]
  if (version !== undefined) return base58check.encode(Uint8Array.of(version, ...hash))
  const digits = hex.encode(hash)
  const check = hex.encode(keccak_256(utf8.decode(digits)))
  const cased = [...digits].map((digit, index) =>
    Number.parseInt(check.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const SIDE = 64

/** What a PNG says beside the picture, and how that begins: a comment, and EXIF without an entry. */
const BESIDE = [
  ['tEXt', 'Comment\0'],
  ['eXIf', 'MM\0*\0\0\0\x08\0\0\0\0\0\0'],
] as const

/** A square picture in PNG, of one colour that is drawn anew; with `padding` bytes that no reader shows. */
export function newPicture(padding = 0, colour = randomBytes(3)): Upload {
  const row = Buffer.concat([Buffer.of(0), ...Array.from({ length: SIDE }, () => colour)])
  const pixels = Buffer.concat(Array.from({ length: SIDE }, () => row))
  const beside = (padding > 0 ? BESIDE : []).map(([name, begin], index) =>
    chunk(
      name,
      Buffer.concat([Buffer.from(begin), Buffer.alloc(Math.floor((padding + index) / 2), 'x')]),
    ),
  )
  return png(SIDE, SIDE, { pixels, beside })
}

/** A picture of random pixels: its file cannot be made smaller, but for one that is flat, without colour. */
export function noisePicture(width: number, height: number, flat = false): Upload {
  const row = 1 + width * (flat ? 1 : 3)
  const pixels = flat ? Buffer.alloc(row * height, randomInt(256)) : randomBytes(row * height)
  // A row begins with its filter, here none.
  for (let y = 0; y < height; y += 1) pixels[y * row] = 0
  return png(width, height, { pixels, flat })
}

interface Png {
  pixels: Buffer
  flat?: boolean
  /** Chunks that no reader shows. */
  beside?: readonly Buffer[]
}

function png(width: number, height: number, { pixels, flat = false, beside = [] }: Png): Upload {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a channel, true colour or grey.
  header.writeUInt8(8, 8)
  header.writeUInt8(flat ? 0 : 2, 9)
  const bytes = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...beside,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { filename: `${MARK.toLowerCase()}.png`, type: 'image/png', bytes }
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** Numbers that follow from a seed, so that a run can be repeated. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number from 0 to below `bound` (mulberry32). */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound)
  }

  /** The same things in another order. */
  shuffled<T>(things: readonly T[]): T[] {
    const order = things.map((thing) => ({ thing, rank: this.below(2 ** 31) }))
    return order.sort((one, other) => one.rank - other.rank).map(({ thing }) => thing)
  }
}
