import type { MessageFormatElement } from 'react-intl'
import type { LanguageCode } from '@/lib/language.ts'
import { currentLanguage, subscribeLanguage } from '@/lib/language.ts'
import { readCatalogue } from './read-catalogue.ts'

/** Messages parsed at build time, by id. */
export type Messages = Record<string, MessageFormatElement[]>

/**
 * Part of a catalogue: the first word of its ids. A page loads the areas that it shows, in the
 * chosen language only. `app` holds the frame and is always there.
 */
export type MessageArea =
  | 'app'
  | 'access'
  | 'account'
  | 'activities'
  | 'balance'
  | 'bought'
  | 'charts'
  | 'conditions'
  | 'content'
  | 'copy'
  | 'download'
  | 'deposit'
  | 'exchange'
  | 'finance'
  | 'financing'
  | 'form'
  | 'home'
  | 'invest'
  | 'invitation'
  | 'later'
  | 'list'
  | 'location'
  | 'market'
  | 'messages'
  | 'news'
  | 'notFound'
  | 'orders'
  | 'splash'
  | 'password'
  | 'payment'
  | 'purchase'
  | 'stale'
  | 'support'
  | 'trade'
  | 'verification'
  | 'refusal'
  | 'upload'
  | 'review'
  | 'security'
  | 'wallet'
  | 'withdrawal'

export interface MessageState {
  language: LanguageCode
  messages: Messages
}

const listeners = new Set<() => void>()
let state: MessageState = { language: currentLanguage(), messages: {} }
/** The areas in `state`. */
let loaded: ReadonlySet<MessageArea> = new Set()

/** What is loaded, in one language: never a mixture of two. */
export function messageState(): MessageState {
  return state
}

/** Tells when more messages, or another language, are there. */
export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Loads areas in the present language, each once; resolves when they can be shown. Where another
 * language was chosen, everything that is shown changes over to it at once.
 */
export async function loadMessages(areas: readonly MessageArea[]): Promise<void> {
  const language = currentLanguage()
  const wanted = new Set<MessageArea>(['app', ...areas, ...loaded])
  const missing =
    language === state.language ? [...wanted].filter((area) => !loaded.has(area)) : [...wanted]
  if (missing.length === 0) return
  const messages = await read(language, missing)
  // Another language was chosen meanwhile, or more is shown now than was asked for.
  const outdated =
    language !== currentLanguage() ||
    (language !== state.language && [...loaded].some((area) => !wanted.has(area)))
  if (outdated) return loadMessages(areas)
  publish(language, missing, messages)
}

/** Parts on their way: the first page and the frame want the same ones side by side. */
const onTheirWay = new Map<string, Promise<Messages>>()

async function read(language: LanguageCode, areas: readonly MessageArea[]): Promise<Messages> {
  const parts = await Promise.all(areas.map((area) => readOnce(language, area)))
  return Object.assign({}, ...parts) as Messages
}

function readOnce(language: LanguageCode, area: MessageArea): Promise<Messages> {
  const name = `${language}/${area}`
  const part =
    onTheirWay.get(name) ??
    readCatalogue(language, area).finally(() => {
      onTheirWay.delete(name)
    })
  onTheirWay.set(name, part)
  return part
}

function publish(language: LanguageCode, areas: readonly MessageArea[], messages: Messages) {
  const same = language === state.language
  loaded = new Set(same ? [...loaded, ...areas] : areas)
  state = { language, messages: same ? { ...state.messages, ...messages } : messages }
  for (const listener of listeners) listener()
}

subscribeLanguage(() => {
  // A catalogue that cannot be fetched leaves the former language in place.
  loadMessages([]).catch(() => undefined)
})
