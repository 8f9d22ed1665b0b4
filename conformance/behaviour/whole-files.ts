import { inflateSync } from 'node:zlib'
import { NotReachable } from '../client/client.ts'
import { sendRaw } from '../client/raw.ts'
import type { Upload } from '../client/request.ts'
import { noisePicture } from '../plan/makers.ts'
import type { User } from '../plan/stage.ts'
import { lawList } from './law.ts'
import { pictures } from './pictures.ts'
import type { Scene } from './scene.ts'
import { reached, walks } from './walks.ts'

const law = lawList()
/** A picture comes back as it was sent, at its own address, and no address leads to anything else. */
export const wholeFileRules = law.all

/** What an address serves; it is not resolved on the way. */
const load = (scene: Scene, target: string, user?: User) =>
  sendRaw(scene.world.base, { target, headers: user ? { token: user.token } : {} }, (one) =>
    scene.exchanges.push(one),
  )

const upload = (scene: Scene, user: User, file: Upload) =>
  scene.done('uploadFile', { purpose: 'payment_screenshot', file }, user)

/** The sides of square pictures whose files are beyond 64 kB, 1 MB and nearly 8 MB. */
const SIDES = [64, 160, 640, 1660]
/** Pixels of a photo. */
const PHOTO = { width: 4000, height: 3000 }

law('file.whole', 'uploadFile', async (scene) => {
  const user = await scene.actor()
  const noise = SIDES.map((side) => noisePicture(side, side))
  for (const file of [...noise, noisePicture(PHOTO.width, PHOTO.height, true), ...pictures()]) {
    const { url } = await upload(scene, user, file)
    await same(scene, url, file, user)
    // What is read is not used up.
    await same(scene, url, file, user)
  }
})

/** Files of one name and of one moment do not take the place of each other. */
law('file.whole', 'uploadFile', { part: 'of several at once' }, async (scene) => {
  const users = [await scene.actor(), await scene.actor()]
  const files = Array.from({ length: 8 }, () => noisePicture(64, 64))
  const stored = await Promise.all(
    files.map(async (file, index) => {
      const user = users[index % users.length] ?? scene.world.main
      return { file, user, ...(await upload(scene, user, file)) }
    }),
  )
  for (const { url, file, user } of stored) await same(scene, url, file, user)
})

law('file.whole', 'uploadAvatar', async (scene) => {
  const user = await scene.another()
  const file = noisePicture(640, 480)
  const { avatar_url: url } = await scene.done('uploadAvatar', { file }, user)
  await same(scene, url, file, user)
})

law('file.whole', 'listDepositRecords', async (scene) => {
  const { user, values } = await scene.drafted('submitDeposit')
  const file = noisePicture(320, 640)
  const { file_id: id } = await upload(scene, user, file)
  const { record } = await scene.done('submitDeposit', { ...values, screenshot_file_id: id }, user)
  const { list } = await scene.done('listDepositRecords', { id: record.id }, user)
  const url = scene.found(list[0]?.screenshot_url, `the deposit ${record.id} shows no screenshot`)
  await same(scene, url, file, user)
})

/** What the name of a file could make a server do. */
const NAMES = [
  '../../../conformance.png',
  '..\\..\\conformance.png',
  '%2e%2e%2f%2e%2e%2fconformance.png',
  '/etc/conformance.png',
  'C:\\conformance.png',
  'conformance.php',
  'conformance.svg',
  'conformance.png.html',
  '.htaccess',
  'index.html',
  'conformance;.png',
  'conformance 图.png',
  `${'x'.repeat(300)}.png`,
]

law('file.name', 'uploadFile', async (scene) => {
  const user = await scene.actor()
  for (const filename of NAMES) {
    const file = { ...noisePicture(32, 32), filename }
    const { url } = await upload(scene, user, file)
    scene.hold(!/\.\.|\\/.test(decoded(url)), `the address ${url} leads out of its folder`)
    await same(scene, url, file, user)
  }
})

