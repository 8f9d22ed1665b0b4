import type { Call } from '@/api/call-observer'
import { createEmitter } from '@/platform/emitter.ts'

/** Local storage key of the choices. */
export const storageKey = 'h5.mock.examples'

/** Search parameter that carries the choices of a shared address. */
export const addressParameter = 'mock'

/** The chosen example of each call; a call without one answers `done`. Keys: `GET /api/user/cash`. */
export type ExampleChoices = Readonly<Record<string, string>>

/** What an unchosen call answers. */
export const defaultExample = 'done'

const callPattern = /^[A-Z]+ \/[\w/-]+$/
const namePattern = /^\w+$/

export function callKey({ method, path }: Call): string {
  return `${method.toUpperCase()} ${path}`
}

/** Leaves out what is no choice: stored text and addresses come from anywhere. */
function valid(entries: Iterable<readonly [string, unknown]>): ExampleChoices {
  return Object.fromEntries(
    [...entries].flatMap(([call, name]) =>
      callPattern.test(call) && typeof name === 'string' && namePattern.test(name)
        ? [[call, name]]
        : [],
    ),
  )
}

/** Reads `GET /api/user/cash:window_closed,POST /api/user/cash:refused_balance_not_enough`. */
export function choicesFromText(text: string): ExampleChoices {
  return valid(
    text.split(',').map((part) => {
      const colon = part.lastIndexOf(':')
      return [part.slice(0, Math.max(colon, 0)).trim(), part.slice(colon + 1).trim()] as const
    }),
  )
}

export function choicesToText(choices: ExampleChoices): string {
  return Object.entries(choices)
    .map(([call, name]) => `${call}:${name}`)
    .join(',')
}

/**
 * The address that shows the same screen with the same choices. The parameter stands before the
 * hash, which belongs to the router.
 */
export function sharedAddress(address: string, choices: ExampleChoices): string {
  const url = withoutChoices(address)
  const text = choicesToText(choices)
  if (text !== '') {
    const readable = encodeURIComponent(text).replace(/%(2F|3A|2C)/g, decodeURIComponent)
    url.search += `${url.search === '' ? '?' : '&'}${addressParameter}=${readable}`
  }
  return url.href
}

function withoutChoices(address: string): URL {
  const url = new URL(address)
  url.searchParams.delete(addressParameter)
  return url
}

function stored(): ExampleChoices {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof value === 'object' && value !== null ? valid(Object.entries(value)) : {}
  } catch {
    return {}
  }
}

let choices: ExampleChoices = {}
const changes = createEmitter()

function change(next: ExampleChoices): void {
  choices = next
  try {
    if (Object.keys(next).length > 0) localStorage.setItem(storageKey, JSON.stringify(next))
    else localStorage.removeItem(storageKey)
  } catch {
    // A full or forbidden storage: the choices then last until the page is left.
  }
  changes.emit()
}

/**
 * Takes over the choices of the address when it carries some, else those of the last visit. They
 * leave the address, so that a reload does not undo what is chosen after.
 */
export function loadChoices(): void {
  const shared = new URL(location.href).searchParams.get(addressParameter)
  change(shared === null ? stored() : choicesFromText(shared))
  if (shared !== null) history.replaceState(history.state, '', withoutChoices(location.href))
}

export function currentChoices(): ExampleChoices {
  return choices
}

/** Chooses what the mock answers to a call; `done` takes the choice back. */
export function chooseFor(call: Call, name: string): void {
  const { [callKey(call)]: _, ...others } = choices
  change(name === defaultExample ? others : { ...others, [callKey(call)]: name })
}

export function resetChoices(): void {
  change({})
}

export const subscribeChoices = changes.subscribe
