import { IntlMessageFormat } from 'intl-messageformat'
import { Failure } from '../process/project.ts'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

const firstCharacter = 0xe000
const names: string[] = ['#']

/** Matches a value in a text that is said. */
export const aValue = '[\uE000-\uF8FF]'
export const everyValue = new RegExp(aValue, 'gu')
/** The `#` of a plural. */
const theCount = '\uE000'

/** The name of a value in a text that is said, `#` for the number of a plural. */
export const nameOf = (character: string): string =>
  names[character.charCodeAt(0) - firstCharacter] ?? ''

function characterOf(name: string): string {
  if (!names.includes(name)) names.push(name)
  return String.fromCharCode(firstCharacter + names.indexOf(name))
}

/** As people read it in the lines of a check: values in braces again. */
export const readable = (said: string): string =>
  said.replace(everyValue, (one) => (one === theCount ? '#' : `{${nameOf(one)}}`))

/** Words on the two sides of such a tag do not stand beside each other. */
const blockTags = new Set(['h2', 'p', 'ul', 'li'])

/** Every start of a text with every end that it can have. */
const joined = (starts: readonly string[], ends: readonly string[]): string[] =>
  starts.flatMap((start) => ends.map((end) => start + end))

function elementsOf(message: string): Element[] {
  try {
    // The locale is of no matter for reading.
    return new IntlMessageFormat(message, 'en').getAst()
  } catch (cause) {
    throw new Failure(`No ICU message: ${JSON.stringify(message)}`, { cause })
  }
}

/**
 * Returns the text of each combination of choices of an ICU message, without tags. A value is one character that no
 * message contains; `nameOf` has its name. Throws if the message can't be parsed.
 */
export function textsOf(message: string): string[] {
  // Most messages are plain, and parsing is slow.
  return /[{}<']/.test(message) ? [...new Set(saidByAll(elementsOf(message)))] : [message]
}

function saidByAll(elements: readonly Element[]): string[] {
  return elements.reduce<string[]>((starts, element) => joined(starts, saidBy(element)), [''])
}

function saidBy(element: Element): string[] {
  if ('options' in element) {
    return Object.values(element.options).flatMap(({ value }) => saidByAll(value))
  }
  if ('children' in element) {
    const inside = saidByAll(element.children)
    return blockTags.has(element.value) ? inside.map((text) => `\n${text}\n`) : inside
  }
  if (!('value' in element)) return [theCount]
  return [element.type === 0 ? element.value : characterOf(element.value)]
}
