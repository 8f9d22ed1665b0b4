import { isRecord } from '../../scripts/contract/document.ts'
import { oneLine } from './printable.ts'
import type { Answer } from './request.ts'
import { jsonOf } from './request.ts'

/*
 * What makes a response unreadable before its JSON is looked at. These causes lie in a server's setup or
 * in a proxy in front of it, so one of them usually spoils every response.
 */

/** Characters of a response in a sentence. */
const EXCERPT = 60

/**
 * Why a response cannot be read, with the fix, as `is compressed (…). Turn …`; undefined for one that
 * can be read, and `unknown` for one too short to show it.
 */
type Check = (answer: Answer) => string | 'unknown' | undefined

/** From so many bytes on, a server that compresses does so. */
const COMPRESSIBLE = 1024

/** In the order in which one cause explains another. */
const checks: readonly Check[] = [compression, byteOrderMark, charset, encoding, notJson, code]

/** What makes a response unreadable; undefined where nothing does. */
export function unreadable(answer: Answer): string | undefined {
  return checks.map((check) => check(answer)).find((one) => one !== 'unknown' && one !== undefined)
}

/** What makes every response unreadable that could show it: the first that does, and why. */
export function unreadableAll<Of extends { answer: Answer }>(
  responses: readonly Of[],
): { of: Of; why: string } | undefined {
  for (const check of [...checks, mistyped]) {
    const found = responses.map((of) => ({ of, why: check(of.answer) }))
    const shown = found.filter(({ why }) => why !== 'unknown')
    const [first] = shown
    if (first?.why !== undefined && shown.every(({ why }) => why !== undefined))
      return { of: first.of, why: first.why }
  }
  return undefined
}

const bytesOf = ({ bytes, text }: Answer) => bytes ?? Buffer.from(text)

function compression(answer: Answer): string | undefined {
  const coding = answer.headers['content-encoding']?.trim()
  const bytes = bytesOf(answer)
  const magic = MAGIC.find(([, begin]) => bytes.subarray(0, begin.length).equals(begin))
  if (coding && !CODINGS.test(coding))
    return `has the header Content-Encoding: ${oneLine(coding)}, which names a compression and no encoding of text. Remove it`
  if (coding && !/^identity$/i.test(coding))
    return `is compressed (Content-Encoding: ${oneLine(coding)}), and the request has no Accept-Encoding. Compress only where the request accepts it`
  if (magic)
    return `is compressed with ${magic[0]}, and has no header Content-Encoding. Send the JSON uncompressed`
  return bytes.length < COMPRESSIBLE ? 'unknown' : undefined
}

/** Codings of a body that HTTP has. */
const CODINGS = /^\s*(identity|x-gzip|gzip|deflate|compress|br|zstd|dcb|dcz)(\s*,|\s*$)/i

/** How compressed data begins. */
const MAGIC: readonly [string, Buffer][] = [
  ['gzip', Buffer.from([0x1f, 0x8b])],
  ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
]

function byteOrderMark(answer: Answer): string | undefined {
  const bytes = bytesOf(answer)
  const mark = MARKS.find(([, begin]) => bytes.subarray(0, begin.length).equals(begin))
  if (!mark) return undefined
  const [name, begin] = mark
  const hex = begin
    .toString('hex')
    .toUpperCase()
    .replaceAll(/..(?=.)/g, '$& ')
  if (name !== 'UTF-8')
    return `is ${name} (it begins with the byte order mark ${hex}), and must be UTF-8. Encode it as UTF-8 without a mark`
  return `begins with a byte order mark (BOM, bytes ${hex}) before its JSON. Save the files of the server as UTF-8 without a BOM, and write none`
}

const MARKS: readonly [string, Buffer][] = [
  ['UTF-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['UTF-32LE', Buffer.from([0xff, 0xfe, 0, 0])],
  ['UTF-32BE', Buffer.from([0, 0, 0xfe, 0xff])],
  ['UTF-16LE', Buffer.from([0xff, 0xfe])],
  ['UTF-16BE', Buffer.from([0xfe, 0xff])],
]

function charset({ headers }: Answer): string | undefined {
  const [, name] = /charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '') ?? []
  if (name === undefined || /^utf-?8$/i.test(name)) return undefined
  return `is declared as ${oneLine(name)} (Content-Type: ${oneLine(headers['content-type'] ?? '')}), and JSON is UTF-8. Encode it as UTF-8`
}

