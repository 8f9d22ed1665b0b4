import { printable } from '../client/printable.ts'
import type { Next } from './next.ts'
import type { Entry, ReportFile } from './report-file.ts'

/** A run as continuous integration reads it: a suite for each level, a test for each case. */
export function xunit({ results, levels, seconds, notThere }: ReportFile): string {
  const suites = levels.map(({ name, passed, failed, caused, leftOut }) => {
    const tests = results.filter(({ level }) => level === name)
    const head = attributes({
      name,
      tests: passed + failed + caused + leftOut,
      failures: failed + caused,
      skipped: leftOut,
    })
    return `  <testsuite ${head}>\n${tests.map(testCase).join('')}  </testsuite>\n`
  })
  if (notThere.length > 0) {
    const head = attributes({
      name: 'not there yet',
      tests: notThere.length,
      failures: 0,
      skipped: notThere.length,
    })
    suites.push(`  <testsuite ${head}>\n${notThere.map(waiting).join('')}  </testsuite>\n`)
  }
  const time = attributes({ name: 'conformance', time: seconds })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${time}>\n${suites.join('')}</testsuites>\n`
}

/** An operation that is not there yet. */
function waiting({ call, summary, answered }: Next): string {
  const head = attributes({ classname: call, name: `${call}: ${summary}` })
  const skipped = attributes({ message: `not there yet: ${answered}` })
  return `    <testcase ${head}><skipped ${skipped}/></testcase>\n`
}

function testCase(entry: Entry): string {
  const { id, call, milliseconds, status, note = '' } = entry
  const head = attributes({ classname: call, name: id, time: milliseconds / 1000 })
  if (status === 'passed') return `    <testcase ${head}/>\n`
  if (status === 'left out') {
    return `    <testcase ${head}><skipped ${attributes({ message: note })}/></testcase>\n`
  }
  const message = entry.because ?? headlineOf(entry)
  const text = [
    ...entry.faults.map((fault) => `${fault.line} ${fault.message}`),
    ...entry.exchanges.map((one) => `$ ${one.curl}`),
  ].join('\n')
  const failure = `<failure ${attributes({ type: entry.kind, message })}>${escaped(text)}</failure>`
  return `    <testcase ${head}>${failure}</testcase>\n`
}

/** What is wrong, in a sentence; of a law its rule, and what came. */
const headlineOf = ({ level, what, faults: [first] }: Entry) =>
  `${level === 'behaviour' ? `${what} ` : ''}${first?.message ?? ''}`

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(' ')
}

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
}

/** What a file of XML or HTML can hold; what XML has no place for, and what cannot be seen, is shown. */
export const escaped = (text: string): string =>
  printable(text).replace(/[&<>"\n]/g, (one) => NAMES[one] ?? one)
