import { chunk } from './sample-picture.ts'

const decoded = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'))

/** Pictures of 3 x 2 pixels as a browser writes them, one of each kind that there is. */
export const pictures = {
  png: decoded(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWLSiDrxH4aZGJAAAAAA//9e+A8TAAAABklEQVQDAIGqBuDBOCd4AAAAAElFTkSuQmCC',
  ),
  jpeg: decoded(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJYB4e//2Q==',
  ),
  lossyWebp: decoded(
    'UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoDAAIAAsBMJaACdLoAA5gA/uwmX/yU/ku6Vtw36FGyiaTAAAA=',
  ),
  losslessWebp: decoded('UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAdQraIUuf+BiOh/AAA='),
  extendedWebp: decoded(
    'UklGRlgAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAgICAgICAAFZQOCAqAAAAkAEAnQEqAwACAALATCWgAnS6AAOYAP7sJl/8bx4FeS7Wv+hRsomkwAAA',
  ),
} as const

/** What a phone says of a photo: turn it by 90 degrees, and that it was taken at 48.8584° north. */
const gps = Buffer.concat([
  Buffer.from('II*\0\x08\0\0\0', 'latin1'),
  // Two entries: the orientation, and where the directory of GPS is; no further directory.
  Buffer.from([2, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]),
  Buffer.from([0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0]),
  // Its entries: north, and three fractions behind it: 48, 51 and 30.24.
  Buffer.from([2, 0, 1, 0, 2, 0, 2, 0, 0, 0, 0x4e, 0, 0, 0]),
  Buffer.from([2, 0, 5, 0, 3, 0, 0, 0, 68, 0, 0, 0, 0, 0, 0, 0]),
  Buffer.from(Uint32Array.of(48, 1, 51, 1, 3024, 100).buffer),
])

/** The fractions of the place, as every file below has them somewhere. */
const PLACE = gps.subarray(-24)

const text = (words: string) => Buffer.concat([Buffer.from(words, 'latin1'), PLACE])

/** Segments of a JPEG before its other parts. */
function withSegments(jpeg: Uint8Array, segments: readonly [number, Buffer][]): Buffer {
  const parts = segments.map(([marker, data]) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([head, data])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])
}

const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), gps])
const preview = withSegments(pictures.jpeg, [[0xe1, exif]])

function withPngChunks(png: Uint8Array): Buffer {
  const header = 33
  return Buffer.concat([
    png.subarray(0, header),
    chunk('eXIf', gps),
    chunk('tEXt', text('Comment\0')),
    chunk('iTXt', text('XML:com.adobe.xmp\0\0\0\0\0')),
    png.subarray(header),
    PLACE,
  ])
}

function withWebpChunks(webp: Uint8Array): Buffer {
  const whole = Buffer.concat([webp, riff('EXIF', gps), riff('XMP ', text('<x:xmpmeta')), PLACE])
  whole.writeUInt32LE(whole.length - PLACE.length - 8, 4)
  // The flags of its first chunk say that both are there.
  whole.writeUInt8(whole.readUInt8(20) | 0x0c, 20)
  return whole
}

function riff(name: string, data: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** The same pictures as cameras and programs write them, with the place in all that can tell it. */
export const tellingPictures = {
  jpeg: Buffer.concat([
    withSegments(pictures.jpeg, [
      [0xe1, exif],
      [0xe1, text('http://ns.adobe.com/xap/1.0/\0')],
      [0xe2, text('MPF\0')],
      [0xed, text('Photoshop 3.0\0')],
      [0xfe, PLACE],
    ]),
    preview,
  ]),
  png: withPngChunks(pictures.png),
  extendedWebp: withWebpChunks(pictures.extendedWebp),
} as const
