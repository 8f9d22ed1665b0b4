/** Writes what was found as a page for people. */
import type { Verdict } from './judge.ts'
import type { Kind } from './specification.ts'

const SECTIONS: Readonly<Record<number, string>> = {
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

/** Tests named in a row. The others are not counted there: each new test would change the file. */
const SHOWN = 3

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
const code = (text: string) => `\`${text}\``

function listed(texts: readonly string[]): string {
  return [...texts.slice(0, SHOWN), ...(texts.length > SHOWN ? ['and more'] : [])].join('<br>')
}

function rowOf({ entry, operations, pages, messages, tests, values }: Verdict): string {
  const routes = pages.map((name) => code(`/pages/${name}/${name}`))
  const calls = operations.map((name) => code(name.replace('/api', '')))
  const facts = [...(entry.field === undefined ? [] : [entry.field]), ...values].map(code)
  const columns = [
    `${code(entry.id)} ${cell(entry.says)}${entry.noScreen === undefined ? '' : `<br>${cell(entry.noScreen)}`}`,
    listed([...calls, ...facts]),
    listed(routes),
    listed(messages.map(code)),
    listed([...new Set(tests.map(({ file }) => file))].map(code)),
  ]
  return `| ${columns.map((column) => column || '–').join(' | ')} |`
}

function sectionOf(section: number, verdicts: readonly Verdict[]): string {
  const own = verdicts.filter(({ entry }) => entry.section === section)
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
  const count = (kind: Kind) => verdicts.filter(({ entry }) => entry.kind === kind).length
  const kinds = [...new Set(verdicts.map(({ entry }) => entry.kind))]
  const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((section) =>
    verdicts.some(({ entry }) => entry.section === section),
  )
  return [
    '# What realises the specification',
    '',
    'Made by `node scripts/coverage.ts` from the contract, the route table, the screens, the English',
    'catalogue and the tags of tests; `npm run check coverage` fails when an entry has nothing behind it, and when',
    'this page is not what the code says. Do not edit: the entries stand in `scripts/specification/specification.yaml`.',
    '',
    'A call counts when the contract has it and the screen of the page makes it; a message when its English',
    'is what the specification quotes; a refusal when an answer of the contract shows it; a test when it',
    'carries the id of the entry as a tag and is not skipped; a value when it is the same in the contract or the code.',
    '',
    `${verdicts.length} entries: ${kinds.map((kind) => `${kind} ${count(kind)}`).join(', ')}.`,
    '',
    ...sections.map((section) => sectionOf(section, verdicts)),
  ].join('\n')
}
