const SIGNATURE = '\x89PNG\r\n\x1a\n'
/** The chunks with pixels, palette and transparency; all others are metadata. */
const PICTURE = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']
/** What a chunk has besides its data: a length and a name before it, a checksum behind it. */
const AROUND = 12

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The parts of a PNG without the chunks that say something beside the picture: EXIF, texts, times,
 * profiles; for the reason see `jpegWithoutMetadata`. Throws a RangeError for what is no PNG.
 */
export function pngWithoutMetadata(png: Bytes): Bytes[] {
  if (textOf(png, 0, SIGNATURE.length) !== SIGNATURE) throw new RangeError('No PNG')
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const kept = [png.subarray(0, SIGNATURE.length)]
  let at = SIGNATURE.length
  while (at + AROUND <= png.length) {
    const end = at + AROUND + view.getUint32(at)
    const name = textOf(png, at + 4, 4)
    if (end > png.length) break
    if (PICTURE.includes(name)) kept.push(png.subarray(at, end))
    // What follows the end belongs to no picture.
    if (name === 'IEND') return kept
    at = end
  }
  throw new RangeError('A broken PNG')
}

function textOf(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