/** Holds that an address serves the very picture that was sent. */
async function same(scene: Scene, url: string, file: Upload, user: User): Promise<void> {
  const { status, type, bytes, isWhole } = await load(scene, url, user)
  scene.same(type.split(';')[0], file.type, `the type that ${url} serves (HTTP ${status})`)
  const lost = isWhole ? lossOf(file, bytes) : 'it breaks off'
  const sent = `${file.type} of ${file.bytes.length} bytes`
  scene.hold(
    lost === undefined,
    `${url} must serve the whole ${sent} that was sent, and serves ${bytes.length} bytes: ${lost}`,
  )
}

/** With what the pixels of a JPEG or WebP begin, or what it takes to read them. */
const BEGINS = [
  Buffer.of(0xff, 0xdb),
  Buffer.from('VP8 '),
  Buffer.from('VP8L'),
  Buffer.from('ALPH'),
]

/** What is missing of a picture that was sent, or is other in it; undefined when nothing is. */
function lossOf({ type, bytes: sent }: Upload, served: Buffer): string | undefined {
  if (type === 'image/png') return otherPixels(sent, served)
  const begins = BEGINS.map((begin) => sent.indexOf(begin)).filter((at) => at >= 0)
  const content = sent.subarray(Math.min(...begins))
  const middle = Math.floor(content.length / 2)
  const halves = [content.subarray(0, middle), content.subarray(middle)]
  // Encoded again, it has nothing of either half.
  if (!served.includes(content) && halves.some((half) => served.includes(half)))
    return 'a part of it is missing'
  if (type === 'image/jpeg' && served.subarray(-2).toString('hex') !== 'ffd9') return 'no end'
  const isCut = type === 'image/webp' && served.readUInt32LE(4) + 8 > served.length
  return isCut ? 'it is shorter than it says' : undefined
}

function otherPixels(sent: Buffer, served: Buffer): string | undefined {
  const right = pixelsOf(sent)
  let found: ReturnType<typeof pixelsOf>
  try {
    found = pixelsOf(served)
  } catch (error) {
    return `no whole PNG (${error instanceof Error ? error.message : error})`
  }
  const [one, other] = [right, found].map(({ width, height }) => `${width} x ${height}`)
  if (one !== other) return `${other} pixels instead of ${one}`
  if (!right.colours || !found.colours) return undefined
  return right.colours.equals(found.colours) ? undefined : 'other pixels'
}

/** Samples of a pixel, by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * The pixels of a PNG as red, green and blue; without them where it is interlaced or has other than
 * eight bits a sample. Throws for one that is cut.
 */
function pixelsOf(png: Buffer): { width: number; height: number; colours?: Buffer } {
  const parts: Buffer[] = []
  let palette: Buffer | undefined
  let at = 8
  for (let name = ''; name !== 'IEND'; ) {
    const length = png.readUInt32BE(at)
    name = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + length)
    png.readUInt32BE(at + 8 + length)
    if (name === 'IDAT') parts.push(data)
    if (name === 'PLTE') palette = data
    at += length + 12
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const [depth, colour, interlaced] = [png.readUInt8(24), png.readUInt8(25), png.readUInt8(28)]
  const bytes = inflateSync(Buffer.concat(parts))
  const samples = SAMPLES[colour]
  if (depth !== 8 || interlaced !== 0 || !samples) return { width, height }
  const raw = unfiltered(bytes, width * samples, height, samples)
  const colours = Buffer.alloc(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const first = pixel * samples
    for (let channel = 0; channel < 3; channel += 1) {
      const from = samples >= 3 ? first + channel : first
      const value = raw[from] ?? 0
      colours[pixel * 3 + channel] = palette ? (palette[value * 3 + channel] ?? 0) : value
    }
  }
  return { width, height, colours }
}

/** Undoes the filters of a PNG's rows, which are none, left, above, their mean, or Paeth's. */
function unfiltered(bytes: Buffer, row: number, rows: number, step: number): Buffer {
  if (bytes.length < (row + 1) * rows) throw new Error('rows are missing')
  const raw = Buffer.alloc(row * rows)
  for (let y = 0; y < rows; y += 1) {
    const filter = bytes[y * (row + 1)]
    const begin = y * row
    for (let x = 0; x < row; x += 1) {
      const left = x >= step ? (raw[begin + x - step] ?? 0) : 0
      const above = y > 0 ? (raw[begin + x - row] ?? 0) : 0
      const corner = x >= step && y > 0 ? (raw[begin + x - row - step] ?? 0) : 0
      const value = bytes[y * (row + 1) + 1 + x] ?? 0
      raw[begin + x] = value + predicted(filter, left, above, corner)
    }
  }
  return raw
}

