/**
 * How one kind of entry is read. What people type and paste becomes the canonical form, which is sent;
 * what can't be understood stays as it is, for the rule of its field to refuse.
 */
export interface EntryKind {
  read: (typed: string) => string
  /** How a field displays the canonical form, where it isn't that form itself. */
  show?: (canonical: string) => string
}

/** What no font draws: format characters, fillers, variation selectors. */
export const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
export const CONTROL = /\p{Cc}/gu
/** All kinds of space; a braille pattern without dots looks like one. */
export const SPACES = /[\s\u2800]+/gu
/** Minus signs, bullets, lines, and the long-vowel mark, which Japanese keyboards type for a hyphen. */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212\u2500\u2501\u30fc]/gu
const DOTS = /[.\u00b7\u2022\u2027\u2219\u22c5\u3002\u30fb]/gu
/** Full-width and half-width forms; half-width kana compose with the sound marks after them. */
const WIDTH_FORMS = /[\uff00-\uffef]+/gu
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}\p{Nl}]/gu

/** One line without what can't be seen: outer space removed, inner space plain and single. */
function tidy(typed: string): string {
  const visible = typed.normalize('NFC').replace(INVISIBLE, '')
  return visible.replace(SPACES, ' ').replace(CONTROL, '').trim()
}

/** Full-width forms become plain ones. */
export const unwidened = (text: string): string =>
  text.replace(WIDTH_FORMS, (run) => run.normalize('NFKC'))

/**
 * The text of an entry of Latin letters and digits: the digits of all scripts, full-width and styled
 * characters become ASCII. Everything else stays.
 */
export function plainText(typed: string): string {
  const plain = unwidened(tidy(typed)).replace(LETTER_OR_DIGIT, asciiCharacter)
  // Full-width forms include a space and fillers.
  return tidy(plain)
}

function asciiCharacter(character: string): string {
  if (character <= '\u007f') return character
  const compatible = character.normalize('NFKC')
  if (/^[A-Za-z0-9]+$/.test(compatible)) return compatible
  if (!/\p{Nd}/u.test(character)) return character
  const code = character.codePointAt(0) ?? 0
  // The digits of a script are a run of ten, with something else before its zero.
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

/** Removes the spaces, hyphens and dots that part a printed number. */
const ungrouped = (text: string): string =>
  text.replace(/ /g, '').replace(DASHES, '').replace(DOTS, '')

/** An amount as it is typed, its signs included: `parseAmount` reads them by the language. */
export const amountEntry: EntryKind = { read: plainText }

/** A one-time code, and other numbers without separators. */
export const codeEntry: EntryKind = { read: (typed) => ungrouped(plainText(typed)) }

/** A card number; it is displayed as on the card. */
export const cardEntry: EntryKind = { read: codeEntry.read, show: inGroups }

function inGroups(number: string): string {
  return number.replace(/(.{4})(?=.)/gu, '$1 ')
}

/** A code that is printed in capitals, such as that of an inviter or a bank. */
export const capitalsEntry: EntryKind = { read: (typed) => codeEntry.read(typed).toUpperCase() }

/** The number of a document: capital letters and digits, without what is printed between them. */
export const idNumberEntry: EntryKind = {
  read: (typed) => capitalsEntry.read(typed).replace(/[()/\\,'\u2018\u2019]/g, ''),
}

/** A reference of a transfer: its case counts, and so do its hyphens and dots. */
export const referenceEntry: EntryKind = {
  read: (typed) => plainText(typed).replace(/ /g, '').replace(DASHES, '-'),
}

/** The account that registers or resets its password: an email address or a phone number. */
export const accountEntry: EntryKind = {
  read: (typed) => {
    const text = plainText(typed)
    return text.includes('@') ? emailOf(text) : (phoneOf(text) ?? text)
  },
}

/** The account that logs in. Digits alone may be a user name, so they stay as they are. */
export const loginEntry: EntryKind = {
  read: (typed) => {
    const text = plainText(typed)
    return /^[1-9]\d*$/.test(text) ? text : accountEntry.read(text)
  },
}

/** A lower-case address; two people whose addresses differ in case alone would share their mail. */
function emailOf(text: string): string {
  const link = /^mailto:([^?]*)/i.exec(text)?.[1] ?? text
  const address = /<([^<>]+)>$/.exec(link)?.[1] ?? link
  return address
    .replace(/\u3002/g, '.')
    .trim()
    .toLowerCase()
}

/** `+` and the digits of country code and number (E.164); null for a text that is no phone number. */
function phoneOf(text: string): string | null {
  const dialled = text.replace(/^tel:/i, '')
  // "+44 (0)20 …": the zero is dialled within the country alone.
  const abroad = /^\(?(?:\+|00)/.test(dialled) ? dialled.replace(/\( ?0 ?\)/g, '') : dialled
  const number = ungrouped(abroad).replace(/[()/]/g, '')
  const digits = /^(?:\+|00)?([1-9]\d{5,14})$/.exec(number)?.[1]
  return digits === undefined ? null : `+${digits}`
}

/** An account number keeps its hyphens, which count in some countries; an IBAN has none. */
export const bankAccountEntry: EntryKind = {
  read: (typed) => {
    const text = plainText(typed).replace(DASHES, '-')
    const iban = text.replace(/[ -]/g, '').toUpperCase()
    return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) ? iban : text
  },
}

/** The account of a payment service: a name, a phone number or an email address. */
export const serviceAccountEntry: EntryKind = {
  read: (typed) => {
    const text = plainText(typed)
    return text.includes('@') ? emailOf(text) : text
  },
}