/** Bytes that are no UTF-8. Of ASCII alone nothing can be said. */
function encoding(answer: Answer): string | undefined {
  const bytes = bytesOf(answer)
  if (bytes.every((byte) => byte > 0 && byte < 0x80)) return 'unknown'
  const wide = wideOf(bytes)
  if (wide) return `is ${wide}, and must be UTF-8. Encode it as UTF-8`
  if (isEncodedIn('utf-8', bytes)) return undefined
  const at = firstInvalid(bytes)
  const byte = `byte ${at} is ${(bytes[at] ?? 0).toString(16).toUpperCase()}`
  const where = JSON.stringify(
    oneLine(new TextDecoder(guess(bytes)).decode(bytes.subarray(Math.max(0, at - 20), at + 12))),
  )
  return `is not UTF-8 (${byte}); it looks like ${NAMES[guess(bytes)] ?? guess(bytes)}, in which it says ${where}. Encode it as UTF-8`
}

/** UTF-16 or UTF-32 without a mark: every second byte of ASCII is zero. */
function wideOf(bytes: Buffer): string | undefined {
  const begin = bytes.subarray(0, 4)
  if (begin.length < 4 || !begin.includes(0)) return undefined
  const zeros = [...begin].map((byte) => (byte === 0 ? '0' : 'x')).join('')
  return { x0x0: 'UTF-16LE', '0x0x': 'UTF-16BE', x000: 'UTF-32LE', '000x': 'UTF-32BE' }[zeros]
}

