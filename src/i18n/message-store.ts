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
  | 'content'
  | 'financing'
  | 'form'
  | 'home'
  | 'list'
  | 'market'
  | 'notFound'
  | 'stale'
  | 'support'
  | 'refusal'
  | 'withdrawal'

export interface MessageState {
  language: LanguageCode
  messages: Messages
}

const wanted = new Set<MessageArea>(['app'])
const listeners = new Set<() => void>()
let state: MessageState = { language: currentLanguage(), messages: {} }

/** What is loaded, in one language: never a mixture of two. */
export function messageState(): MessageState {
  return state
}

/** Tells when more messages, or another language, are there. */
export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads areas in the present language; resolves when they can be shown. */
export async function loadMessages(areas: readonly MessageArea[]): Promise<void> {
  const missing = areas.filter((area) => !wanted.has(area) || area === 'app')
  const language = currentLanguage()
  const loaded = await read(language, missing)
  for (const area of areas) wanted.add(area)
  if (language !== currentLanguage()) return
  if (language !== state.language) return void (await follow())
  publish({ language, messages: { ...state.messages, ...loaded } })
}

/** Loads what is shown in the newly chosen language and changes over at once. */
async function follow(): Promise<void> {
  const language = currentLanguage()
  if (language === state.language) return
  const messages = await read(language, [...wanted])
  if (language === currentLanguage()) publish({ language, messages })
}

async function read(language: LanguageCode, areas: readonly MessageArea[]): Promise<Messages> {
  const parts = await Promise.all(areas.map((area) => readCatalogue(language, area)))
  return Object.assign({}, ...parts) as Messages
}

function publish(next: MessageState) {
  state = next
  for (const listener of listeners) listener()
}

subscribeLanguage(() => {
  // A catalogue that cannot be fetched leaves the former language in place.
  follow().catch(() => undefined)
})
