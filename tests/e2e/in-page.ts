import type { Page } from '@playwright/test'

/*
 * What is measured inside a page. These functions go there as text, all of them together, and so
 * refer to nothing but one another and the browser.
 */

/** A line of text as it is drawn. */
interface Line {
  line: DOMRect
  text: string
  parent: Element
}

/** Pixels by which a line may stand out: letters lean, and boxes end between two pixels. */
function leeway(): number {
  return 1.5
}

/** Where a text stands, for whoever has to find it. */
function placeOf(element: Element): string {
  const part = element.closest('section, article, li, dl, form, header, nav')
  const heading = part?.querySelector('h1, h2, h3')?.textContent ?? ''
  return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${heading}`.trim()
}

/** Cut on purpose: for screen readers alone, or with an ellipsis. */
function isCutOnPurpose(element: Element): boolean {
  const { clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element)
  const isForReaders = element.clientWidth <= 1 || clipPath !== 'none'
  return isForReaders || textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
}

/** The box that lays out the lines of a text. */
function boxOf(parent: Element): Element {
  const isInline = /^(inline|contents|ruby)$/.test(getComputedStyle(parent).display)
  return isInline && parent.parentElement ? boxOf(parent.parentElement) : parent
}

function standsOut(line: DOMRect, box: Element): boolean {
  const { left, right } = box.getBoundingClientRect()
  return line.right > right + leeway() || line.left < left - leeway()
}

/** What a box does to a line inside it: lets it pass, cuts it off, or scrolls to it. */
function effectOf(box: Element, line: DOMRect): 'none' | 'cuts' | 'ends' {
  if (isCutOnPurpose(box)) return 'ends'
  const { overflowX, overflowY } = getComputedStyle(box)
  if (/auto|scroll/.test(overflowX)) return 'ends'
  if (/hidden|clip/.test(overflowX) && standsOut(line, box)) return 'cuts'
  const isLow = line.bottom > box.getBoundingClientRect().bottom + 2 * leeway()
  return /hidden|clip/.test(overflowY) && isLow ? 'cuts' : 'none'
}

/** Whether one scrolls sideways to see all of what an element is in. */
function isInStrip(element: Element): boolean {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const isStrip = /auto|scroll/.test(getComputedStyle(one).overflowX)
    if (isStrip && one.scrollWidth > one.clientWidth && one !== document.documentElement)
      return true
  }
  return false
}

/** What is wrong with a line of text inside the boxes around it; nothing where it fits. */
function faultOf(line: DOMRect, parent: Element): string | undefined {
  let fault: string | undefined
  let isFree = false
  // What lies inside a scrolling strip may be as wide as it likes.
  if (isInStrip(parent)) return undefined
  for (let one: Element | null = boxOf(parent); one !== null; one = one.parentElement) {
    const effect = effectOf(one, line)
    if (effect === 'cuts') return 'is cut off'
    if (effect === 'ends') return isCutOnPurpose(one) ? undefined : fault
    if (!isFree && standsOut(line, one)) fault = 'is wider than its box'
    // What is placed by itself, such as a badge on a corner, may leave the box that it belongs to.
    isFree ||= /absolute|fixed/.test(getComputedStyle(one).position)
  }
  return fault
}

/** Whether a line lies outside of what scrolls around it, and nobody sees it now. */
function isScrolledAway(line: DOMRect, element: Element): boolean {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(one)
    const box = one.getBoundingClientRect()
    const x = (line.left + line.right) / 2
    const y = (line.top + line.bottom) / 2
    if (/auto|scroll/.test(overflowX) && (x < box.left || x > box.right)) return true
    if (/auto|scroll/.test(overflowY) && (y < box.top || y > box.bottom)) return true
    if (position === 'fixed') return false
  }
  return false
}

/** Whether a sheet over the page holds it back: only what is in the sheet is read. */
function isHeldBack(element: Element): boolean {
  const sheet = document.querySelector('dialog:modal')
  return sheet !== null && !sheet.contains(element)
}

/** Every line of text that the page shows; drawings have a text of their own kind. */
function linesOfPage(): Line[] {
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    const text = textContent?.trim() ?? ''
    if (parent === null || text === '' || parent.closest('svg, option, script, style')) continue
    if (isHeldBack(parent)) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const rects = [...range.getClientRects()].filter(
      (line) => line.width >= 1 && !isScrolledAway(line, parent),
    )
    lines.push(...rects.map((line) => ({ line, text, parent })))
  }
  return lines
}

/** The bar or sheet that lies over the page on purpose and holds an element. */
function layerOf(element: Element): Element | null {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(one).position)) return one
  }
  return null
}

/** Whether two lines lie on one another; those of a paragraph may touch where letters are tall. */
function overlap(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 2 && along > 0.4 * Math.min(one.height, other.height)
}

function overlapsIn(lines: readonly Line[]): string[] {
  const seen = lines
    .filter(({ parent }) => !isCutOnPurpose(boxOf(parent)))
    .map((one) => ({ ...one, layer: layerOf(one.parent) }))
    .toSorted((one, other) => one.line.top - other.line.top)
  return seen.flatMap((one, index) => {
    const below = seen.findIndex(({ line }, at) => at > index && line.top >= one.line.bottom)
    return seen
      .slice(index + 1, below < 0 ? undefined : below)
      .filter((other) => other.layer === one.layer && overlap(one.line, other.line))
      .map((other) => `"${one.text}" lies on "${other.text}" in ${placeOf(one.parent)}`)
  })
}

/** The text that stands in a field or invites to fill it in. */
function textOfField(field: Element): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.label ?? ''
  const isText =
    field instanceof HTMLInputElement && !/radio|checkbox|file|range|date/.test(field.type)
  if (!isText || field.value !== '') return isText ? field.value : ''
  // A field that is a sign alone until it is used has its words unseen.
  const unseen = getComputedStyle(field, '::placeholder').color === 'rgba(0, 0, 0, 0)'
  return unseen ? '' : field.placeholder
}

/** Fields whose text is wider than they are. */
function fullFields(): string[] {
  const canvas = document.createElement('canvas').getContext('2d')
  const fields = [...document.querySelectorAll('input, select')].filter(
    (field) => field.checkVisibility({ opacityProperty: true }) && field.clientWidth > 20,
  )
  return fields.flatMap((field) => {
    const { fontFamily, paddingLeft, paddingRight } = getComputedStyle(field)
    const invites = field instanceof HTMLInputElement && field.value === ''
    const { fontWeight, fontSize } = getComputedStyle(field, invites ? '::placeholder' : null)
    // Not the shorthand, which is empty where figures are tabular.
    if (canvas) canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const text = textOfField(field)
    const width = canvas?.measureText(text).width ?? 0
    return width > room + leeway() ? [`"${text}" is wider than its field`] : []
  })
}

function spillsOfPage(): string[] {
  const lines = linesOfPage()
  const faults = lines.flatMap(({ line, text, parent }) => {
    const fault = faultOf(line, parent)
    return fault ? [`"${text.slice(0, 80)}" ${fault} in ${placeOf(parent)}`] : []
  })
  return [...new Set([...faults, ...overlapsIn(lines), ...fullFields()])]
}

/** The texts of an element itself, and what it tells screen readers. */
function ownTexts(element: Element): string[] {
  const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  const names = ['aria-label', 'placeholder', 'alt', 'title']
  return [
    ...nodes.map(({ textContent }) => textContent ?? ''),
    ...names.map((name) => element.getAttribute(name) ?? ''),
  ]
}

function textsOfPage(): string[] {
  const { lang } = document.documentElement
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.closest('script, style') === null &&
      element.closest('[lang]')?.getAttribute('lang') === lang &&
      element.checkVisibility(),
  )
  return [...new Set(elements.flatMap(ownTexts))].filter((text) => /\p{L}{3}/u.test(text))
}

const functions = [
  leeway,
  placeOf,
  isCutOnPurpose,
  boxOf,
  standsOut,
  effectOf,
  isInStrip,
  isScrolledAway,
  isHeldBack,
  faultOf,
  linesOfPage,
  layerOf,
  overlap,
  overlapsIn,
  textOfField,
  fullFields,
  spillsOfPage,
  ownTexts,
  textsOfPage,
]

const run = (page: Page, measure: () => string[]) =>
  page.evaluate<string[]>(`(() => { ${functions.join('\n')}; return ${measure.name}() })()`)

/**
 * The texts that do not fit: wider than their own box or than what cuts them off, those that lie on
 * one another, and those that their field has no room for; each with the place where it stands.
 */
export const spills = (page: Page): Promise<string[]> => run(page, spillsOfPage)

/** Every text that a page shows or tells a screen reader, once; not those in another language. */
export const textsOf = (page: Page): Promise<string[]> => run(page, textsOfPage)