function isEncodedIn(name: string, bytes: Buffer): boolean {
  try {
    new TextDecoder(name, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The place of the first byte that is no UTF-8. */
function firstInvalid(bytes: Buffer): number {
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const own = Buffer.from('\ufffd')
  let at = Buffer.byteLength(decoded.slice(0, decoded.indexOf('\ufffd')))
  // A server may send the replacement character itself.
  while (bytes.subarray(at, at + own.length).equals(own)) {
    const rest = bytes.subarray(at + own.length).toString('utf8')
    at += own.length + Buffer.byteLength(rest.slice(0, rest.indexOf('\ufffd')))
  }
  return at
}

/** The encoding that bytes look like: one of East Asia where they are one, and else that of the West. */
function guess(bytes: Buffer): string {
  const found = EASTERN.find(([name, letters, part]) => shareOf(letters, name, bytes) > part)
  return found?.[0] ?? 'windows-1252'
}

/** Encodings, the letters that are written in them, and their share of a text, which tells them apart. */
const EASTERN: readonly [string, RegExp, number][] = [
  ['shift_jis', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.3],
  ['euc-jp', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.3],
  ['euc-kr', /\p{Script=Hangul}/gu, 0.9],
  ['gb18030', /[\u4e00-\u9fff]/gu, 0.5],
  ['big5', /[\u4e00-\u9fff]/gu, 0.5],
]

/** The share of letters in what is no ASCII of a text; none where it is not encoded so. */
function shareOf(letters: RegExp, name: string, bytes: Buffer): number {
  if (!isEncodedIn(name, bytes)) return 0
  const foreign = new TextDecoder(name).decode(bytes).match(/[^\p{ASCII}]/gu) ?? []
  return foreign.length > 1 ? (foreign.join('').match(letters)?.length ?? 0) / foreign.length : 0
}

const NAMES: Readonly<Record<string, string>> = {
  'windows-1252': 'ISO-8859-1 (Latin-1)',
  shift_jis: 'Shift_JIS',
  gb18030: 'GBK',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
  'euc-jp': 'EUC-JP',
}

/** A body that is no JSON object. What has another status is no matter of its body. */
function notJson({ status, text, headers }: Answer): string | undefined {
  if (status !== 200) return 'unknown'
  const value = jsonOf(text)
  if (isRecord(value)) return undefined
  if (isPage(text)) return pageWords(text)
  if (text.trim() === '') return 'is empty, and must be a JSON object. Send the envelope'
  if (typeof value === 'string' && isRecord(jsonOf(value)))
    return 'is JSON within a JSON text: it is encoded twice. Encode the envelope once'
  if (value !== undefined) return `must be a JSON object, and is ${excerpt(text)}`
  const begin = text.indexOf('{')
  const end = text.lastIndexOf('}') + 1
  if (isRecord(jsonOf(text.slice(begin, end)))) {
    const extra = [text.slice(0, begin), text.slice(end)].filter((one) => one.trim() !== '')
    return `has more than its JSON: ${extra.map((one) => excerpt(one.trim())).join(' and ')}. Send the JSON alone, and write notices into a log`
  }
  const length = headers['content-length']
  const announced = length === undefined ? '' : ` (Content-Length: ${oneLine(length)})`
  if (begin === text.search(/\S/) && !text.trimEnd().endsWith('}'))
    return `ends in the middle of its JSON${announced}: …${excerpt(text.slice(-EXCERPT))}. Send all of it, and count Content-Length in bytes`
  return `must be a JSON object, and is ${excerpt(text)}`
}

const excerpt = (text: string) =>
  oneLine(JSON.stringify(text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text))

/** Whether a text is a page of HTML. */
export const isPage = (text: string): boolean =>
  /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<(!doctype html|html|head|body)\b/is.test(text)

function pageWords(text: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(text) ?? []
  const named = title.trim() === '' ? '' : ` with the title ${excerpt(title.trim())}`
  const isLogin = /type\s*=\s*["']?password|\b(log|sign)[ -]?in\b/i.test(text)
  const whose = isLogin
    ? 'It looks like the login page of a gateway: let /api pass it'
    : 'A web app answers unknown paths so: name the address of the API in --url, or route /api to it'
  return `is an HTML page${named}, and must be JSON. ${whose}`
}

/** Whether the header says another type than JSON, which is no hindrance to read it. */
export function mistyped({ status, headers }: Answer): string | undefined {
  if (status !== 200) return undefined
  const found = headers['content-type']
  if (/^application\/json(\s*;\s*charset="?utf-8"?)?\s*$/i.test(found ?? '')) return undefined
  const came = found === undefined ? 'has none' : `is ${oneLine(found)}`
  return `must have the Content-Type application/json, and it ${came}. Set the header`
}

/** The number by which an envelope tells what came of a request. */
function code({ status, text }: Answer): string | undefined {
  const envelope = jsonOf(text)
  if (status !== 200 || !isRecord(envelope)) return 'unknown'
  const { code: found } = envelope
  if (Number.isInteger(found)) return undefined
  if (found === undefined)
    return `has no "code", and must be the envelope {"code", "msg", "time", "data"}; it is ${excerpt(text)}. Wrap the data in it`
  return `has the "code" ${JSON.stringify(found).slice(0, EXCERPT)}, which is ${typeOf(found)}, and must be an integer: 1 for done, 0 for refused, 401 for no session. Send it as a number, without quotes`
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`
}

/** A status, with the address to which it leads. */
export const statusWords = ({ status, headers: { location } }: Answer): string =>
  location === undefined ? `${status}` : `${status} to ${oneLine(location)}`

/** A key that is twice in one object of a JSON text, as `/data/list/0/id`; undefined where none is. */
export function duplicateKey(json: string): string | undefined {
  const open: Level[] = []
  let text: string | undefined
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]/gs)) {
    if (token === '{') open.push({ keys: new Set(), at: '' })
    else if (token === '[') open.push({ keys: undefined, at: 0 })
    else if (token === '}' || token === ']') open.pop()
    else if (isRepeated(token, text, open.at(-1))) return `/${open.map(({ at }) => at).join('/')}`
    text = token.startsWith('"') ? token : undefined
  }
  return undefined
}

/** An object or a list around a place of a JSON text: its keys, and the one or the index that is read. */
interface Level {
  keys: Set<string> | undefined
  at: string | number
}

/** Goes on to the next key or index, `text` being what came before; whether the key was there before. */
function isRepeated(token: string, text: string | undefined, level: Level | undefined): boolean {
  if (token === ',' && typeof level?.at === 'number') level.at += 1
  if (token !== ':' || !level?.keys || text === undefined) return false
  // The same key may be written with escapes.
  const key = String(JSON.parse(text))
  level.at = key
  const isKnown = level.keys.has(key)
  level.keys.add(key)
  return isKnown
}
