const START = 0xd8
const SCAN = 0xda
const COMMENT = 0xfe
/** What decides how pixels are read, by marker. */
const READING: Partial<Record<number, string>> = { 224: 'JFIF\0', 238: 'Adobe' }

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The parts of a JPEG without the segments that say something beside the picture: EXIF with place and device,
 * XMP, IPTC, comments, previews, profiles. Pixels stay as they are. A canvas saves none of the original's,
 * but some browsers write their own, and the app promises that none is sent.
 *
 * Throws a RangeError for what is no JPEG: nothing that was not understood is sent.
 */
export function jpegWithoutMetadata(jpeg: Bytes): Bytes[] {
  if (jpeg[0] !== 0xff || jpeg[1] !== START) throw new RangeError('No JPEG')
  const kept = [jpeg.subarray(0, 2)]
  let at = 2
  while (at < jpeg.length) {
    const marker = jpeg[at + 1]
    const end = at + 2 + segmentLength(jpeg, at + 2)
    if (jpeg[at] !== 0xff || marker === undefined || end > jpeg.length) {
      throw new RangeError('A broken JPEG')
    }
    // From the scan on there are pixels.
    if (marker === SCAN) {
      kept.push(jpeg.subarray(at))
      return kept
    }
    if (!isMetadata(marker, jpeg, at + 4)) kept.push(jpeg.subarray(at, end))
    at = end
  }
  throw new RangeError('A JPEG without pixels')
}

/**
 * Application segments and comments, but for the two that decide how pixels are read. A profile of
 * colours is none of them: a canvas has the colours that a picture without one has.
 */
function isMetadata(marker: number, jpeg: Uint8Array, at: number): boolean {
  if (marker === COMMENT) return true
  if (marker < 0xe0 || marker > 0xef) return false
  const name = READING[marker]
  return name === undefined || !beginsWith(jpeg, at, name)
}

function beginsWith(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((character, place) => bytes[at + place] === character.charCodeAt(0))
}

/** The length of a segment, with its own two bytes. */
function segmentLength(jpeg: Uint8Array, at: number): number {
  return ((jpeg[at] ?? 0) << 8) | (jpeg[at + 1] ?? 0)
}
