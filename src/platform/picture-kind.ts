/**
 * What a picture file is, told by its first bytes: names and the types that a browser reports follow
 * the ending of a file, and anybody can change it. `heif` is what iPhones call HEIC.
 */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif' | 'avif'

/** How many of the first bytes of a file tell its kind. */
export const KIND_BYTES = 32

const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const AVIF_BRANDS = ['avif', 'avis']

/** The kind of a picture by its first bytes; null when it is none that is taken. */
export function pictureKind(head: Uint8Array): PictureKind | null {
  if (textAt(head, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (textAt(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp'
  if (textAt(head, 4, 4) !== 'ftyp') return null
  // The main brand, then a version, then the compatible ones: an AVIF may call itself `mif1` first.
  const brands = [8, 16, 20, 24, 28].map((at) => textAt(head, at, 4))
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  return HEIF_BRANDS.includes(brands[0] ?? '') ? 'heif' : null
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
