import type { Page } from '@playwright/test'

/** What a test plants beside the pixels of a photo, and must find nowhere afterwards. */
export const PLANTED = ['Planted Camera 9000', 'planted-place-52.5200', 'planted comment by Sam']

/** A file as it is chosen in the browser. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A JPEG of what the page shows now: real pixels, and nothing beside them. */
export async function jpegOf(page: Page): Promise<Buffer> {
  return page.screenshot({ type: 'jpeg', quality: 80 })
}

/**
 * A photo as a phone takes it: with camera, place and time in EXIF, and a comment. It lies on its
 * side, and EXIF says how it stands (orientation 6: a quarter turn to the right).
 */
export async function photoOf(page: Page): Promise<ChosenFile> {
  const jpeg = await jpegOf(page)
  const extra = Buffer.concat([
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif()])),
    segment(
      0xe1,
      Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${PLANTED[1]}</x:xmpmeta>`),
    ),
    segment(0xfe, Buffer.from(PLANTED[2] ?? '')),
  ])
  const buffer = Buffer.concat([jpeg.subarray(0, 2), extra, jpeg.subarray(2)])
  return { name: 'planted-name-at-home.jpg', mimeType: 'image/jpeg', buffer }
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const ASCII = 2
const SHORT = 3
const LONG = 4
const RATIONAL = 5

/** A TIFF structure with the camera, the orientation, and a directory of the place. */
function exif(): Buffer {
  const make = Buffer.from(`${PLANTED[0]}\0`)
  const directory = 8
  const data = directory + 2 + 3 * 12 + 4
  const place = data + make.length + (make.length % 2)
  const coordinates = place + 2 + 4 * 12 + 4
  const tiff = Buffer.alloc(coordinates + 48)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(directory, 4)
  entries(tiff, directory, [
    [0x010f, ASCII, make.length, data],
    [0x0112, SHORT, 1, 6],
    [0x8825, LONG, 1, place],
  ])
  make.copy(tiff, data)
  entries(tiff, place, [
    [1, ASCII, 2, 'N'.charCodeAt(0)],
    [2, RATIONAL, 3, coordinates],
    [3, ASCII, 2, 'E'.charCodeAt(0)],
    [4, RATIONAL, 3, coordinates + 24],
  ])
  for (const [at, value] of [52, 31, 12, 13, 24, 18].entries()) {
    tiff.writeUInt32LE(value, coordinates + at * 8)
    tiff.writeUInt32LE(1, coordinates + at * 8 + 4)
  }
  return tiff
}

function entries(tiff: Buffer, at: number, list: [number, number, number, number][]): void {
  tiff.writeUInt16LE(list.length, at)
  for (const [place, [tag, type, count, value]] of list.entries()) {
    const entry = at + 2 + place * 12
    tiff.writeUInt16LE(tag, entry)
    tiff.writeUInt16LE(type, entry + 2)
    tiff.writeUInt32LE(count, entry + 4)
    tiff.writeUInt32LE(value, entry + 8)
  }
}

/** The markers of a JPEG before its pixels, with the first bytes of what each holds. */
export function segmentsOf(jpeg: Buffer): { marker: number; text: string }[] {
  const found: { marker: number; text: string }[] = []
  for (let at = 2; at < jpeg.length; ) {
    const marker = jpeg.readUInt8(at + 1)
    const length = jpeg.readUInt16BE(at + 2)
    found.push({ marker, text: jpeg.toString('latin1', at + 4, at + 4 + Math.min(16, length)) })
    if (marker === 0xda) break
    at += 2 + length
  }
  return found
}

/** Width and height of a JPEG. */
export function sizeOf(jpeg: Buffer): { width: number; height: number } {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xc2) {
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
    }
  }
  throw new Error('No frame')
}

/** What a page handed to the network in forms with files: names of files and their bytes. */
export interface SentFile {
  name: string
  bytes: Buffer
}

/** Writes down each file that the page sends, from its next load on. */
export async function watchFiles(page: Page): Promise<SentFile[]> {
  const sent: SentFile[] = []
  await page.exposeFunction('testSawFile', (name: string, base64: string) => {
    sent.push({ name, bytes: Buffer.from(base64, 'base64') })
  })
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) {
        for (const value of body.values()) {
          if (typeof value === 'string') continue
          const reader = new FileReader()
          reader.onload = () => {
            const [, base64] = String(reader.result).split(',')
            const { testSawFile } = window as unknown as {
              testSawFile: (name: string, content: string) => void
            }
            testSawFile(value.name, base64 ?? '')
          }
          reader.readAsDataURL(value)
        }
      }
      send.call(this, body)
    }
  })
  return sent
}
