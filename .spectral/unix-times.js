import { schemas } from './lib/contract.js'

const FIRST = 1_000_000_000
const LAST = 9_999_999_999

/** An integer that reads as a moment says so by its format and has the bounds of ten digits. */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function unixTimes(contract) {
  return schemas(contract).flatMap(([schema, path]) => {
    const name = path.at(-1) === 'schema' ? '' : String(path.at(-1))
    const isMoment =
      schema.format === 'unix-time' ||
      (schema.type === 'integer' && (/_at$/.test(name) || schema.example >= FIRST))
    if (!isMoment) return []
    const right =
      schema.type === 'integer' &&
      schema.format === 'unix-time' &&
      schema.minimum === FIRST &&
      schema.maximum === LAST
    if (right) return []
    const message = `A moment is an integer of format unix-time from ${FIRST} to ${LAST}.`
    return [{ message, path }]
  })
}
