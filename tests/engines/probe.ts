import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'
import type { SentName, SentQuery } from './sent-query.ts'
import { COMPLAINTS_KEY } from './sent-query.ts'

/*
 * Runs in the page, before the app: writes down what goes wrong there, which no driver of WebKit
 * tells, and looks for what journeys name. Bundled into the copy of the build that engines are
 * shown (site.ts), and served like any other file of it.
 */

function complain(text: string): void {
  const before = JSON.parse(sessionStorage.getItem(COMPLAINTS_KEY) ?? '[]') as string[]
  sessionStorage.setItem(COMPLAINTS_KEY, JSON.stringify([...before, `${location.hash} ${text}`]))
}

/** Said where sizes follow from sizes: the rest of them comes in the next frame. */
const HARMLESS = /^ResizeObserver loop/

function watch(): void {
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      // A preload is a hint: Firefox refuses those of what it has, and an import fails by itself.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return
      // A file that could not be loaded tells its element alone.
      if (target instanceof Element) complain(`not loaded: ${target.outerHTML.slice(0, 200)}`)
      else if (!HARMLESS.test(event.message)) {
        complain(`${event.message} (${event.filename}:${event.lineno})`)
      }
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => complain(`not handled: ${reason}`))
  document.addEventListener('securitypolicyviolation', (event) => {
    complain(`CSP: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`)
  })
  for (const level of ['error', 'warn'] as const) {
    const tell = console[level]
    console[level] = (...said: unknown[]) => {
      complain(`console.${level}: ${said.map(String).join(' ')}`)
      tell(...said)
    }
  }
}

function matcher(name: SentName | null): string | RegExp {
  if (name === null) return /(?:)/
  return typeof name === 'string' ? name : new RegExp(name.source, name.flags)
}

/** Whether it can be seen: Safari 16 has no checkVisibility. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
}

function findIn(root: HTMLElement, { by, role, name }: SentQuery): Element[] {
  const words = matcher(name)
  if (by === 'label') return queryAllByLabelText(root, words)
  if (by === 'text') return queryAllByText(root, words).filter(isShown)
  return queryAllByRole(root, role, name === null ? {} : { name: words }).filter(isShown)
}

/** Every element that a query means, those of a page that a dialog holds back included. */
function all(query: SentQuery): Element[] {
  const { within } = query
  const roots = within === null ? [document.body] : queryAllByRole(document.body, within)
  return roots.flatMap((root) => findIn(root, query))
}

/** The one element that a query means. */
function one(query: SentQuery): Element {
  const found = all(query)
  const [first] = found
  if (first === undefined) throw new Error('It is not there')
  if (found.length > 1) {
    const tags = found.map(({ outerHTML }) => outerHTML.slice(0, 200))
    throw new Error(`There are ${found.length}:\n${tags.join('\n')}`)
  }
  return first
}

/** Where an element was at the last look: what moves is pressed where it no longer is. */
const places = new WeakMap<Element, string>()

function isStill(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const place = [x, y, width, height].join()
  const before = places.get(element)
  places.set(element, place)
  return before === place
}

/** The one element that a query means, once a finger can press it. */
function pressable(query: SentQuery): Element {
  const element = one(query)
  const state = element.closest('[disabled], [aria-disabled=true], [aria-busy=true]')
  if (state) throw new Error(`It cannot be pressed now: ${state.outerHTML.slice(0, 200)}`)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (!isStill(element)) throw new Error('It moves')
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!element.contains(hit)) throw new Error(`It is covered by ${hit?.outerHTML.slice(0, 200)}`)
  return element
}

/** The field that a query means, with all of its text chosen: what is typed replaces it. */
function emptied(query: SentQuery): Element {
  const field = one(query)
  if (!(field instanceof HTMLInputElement)) throw new Error(`No field: ${field.outerHTML}`)
  field.focus()
  field.select()
  return field
}

/** What stands in the field or list that a query means. */
function contentOf(query: SentQuery): string {
  const field = one(query)
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field.value
  throw new Error(`No field: ${field.outerHTML}`)
}

/** Chooses from a list: its choices are drawn by the system, where no driver sees them. */
function choose(query: SentQuery, label: string): void {
  const list = one(query)
  if (!(list instanceof HTMLSelectElement)) throw new Error(`No list: ${list.outerHTML}`)
  const option = [...list.options].find((each) => each.label === label)
  if (!option) throw new Error(`It has ${[...list.options].map((each) => each.label).join(', ')}`)
  option.selected = true
  list.dispatchEvent(new Event('input', { bubbles: true }))
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The first field for files in the part of the page that a query means. */
function fileField(query: SentQuery): Element {
  const field = one(query).querySelector('input[type=file]')
  if (!field) throw new Error('It has no field for files')
  return field
}

const probe = { all, one, pressable, emptied, contentOf, choose, fileField }

declare global {
  interface Window {
    probe: typeof probe
  }
}

watch()
window.probe = probe
