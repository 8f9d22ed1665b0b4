/** One column of a table of records. */
export interface CsvColumn<Row> {
  header: string
  /** The plain value: a decimal with a dot, a text, a moment of `csvMoment`; '' for none. */
  value: (row: Row) => string
}

/** Excel takes a file for UTF-8 only when it begins so. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A table as CSV (RFC 4180): comma, CRLF, quoted where needed. Texts that a spreadsheet would run
 * as a formula get an apostrophe before them: a record may carry what a stranger wrote.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ]
  return `${BYTE_ORDER_MARK}${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

/** A moment, Unix seconds, as spreadsheets and programs read it: 2026-11-20T15:30:00Z. */
export function csvMoment(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

/** A plain number begins with a minus and is no formula. */
const NUMBER = /^-?\d+(\.\d+)?$/
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
