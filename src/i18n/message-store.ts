import type { LanguageCode } from '@/lib/languages.ts'
import { createEmitter } from '@/platform/emitter.ts'
import { currentLanguage, subscribeLanguage } from '@/platform/language.ts'
import type { Messages } from './read-catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'

export interface MessageState {
  language: LanguageCode
  messages: Messages
}

const changes = createEmitter()
let state: MessageState = { language: currentLanguage(), messages: {} }
/** The parts in `state`. */
let loaded: ReadonlySet<string> = new Set()

/** What is loaded, in one language: never a mixture of two. */
export function messageState(): MessageState {
  return state
}

/** Tells when more messages, or another language, are there. */
export const subscribeMessages = changes.subscribe

/** What the frame and the shared components say; it comes with every page. */
const FRAME = 'app'

/**
 * Loads the texts of a feature, named by its folder, and of the frame, in the present language and
 * once; resolves when they can be shown. Where another language was chosen, everything that is shown
 * changes over to it at once.
 */
export async function loadMessages(feature?: string): Promise<void> {
  const language = currentLanguage()
  const wanted = new Set([FRAME, ...loaded, ...(feature === undefined ? [] : [feature])])
  const missing =
    language === state.language ? [...wanted].filter((part) => !loaded.has(part)) : [...wanted]
  if (missing.length === 0) return
  const messages = await readAll(language, missing)
  // Meanwhile another language was chosen, or another page needs more texts.
  const outdated =
    language !== currentLanguage() ||
    (language !== state.language && [...loaded].some((part) => !wanted.has(part)))
  if (outdated) return loadMessages(feature)
  publish(language, missing, messages)
}

/** Parts on their way: the first page and the frame ask for the same ones at once. */
const onTheirWay = new Map<string, Promise<Messages>>()

async function readAll(language: LanguageCode, parts: readonly string[]): Promise<Messages> {
  const read = await Promise.all(parts.map((part) => readOnce(language, part)))
  return Object.assign({}, ...read) as Messages
}

function readOnce(language: LanguageCode, part: string): Promise<Messages> {
  const name = `${language}/${part}`
  const messages =
    onTheirWay.get(name) ??
    readCatalogue(language, part).finally(() => {
      onTheirWay.delete(name)
    })
  onTheirWay.set(name, messages)
  return messages
}

function publish(language: LanguageCode, parts: readonly string[], messages: Messages) {
  const same = language === state.language
  loaded = new Set(same ? [...loaded, ...parts] : parts)
  state = { language, messages: same ? { ...state.messages, ...messages } : messages }
  changes.emit()
}

subscribeLanguage(() => {
  // A catalogue that cannot be fetched leaves the former language in place.
  loadMessages().catch(() => undefined)
})
