import type { Upload } from '../client/request.ts'
import { newPicture } from '../plan/makers.ts'

/** What stands in a file beside the picture, as in one that is padded. */
export const BESIDE = 'x'.repeat(32)

const named = (end: string, bytes: Buffer): Upload => ({
  filename: `conformance.${end}`,
  type: end === 'jpg' ? 'image/jpeg' : `image/${end}`,
  bytes,
})

/** Nine grey blocks in a row, each of which begins anew, as cameras write them. */
const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  segment(0xe0, 'JFIF\0', Buffer.from([1, 1, 0, 0, 1, 0, 1, 0, 0])),
  segment(0xdb, Buffer.of(0), Buffer.alloc(64, 1)),
  segment(0xc0, Buffer.from([8, 0, 8, 0, 72, 1, 1, 0x11, 0])),
  // In both tables one code of one bit.
  segment(0xc4, Buffer.of(0x00, 1), Buffer.alloc(16)),
  segment(0xc4, Buffer.of(0x10, 1), Buffer.alloc(16)),
  segment(0xdd, Buffer.of(0, 1)),
  segment(0xda, Buffer.of(1, 1, 0, 0, 63, 0)),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((block) => Buffer.of(0x3f, 0xff, 0xd0 + block)),
  Buffer.of(0x3f, 0xff, 0xd9),
])
const WEBP = {
  lossy: 'UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoDAAIAAsBMJaACdLoAA5gA/uwmX/yU/ku6Vtw36FGyiaTAAAA=',
  lossless: 'UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAdQraIUuf+BiOh/AAA=',
  extended:
    'UklGRlgAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAgICAgICAAFZQOCAqAAAAkAEAnQEqAwACAALATCWgAnS6AAOYAP7sJl/8bx4FeS7Wv+hRsomkwAAA',
}
const webp = (kind: keyof typeof WEBP) => Buffer.from(WEBP[kind], 'base64')

/** A picture of each kind that is taken. */
export const pictures = (): Upload[] => [
  newPicture(),
  named('jpg', JPEG),
  ...(['lossy', 'lossless', 'extended'] as const).map((kind) => named('webp', webp(kind))),
]

/** EXIF of a photo with a description and how it is to be turned, 1 to 8, in either order of bytes. */
function exifOf(orientation: number, little: boolean): Buffer {
  const bytes = Buffer.alloc(38)
  const short = (value: number, at: number) =>
    little ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    little ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)
  bytes.write(little ? 'II' : 'MM', 'latin1')
  short(42, 2)
  long(8, 4)
  short(2, 8)
  for (const [at, tag, kind, count] of [
    [10, 0x010e, 2, BESIDE.length],
    [22, 0x0112, 3, 1],
  ] as const) {
    short(tag, at)
    short(kind, at + 2)
    long(count, at + 4)
  }
  long(bytes.length, 18)
  short(orientation, 30)
  return Buffer.concat([bytes, Buffer.from(BESIDE)])
}
const exif = exifOf(6, true)

/** A segment of a JPEG. */
function segment(marker: number, ...parts: (string | Buffer)[]): Buffer {
  const data = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const length = data.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), data])
}
const withSegments = (...segments: Buffer[]) =>
  named('jpg', Buffer.concat([JPEG.subarray(0, 2), ...segments, JPEG.subarray(2)]))

/** A JPEG photo with EXIF, XMP and a comment; what stands behind its end is no part of it. */
export const photo = (orientation = 6, little = true): Upload => {
  const { bytes, ...file } = withSegments(
    // Any number of these may stand before a marker.
    Buffer.from([0xff]),
    segment(0xe1, 'Exif\0\0', exifOf(orientation, little)),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', BESIDE),
    segment(0xe0, 'JFXX\0', BESIDE),
    segment(0xed, BESIDE),
    segment(0xe5),
    segment(0xfe, BESIDE),
  )
  return { ...file, bytes: Buffer.concat([bytes, Buffer.from(BESIDE)]) }
}

/** Files that begin like a picture and are none: a part is missing or impossible. */
export function noPictures(): Upload[] {
  const scan = JPEG.indexOf(Buffer.from('ffda', 'hex'))
  const frame = JPEG.indexOf(Buffer.from('ffc0', 'hex'))
  const png = newPicture().bytes
  const pixels = png.indexOf('IDAT') - 4
  const changed = (bytes: Buffer, at: number, ...to: number[]) => {
    const copy = Buffer.from(bytes)
    copy.set(to, at)
    return copy
  }
  const jpegs = [
    Buffer.concat([JPEG.subarray(0, scan), JPEG.subarray(-2)]),
    Buffer.concat([
      JPEG.subarray(0, frame),
      JPEG.subarray(frame + 2 + JPEG.readUInt16BE(frame + 2)),
    ]),
    withSegments(Buffer.from([0xff, 0xe5, 0, 1])).bytes,
    withSegments(Buffer.from(BESIDE)).bytes,
    changed(JPEG, frame + 5, 0, 0, 0, 0),
    changed(JPEG, frame + 5, 0, 0),
  ]
  const pngs = [
    Buffer.concat([png.subarray(0, pixels), png.subarray(-12)]),
    Buffer.concat([png.subarray(0, 8), png.subarray(33)]),
    changed(png, 16, 0, 0, 0, 0),
    changed(png, 20, 0, 0, 0, 0),
  ]
  const webps = [
    changed(webp('lossy'), 23, 0),
    changed(webp('lossless'), 20, 0),
    changed(webp('lossy'), 12, 0x58),
    // One of an extended file alone, with its size and without its pixels.
    changed(webp('extended').subarray(0, 30), 4, 22),
  ]
  return [
    ...jpegs.map((bytes) => named('jpg', bytes)),
    ...pngs.map((bytes) => named('png', bytes)),
    ...webps.map((bytes) => named('webp', bytes)),
  ]
}

/** A WebP picture with EXIF and XMP. */
export function tellingWebp(): Upload {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.from(`${name}\0\0\0\0`)
    head.writeUInt32LE(data.length, 4)
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
  }
  const told = [chunk('EXIF', exif), chunk('XMP ', Buffer.from(BESIDE))]
  const bytes = Buffer.concat([webp('extended'), ...told])
  bytes.writeUInt32LE(bytes.length - 8, 4)
  // Its first chunk announces both.
  bytes.writeUInt8(bytes.readUInt8(20) | 0x0c, 20)
  return named('webp', bytes)
}

/** Whether a photo is shown as its EXIF wanted: it still says so, or its pixels lie the other way. */
export function isTurned(bytes: Buffer, wanted: number): boolean {
  const text = bytes.toString('hex')
  const said = /0112000300000001(00..)|1201030001000000(..)00/.exec(text)
  const orientation = Number.parseInt(said?.[1] ?? said?.[2] ?? '1', 16)
  const size = /ffc[0-2]00(?:0b|11)08(....)(....)/.exec(text)
  const isHigh = size !== null && Number(`0x${size[1]}`) > Number(`0x${size[2]}`)
  if (orientation !== 1) return orientation === wanted && !isHigh
  // Pixels that were mirrored look the same from here.
  return wanted > 4 === isHigh
}
