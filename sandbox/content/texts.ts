import { readFileSync } from 'node:fs'
import { FormatError, IntlMessageFormat } from 'intl-messageformat'
import type appEnglish from '../../locales/en.json'
import type { LanguageCode, RefusalReason } from '../../src/generated/h5.schemas.ts'
import type { RefusalParams } from '../core/refusal.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import hk from './hk.json' with { type: 'json' }
import jp from './jp.json' with { type: 'json' }
import kor from './kor.json' with { type: 'json' }
import th from './th.json' with { type: 'json' }
import type { PlainValue } from './values.ts'
import { isDecimal, localeOf, written } from './values.ts'
import vi from './vi.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

type OwnId = keyof typeof en
type AppId = keyof typeof appEnglish

/** The sample texts of every language; one that lacks a text of the English ones is a type error. */
const own: Record<LanguageCode, Readonly<Record<OwnId, string>>> = {
  en,
  de,
  es,
  fr,
  hk,
  jp,
  kor,
  th,
  zh,
  vi,
}

/** What the app says too is said in its words. */
const FROM_APP = {
  'done.login': 'access.login.done',
  'done.register': 'access.register.done',
  'done.withdrawal': 'withdrawal.done.underReview',
} as const satisfies Record<string, AppId>

/** Ids with a part that comes from data: a symbol, the id of a project, an event, a reason. */
type FamilyId =
  | `product.${string}`
  | `project.${string}.${'title' | 'description'}`
  | `message.${string}.${'title' | 'text'}`
  | `certification.note.${string}`

/** The id of a text. */
export type TextId = OwnId | keyof typeof FROM_APP | FamilyId

/** What a personal message is about: `message.<event>.title` and `.text` are its words. */
export type MessageEvent = OwnId extends infer Id
  ? Id extends `message.${infer Event}.title`
    ? Event
    : never
  : never

/** A value of a text: plain, or another text that is said in the same language. */
export type TextValue = PlainValue | { text: TextId }
export type TextValues = Readonly<Record<string, TextValue>>

/**
 * A text in a language, with its values. Throws when there is no such text, or when a value that
 * the text names is absent.
 */
export function text(language: LanguageCode, id: TextId, values: TextValues = {}): string {
  return said(language, messageOf(language, id), writtenAll(language, values))
}

function writtenAll(language: LanguageCode, values: TextValues): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && 'text' in value
        ? text(language, value.text)
        : written(language, value),
    ]),
  )
}

function messageOf(language: LanguageCode, id: TextId): string {
  if (isOwn(id)) return own[language][id]
  if (isFromApp(id)) return appTexts(language)[FROM_APP[id]]
  throw new Error(`No text ${id}`)
}

const isOwn = (id: TextId): id is OwnId => Object.hasOwn(en, id)
const isFromApp = (id: TextId): id is keyof typeof FROM_APP => Object.hasOwn(FROM_APP, id)

/**
 * Says why something was refused, in the app's words for it (the catalogues in `locales/`) and with
 * the refusal's numbers. `params` are the ones of the contract. Without a number that its message
 * needs, a refusal has the words of `operation_failed`, as in the app.
 */
export function refusalText(
  language: LanguageCode,
  reason: RefusalReason,
  params: RefusalParams,
): string {
  const texts = appTexts(language)
  const message = texts[`refusal.${reason}`]
  try {
    return said(language, message, refusalValues(language, message, params))
  } catch (error) {
    if (error instanceof FormatError) return texts['refusal.operation_failed']
    throw error
  }
}

const AMOUNTS = ['min', 'max', 'left', 'available', 'remaining', 'append_money']

/** The values that the app gives to these messages; one that is absent chooses the word `none`. */
function refusalValues(
  language: LanguageCode,
  message: string,
  params: RefusalParams,
): Record<string, string | number> {
  const { currency, available_from: from, opens, closes, time_zone: zone } = params
  const values: Record<string, TextValue | undefined> = { opens, closes, zone }
  for (const name of AMOUNTS) {
    const amount = params[name]
    values[name] =
      amount && currency && isDecimal(amount)
        ? { amount, currency }
        : amount || noneOf(message, name)
  }
  values.until = from ? { moment: Number(from) } : noneOf(message, 'until')
  return writtenAll(
    language,
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
  )
}

/** `none` where the message has other words for it, undefined where it would have a hole. */
function noneOf(message: string, name: string): 'none' | undefined {
  return message.includes(`{${name}, select,`) ? 'none' : undefined
}

const APP_CATALOGUES = new URL('../../locales/', import.meta.url)
const appCatalogues = new Map<LanguageCode, Record<AppId, string>>()

/** The app's own texts; English ones stand beside their descriptions. */
function appTexts(language: LanguageCode): Record<AppId, string> {
  let texts = appCatalogues.get(language)
  if (!texts) {
    const file: Record<string, string | { defaultMessage: string }> = JSON.parse(
      readFileSync(new URL(`${language}.json`, APP_CATALOGUES), 'utf8'),
    )
    texts = Object.fromEntries(
      Object.entries(file).map(([id, entry]) => [
        id,
        typeof entry === 'string' ? entry : entry.defaultMessage,
      ]),
      // Every catalogue of the app is complete: its own check holds it to that.
    ) as Record<AppId, string>
    appCatalogues.set(language, texts)
  }
  return texts
}

const formats = new Map<string, IntlMessageFormat>()

/** Formats an ICU message. Parsing is slow, and most messages have nothing to fill in. */
function said(
  language: LanguageCode,
  message: string,
  values: Record<string, string | number>,
): string {
  if (!/[{']/.test(message)) return message
  const key = `${language} ${message}`
  let format = formats.get(key)
  if (!format) {
    format = new IntlMessageFormat(message, localeOf(language), undefined, { ignoreTag: true })
    formats.set(key, format)
  }
  return String(format.format(values))
}
