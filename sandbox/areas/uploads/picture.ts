/** The kinds of picture that are taken. */
export type PictureType = 'jpeg' | 'png' | 'webp'

/** A picture as it may be stored. */
export interface Picture {
  type: PictureType
  /** Pixels. */
  width: number
  height: number
  /**
   * The file without what says something beside the picture: place and device (EXIF), XMP, IPTC,
   * comments, previews, what stands behind its end. Pixels and what decides how they look (profile of
   * colours, transparency, a photo's orientation) stay as they are.
   */
  bytes: Buffer
}

type Size = Pick<Picture, 'width' | 'height'>
type Content = Omit<Picture, 'type'>

/**
 * Tells a picture by its content, whatever its name was; undefined when the bytes are no JPEG, PNG
 * or WebP, or only the beginning of one. Pixels are not decoded: what is looked at are the parts of
 * the file, and that the last one is there.
 */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return as('png', readPng(data)) ?? as('jpeg', readJpeg(data)) ?? as('webp', readWebp(data))
  } catch (error) {
    // A look past the end: the picture is cut short, or lies about its parts.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const as = (type: PictureType, content: Content | undefined): Picture | undefined =>
  content && { type, ...content }

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Chunks that a picture needs to look as it does: pixels, palette, colours, transparency, frames. */
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP acTL fcTL fdAT'.split(' '),
)

/** Chunks of length, name, data and checksum: `IHDR` first, some `IDAT`, `IEND` last. */
function readPng(data: Buffer): Content | undefined {
  if (!data.subarray(0, PNG.length).equals(PNG)) return undefined
  const header = PNG.length + 8
  if (data.toString('latin1', PNG.length + 4, header) !== 'IHDR') return undefined
  const size = { width: data.readUInt32BE(header), height: data.readUInt32BE(header + 4) }
  const kept: Buffer[] = [PNG]
  let pixels = false
  for (let at = PNG.length; ; ) {
    const length = data.readUInt32BE(at)
    const name = data.toString('latin1', at + 4, at + 8)
    // The checksum of the last chunk must be there too.
    data.readUInt32BE(at + 8 + length)
    if (pngChunks.has(name)) kept.push(data.subarray(at, at + 12 + length))
    if (name === 'IEND') return pixels ? { ...size, bytes: Buffer.concat(kept) } : undefined
    pixels ||= name === 'IDAT'
    at += 12 + length
  }
}

/** Markers with their segments: a frame header with the size, scans, and the end of the image. */
function readJpeg(data: Buffer): Content | undefined {
  if (data.length < 2 || data.readUInt16BE(0) !== 0xffd8) return undefined
  const kept: Buffer[] = [data.subarray(0, 2)]
  let size: Size | undefined
  let pixels = false
  for (let at = 2; ; ) {
    if (data.readUInt8(at) !== 0xff) return undefined
    const marker = data.readUInt8(at + 1)
    if (marker === END_OF_IMAGE) {
      kept.push(data.subarray(at, at + 2))
      return size && pixels ? { ...size, bytes: Buffer.concat(kept) } : undefined
    }
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    let end = at + 2 + segmentLength(data, at + 2)
    if (isFrame(marker)) {
      size = { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) }
    }
    if (marker === SCAN) {
      end = endOfScan(data, end)
      pixels = true
    }
    kept.push(cleanSegment(marker, data.subarray(at, end)))
    at = end
  }
}

const SCAN = 0xda
const END_OF_IMAGE = 0xd9
const COMMENT = 0xfe
const EXIF = 'Exif\0\0'

/** Application segments that decide how pixels are read, by marker. */
const jpegReading: Partial<Record<number, string>> = {
  224: 'JFIF\0',
  226: 'ICC_PROFILE\0',
  238: 'Adobe',
}

/** What is kept of a segment: all, nothing, or of EXIF how the photo is to be turned. */
function cleanSegment(marker: number, segment: Buffer): Buffer {
  const begins = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name
  const none = segment.subarray(0, 0)
  if (marker === COMMENT) return none
  if (marker < 0xe0 || marker > 0xef) return segment
  if (begins(EXIF)) {
    const orientation = orientationOf(segment.subarray(4 + EXIF.length))
    return orientation > 1 && orientation <= 8 ? exifOf(orientation) : none
  }
  const name = jpegReading[marker]
  return name !== undefined && begins(name) ? segment : none
}

const ORIENTATION = 0x0112

/** How a photo is to be turned, 1 to 8 as EXIF counts them; 1 when it does not say. */
function orientationOf(exif: Buffer): number {
  const little = exif.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  try {
    const first = little ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
    const entries = short(first)
    for (let at = first + 2; at < first + 2 + entries * 12; at += 12) {
      if (short(at) === ORIENTATION) return short(at + 8)
    }
  } catch (error) {
    // Broken EXIF is dropped like any other; the photo is right without.
    if (!(error instanceof RangeError)) throw error
  }
  return 1
}

/** A segment of EXIF with one entry: the orientation. */
const exifOf = (orientation: number) =>
  Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    Buffer.from(`${EXIF}MM\0*\0\0\0\x08`, 'latin1'),
    // One entry: a short, once, padded to four bytes. No further directory.
    Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
  ])

/** Where the pixels of a scan end: at the next marker that is neither a filler nor a restart. */
function endOfScan(data: Buffer, from: number): number {
  for (let at = data.indexOf(0xff, from); at >= 0; at = data.indexOf(0xff, at + 1)) {
    const next = data.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new RangeError('A scan without an end')
}

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
function readWebp(data: Buffer): Content | undefined {
  if (data.toString('latin1', 0, 4) !== 'RIFF' || data.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined
  }
  const end = 8 + data.readUInt32LE(4)
  if (end > data.length) return undefined
  const kind = data.toString('latin1', 12, 16)
  const size = webpSizes[kind]?.(data, 20)
  const chunks = webpChunks(data, end)
  if (!size || !chunks.some(({ name }) => webpPixels.has(name))) return undefined
  const kept = chunks.filter(({ name }) => webpKept.has(name)).map(({ chunk }) => chunk)
  const bytes = Buffer.concat([data.subarray(0, 12), ...kept])
  bytes.writeUInt32LE(bytes.length - 8, 4)
  // It announces what has been left out.
  if (kind === 'VP8X') bytes.writeUInt8(bytes.readUInt8(20) & ~WEBP_METADATA, 20)
  return { ...size, bytes }
}

/** The bits for EXIF and XMP. */
const WEBP_METADATA = 0x0c

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
const webpKept = new Set([...webpPixels, 'VP8X', 'ALPH', 'ANIM', 'ICCP'])

/** The chunks of a container; a RangeError when one is not wholly there. */
function webpChunks(data: Buffer, end: number): { name: string; chunk: Buffer }[] {
  const chunks: { name: string; chunk: Buffer }[] = []
  for (let at = 12; at < end; ) {
    const length = data.readUInt32LE(at + 4)
    // Chunks begin at even places.
    const next = at + 8 + length + (length % 2)
    if (at + 8 + length > end) throw new RangeError('A chunk that is cut short')
    chunks.push({ name: data.toString('latin1', at, at + 4), chunk: data.subarray(at, next) })
    at = next
  }
  return chunks
}
