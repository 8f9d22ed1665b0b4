/**
 * Long lists of the contract's examples. A list that only has to be long is written as one row, and
 * `x-repeat` beside the example's value says how it goes on (docs/contract.md).
 */
import type { Document, Envelope, Example, Fields, Json, Reference, Repeat } from './written.ts'
import { answersOf } from './written.ts'

/**
 * Writes out every row, in the document that is given. Of a list with a `limit` the first page stays
 * in its example; the further ones become the examples `<name>_page_2` and so on.
 */
export function repeatRows(document: Document): void {
  const pages = new Map<Example, Envelope[]>()
  const expand = (example: Example) => {
    const found = pages.get(example) ?? pagesOf(example)
    pages.set(example, found)
    const [first] = found
    if (first) example.value = first
    delete example['x-repeat']
    return found.slice(1)
  }
  for (const { media } of answersOf(document)) {
    if (!media.examples) continue
    media.examples = Object.fromEntries(
      Object.entries(media.examples).flatMap(([name, one]): [string, Example | Reference][] => {
        const example =
          '$ref' in one ? document.components.examples[one.$ref.split('/').at(-1) ?? ''] : one
        const further = (example ? expand(example) : []).map(
          (value, index, all): [string, Example] => [
            `${name}_page_${index + 2}`,
            { summary: `Page ${index + 2} of ${all.length + 1}`, value },
          ],
        )
        return [[name, one], ...further]
      }),
    )
  }
}

function pagesOf(example: Example): Envelope[] {
  // A copy: what stands once in the file may be part of several examples.
  const value = structuredClone(example.value) as Envelope
  let pages = [value]
  for (const { list, rows, add, each = {} } of example['x-repeat'] ?? []) {
    const keys = list.split('.')
    const last = keys.pop() ?? ''
    const around = keys.reduce<Json>((at, key) => (at as Fields)[key] ?? null, value) as Fields
    const all = (around[last] as Fields[])
      .flatMap((row, index) =>
        Array.from({ length: rows[index] ?? 1 }, (_, n) => later(row, add, n) as Fields),
      )
      .map((row, index) => {
        const own = Object.entries(each).map(([name, values]) => [name, values[index] ?? null])
        return { ...row, ...Object.fromEntries(own) }
      })
    around[last] = all
    const limit = Number(around.limit ?? all.length)
    if (all.length <= limit) continue
    pages = Array.from({ length: Math.ceil(all.length / limit) }, (_, page) => {
      around[last] = all.slice(page * limit, (page + 1) * limit)
      around.page = page + 1
      return structuredClone(value)
    })
  }
  return pages
}

/** The row that comes `n` rows after another. */
function later(row: Json, add: Repeat['add'], n: number): Json {
  if (Array.isArray(row)) return row.map((one) => later(one, add, n))
  if (typeof row !== 'object' || row === null) return row
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const by = add[name]
      return [name, by === undefined ? later(value, add, n) : plus(value, by, n)]
    }),
  )
}

function plus(value: Json, by: number | string, n: number): Json {
  if (typeof by === 'string') return plusDecimal(String(value), by, n)
  if (typeof value === 'number') return value + by * n
  if (typeof value !== 'string') return value
  return value.replace(/\d+$/, (end) => String(Number(end) + by * n).padStart(end.length, '0'))
}

/** A decimal text and `n` times another one, at the larger scale of the two. */
function plusDecimal(text: string, by: string, n: number): string {
  const scale = Math.max(scaleOf(text), scaleOf(by))
  const units = (one: string) => BigInt(one.replace('.', '') + '0'.repeat(scale - scaleOf(one)))
  const total = units(text) + units(by) * BigInt(n)
  const digits = String(total < 0n ? -total : total).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return `${total < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`
}

/** How many decimals a text has: `1250.00` has two. */
const scaleOf = (text: string) => text.split('.')[1]?.length ?? 0
