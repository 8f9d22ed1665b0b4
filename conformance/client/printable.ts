/*
 * What a server sends is shown and never obeyed: a terminal would run its escape sequences, and a page or
 * a report would hide what is written from right to left.
 */

/** Control characters, format characters that move or hide text, lone surrogates and noncharacters. */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|\p{Cs}/gu

/** Writes what cannot be seen as an escape such as `\x1b` or `\u202e`; keeps line breaks and tabs. */
export const printable = (text: string): string =>
  text.replaceAll(INVISIBLE, (one) => (one === '\n' || one === '\t' ? one : asEscape(one)))

/** The same of a text that must stay in its line. */
export const oneLine = (text: string): string =>
  text.replaceAll(INVISIBLE, (one) => SHORT[one] ?? asEscape(one))

/** A JSON text in which the same characters are escapes of JSON, so that it keeps its meaning. */
export const printableJson = (json: string): string =>
  json.replaceAll(INVISIBLE, (one) => (one === '\n' ? one : unicode(one)))

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const hex = (one: string, digits: number) => one.charCodeAt(0).toString(16).padStart(digits, '0')
const unicode = (one: string) => `\\u${hex(one, 4)}`
const asEscape = (one: string) => (one < '\u0100' ? `\\x${hex(one, 2)}` : unicode(one))