function predicted(filter: number | undefined, left: number, above: number, corner: number) {
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  if (filter !== 4) return 0
  const guess = left + above - corner
  const [a, b, c] = [left, above, corner].map((one) => Math.abs(guess - one))
  if (Number(a) <= Number(b) && Number(a) <= Number(c)) return left
  return Number(b) <= Number(c) ? above : corner
}

/** An address of which a part is missing, empty or another file's. */
function changedAddresses(url: string, other: string): Record<string, string> {
  const [path = '', query] = url.split('?')
  const [otherPath = '', otherQuery] = other.split('?')
  const cutName = path.replace(/(.)(\.[a-z]+)?$/, '$2')
  const changed: Record<string, string> = {
    'a name that lacks its last letter': `${cutName}${query === undefined ? '' : `?${query}`}`,
  }
  if (query === undefined || otherQuery === undefined) return changed
  const pairs = query.split('&')
  const others = otherQuery.split('&')
  changed['no query'] = path
  changed["another file's query"] = `${path}?${otherQuery}`
  changed["another file's name"] = `${otherPath}?${query}`
  for (const [index, pair] of pairs.entries()) {
    const [name = '', value = ''] = pair.split('=')
    const put = (text: string[]) =>
      `${path}?${[...pairs.slice(0, index), ...text, ...pairs.slice(index + 1)].join('&')}`
    changed[`no ${name}`] = put([])
    changed[`an empty ${name}`] = put([`${name}=`])
    changed[`half of ${name}`] = put([`${name}=${value.slice(0, value.length / 2)}`])
    changed[`another file's ${name}`] = put([others[index] ?? ''])
  }
  return changed
}

law('file.mixed', 'uploadFile', async (scene) => {
  const user = await scene.actor()
  const other = await scene.actor()
  const { url } = await upload(scene, user, noisePicture(32, 32))
  const { url: second } = await upload(scene, other, noisePicture(32, 32))
  for (const [what, address] of Object.entries(changedAddresses(url, second))) {
    if (address === url || address === second) continue
    const { status, type } = await load(scene, address, user)
    const isServed = status === 200 && type.startsWith('image/')
    scene.hold(!isServed, `${address}, the address ${url} with ${what}, serves a picture`)
  }
})

law('file.walked', 'uploadFile', async (scene) => {
  const user = await scene.actor()
  const { url } = await upload(scene, user, noisePicture(32, 32))
  await walkedFrom(scene, url, user)
})

law('file.walked', 'listBanners', { reads: true }, async (scene) => {
  const { list } = await scene.done('listBanners')
  const urls = list.flatMap(({ image_url: url }) => url ?? [])
  const byFolder = new Map(urls.map((url) => [url.replace(/[^/]*$/, ''), url]))
  if (byFolder.size === 0) throw new NotReachable('no picture is shown')
  for (const url of byFolder.values()) await walkedFrom(scene, url)
})

/** How many addresses are tried at once. */
const WALKS_AT_ONCE = 8

async function walkedFrom(scene: Scene, url: string, user?: User): Promise<void> {
  const name = (url.split('?')[0] ?? '').split('/').at(-1) ?? ''
  const stem = name.replace(/\.[a-z]+$/, '')
  const folder = (url.split('?')[0] ?? '').slice(0, -name.length)
  for (const list of [folder, folder.slice(0, -1)]) {
    const { bytes } = await load(scene, list, user)
    scene.hold(!bytes.includes(stem), `${list} lists the files of its folder`)
  }
  const all = walks(url).values()
  const walker = async () => {
    for (const { target, file } of all) {
      const { status, bytes } = await load(scene, target, user)
      if (status !== 200 || !reached(file, bytes)) continue
      // A file of that name may be published.
      const published = await load(scene, `/${file}`)
      const isPublic = published.status === 200 && published.bytes.equals(bytes)
      scene.hold(isPublic, `${target} serves the file ${file} of the server`)
    }
  }
  await Promise.all(Array.from({ length: WALKS_AT_ONCE }, walker))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
