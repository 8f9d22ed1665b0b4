/** Writes what was found as a page for people. */
import type { Item } from './item.ts'
import type { Verdict } from './judge.ts'
import type { TestCase } from './suites.ts'

const SECTIONS: Readonly<Record<Item['section'], string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'The error catalogue',
  9: 'Business constants and limits',
}

/** As many as say enough in a row. Of the others no number stands there: each new test would change it. */
const SHOWN = 3

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
const code = (text: string) => `\`${text}\``

function listed(texts: readonly string[]): string {
  return [...texts.slice(0, SHOWN), ...(texts.length > SHOWN ? ['and more'] : [])].join('<br>')
}

/** A test by its file and its title, which names the rows of a table by `%s`. */
const testOf = ({ file, title }: TestCase) => `${code(file)} ${cell(title)}`

function rowOf({ item, operations, pages, messages, tests, values }: Verdict): string {
  const routes = pages.map((name) => code(`/pages/${name}/${name}`))
  const calls = operations.map((name) => code(name.replace('/api', '')))
  const facts = [...(item.field === undefined ? [] : [item.field]), ...values].map(code)
  const columns = [
    `${item.kind}: ${cell(item.words)}${item.noScreen === undefined ? '' : `<br>${cell(item.noScreen)}`}`,
    listed([...calls, ...facts]),
    listed(routes),
    listed(messages.map(code)),
    listed(tests.map(testOf)),
  ]
  return `| ${columns.map((column) => column || '–').join(' | ')} |`
}

function sectionOf(section: Item['section'], verdicts: readonly Verdict[]): string {
  const own = verdicts.filter(({ item }) => item.section === section)
  return [
    `## ${section}. ${SECTIONS[section]}`,
    '',
    '| the specification | calls, fields, values | pages | messages | tests |',
    '|---|---|---|---|---|',
    ...own.map(rowOf),
    '',
  ].join('\n')
}

/** The whole page. */
export function toMarkdown(verdicts: readonly Verdict[]): string {
  const count = (kind: Item['kind']) => verdicts.filter(({ item }) => item.kind === kind).length
  const kinds = [...new Set(verdicts.map(({ item }) => item.kind))]
  const sections = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).filter((section) =>
    verdicts.some(({ item }) => item.section === section),
  )
  return [
    '# What realises the specification',
    '',
    'Made by `node scripts/coverage.ts` from the contract, the route table, the screens, the English',
    'catalogue and the tests; `npm run check coverage` fails when an entry has nothing behind it, and when',
    'this page is not what the code says. Do not edit: the entries stand in `scripts/specification/`.',
    '',
    'A call counts when the contract has it and the screen of the page makes it; a message when its English',
    'is what the specification quotes; a refusal when an answer of the contract shows it; a test when its',
    'file has one of that title; a value when it is the same in the contract or the code.',
    '',
    `${verdicts.length} entries: ${kinds.map((kind) => `${kind} ${count(kind)}`).join(', ')}.`,
    '',
    ...sections.map((section) => sectionOf(section, verdicts)),
  ].join('\n')
}
