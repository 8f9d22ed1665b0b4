/** The kinds of picture that are taken. */
export type PictureType = 'jpeg' | 'png' | 'webp'

/** What a picture says of itself. */
export interface Picture {
  type: PictureType
  /** Pixels. */
  width: number
  height: number
}

type Size = Omit<Picture, 'type'>

/**
 * Tells a picture by its content, whatever its name was; undefined when the bytes are no JPEG, PNG
 * or WebP, or only the beginning of one. Pixels are not decoded: what is looked at are the headers,
 * and that the last part is there.
 */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return (
      as('png', sizeOfPng(data)) ?? as('jpeg', sizeOfJpeg(data)) ?? as('webp', sizeOfWebp(data))
    )
  } catch (error) {
    // A look past the end: the picture is cut short, or lies about its parts.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const as = (type: PictureType, size: Size | undefined): Picture | undefined =>
  size && { type, ...size }

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Chunks of length, name, data and checksum: `IHDR` first, some `IDAT`, `IEND` last. */
function sizeOfPng(data: Buffer): Size | undefined {
  if (!data.subarray(0, PNG.length).equals(PNG)) return undefined
  const header = PNG.length + 8
  if (data.toString('latin1', PNG.length + 4, header) !== 'IHDR') return undefined
  const size = { width: data.readUInt32BE(header), height: data.readUInt32BE(header + 4) }
  let pixels = false
  for (let at = PNG.length; ; ) {
    const length = data.readUInt32BE(at)
    const name = data.toString('latin1', at + 4, at + 8)
    // The checksum of the last chunk must be there too.
    data.readUInt32BE(at + 8 + length)
    if (name === 'IEND') return pixels ? size : undefined
    pixels ||= name === 'IDAT'
    at += 12 + length
  }
}

/** Markers with their segments: a frame header with the size, a scan, and the end of the image. */
function sizeOfJpeg(data: Buffer): Size | undefined {
  if (data.length < 2 || data.readUInt16BE(0) !== 0xffd8) return undefined
  let size: Size | undefined
  for (let at = 2; ; ) {
    if (data.readUInt8(at) !== 0xff) return undefined
    const marker = data.readUInt8(at + 1)
    if (marker === SCAN) {
      return data.lastIndexOf(END_OF_IMAGE, undefined, 'latin1') > at ? size : undefined
    }
    if (isFrame(marker)) {
      size = { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) }
    }
    // Any number of 0xff may stand before a marker.
    at += marker === 0xff ? 1 : 2 + segmentLength(data, at + 2)
  }
}

const SCAN = 0xda
const END_OF_IMAGE = '\xff\xd9'

/** Every kind of frame but for the markers in between: Huffman tables, extensions, arithmetic. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function segmentLength(data: Buffer, at: number): number {
  const length = data.readUInt16BE(at)
  // It counts itself; less would lead nowhere.
  if (length < 2) throw new RangeError('A segment without its length')
  return length
}

/** A RIFF container: a chunk of a lossy or lossless picture, or an extended one that has them. */
function sizeOfWebp(data: Buffer): Size | undefined {
  if (data.toString('latin1', 0, 4) !== 'RIFF' || data.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined
  }
  const end = 8 + data.readUInt32LE(4)
  if (end > data.length) return undefined
  const kind = data.toString('latin1', 12, 16)
  const size = webpSizes[kind]?.(data, 20)
  return size && hasWebpPixels(data, end) ? size : undefined
}

const webpSizes: Record<string, (data: Buffer, at: number) => Size | undefined> = {
  'VP8 ': (data, at) =>
    data.readUIntBE(at + 3, 3) === 0x9d012a
      ? { width: data.readUInt16LE(at + 6) & 0x3fff, height: data.readUInt16LE(at + 8) & 0x3fff }
      : undefined,
  VP8L: (data, at) => {
    const bits = data.readUInt32LE(at + 1)
    return data.readUInt8(at) === 0x2f
      ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
      : undefined
  },
  VP8X: (data, at) => ({
    width: data.readUIntLE(at + 4, 3) + 1,
    height: data.readUIntLE(at + 7, 3) + 1,
  }),
}

const webpPixels = new Set(['VP8 ', 'VP8L', 'ANMF'])

/** Whether one of the chunks has pixels, and all of them are there. */
function hasWebpPixels(data: Buffer, end: number): boolean {
  let found = false
  for (let at = 12; at < end; ) {
    const length = data.readUInt32LE(at + 4)
    if (at + 8 + length > end) return false
    found ||= webpPixels.has(data.toString('latin1', at, at + 4))
    // Chunks begin at even places.
    at += 8 + length + (length % 2)
  }
  return found
}
