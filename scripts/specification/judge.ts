/** Looks up in the code what is named for an entry, and says what is missing. */
import { isDeepStrictEqual } from 'node:util'
import type { Evidence } from './evidence.ts'
import type { Item, Value } from './item.ts'
import type { TestCase } from './suites.ts'

/** What was found for an entry, and a line for each thing that was not. */
export interface Verdict {
  item: Item
  operations: string[]
  pages: string[]
  messages: string[]
  tests: TestCase[]
  values: string[]
  faults: string[]
}

/** What an entry of a kind cannot do without. */
const NEEDED: Readonly<
  Record<Item['kind'], readonly ('operations' | 'pages' | 'messages' | 'tests')[]>
> = {
  capability: ['operations', 'pages', 'tests'],
  screen: ['pages', 'messages', 'tests'],
  call: ['operations'],
  field: [],
  state: ['operations', 'pages', 'messages', 'tests'],
  rule: ['tests'],
  error: ['operations', 'messages'],
  'success message': ['messages', 'tests'],
  constant: ['tests'],
}

/** The verdict on one entry. */
export function judge(item: Item, evidence: Evidence): Verdict {
  const faults: string[] = []
  const miss = (text: string) => {
    faults.push(`section ${item.section}, ${item.kind} "${item.words}": ${text}`)
  }
  const verdict: Verdict = {
    item,
    operations: operationsOf(item, evidence, miss),
    pages: pagesOf(item, evidence, miss),
    messages: messagesOf(item, evidence, miss),
    tests: testsOf(item, evidence, miss),
    values: (item.values ?? []).flatMap((value) => foundValue(value, evidence, miss)),
    faults,
  }
  if (item.field !== undefined) checkField(item.field, evidence, miss)
  for (const part of NEEDED[item.kind]) {
    if (part === 'operations' && item.unanswered !== undefined) continue
    if (verdict[part].length === 0 && faults.length === 0) miss(`nothing behind it: no ${part}`)
  }
  // Who calls what says nothing new where something is missing altogether.
  if (faults.length === 0) checkCalls(verdict, evidence, miss)
  return verdict
}

type Miss = (text: string) => void

function operationsOf(item: Item, evidence: Evidence, miss: Miss): string[] {
  const named = (item.operations ?? []).filter((name) => {
    const [call = '', example] = name.split('#')
    const operation = evidence.operations.get(call)
    if (!operation) miss(`the contract has no ${call}`)
    else if (example !== undefined && !operation.examples.has(example)) {
      miss(`${call} has no example "${example}"`)
    } else return true
    return false
  })
  const reason = refusing(item, evidence, miss)
  const saying = item.kind === 'success message' ? evidence.saying(item.words) : []
  return [...named, ...reason, ...saying, ...(item.kind === 'screen' ? made(item, evidence) : [])]
}

/** The calls of a screen itself, without those of the frame around every page. */
function made({ pages = [] }: Item, evidence: Evidence): string[] {
  const own = pages.flatMap((name) => [...(evidence.pages.get(name)?.operations ?? [])])
  return own.filter((call) => !evidence.frame.has(call))
}

/** The calls with an example that refuses for a reason. */
function refusing(
  { reason, unanswered }: Item,
  { reasons, operations }: Evidence,
  miss: Miss,
): string[] {
  if (reason === undefined) return []
  if (!reasons.has(reason)) {
    miss(`the contract has no reason "${reason}"`)
    return []
  }
  const example = `refused_${reason}`
  const found = [...operations].filter(([, operation]) => operation.examples.has(example))
  if (unanswered !== undefined) {
    for (const [name] of found) miss(`${name} has an example "${example}", which nobody answers`)
    return []
  }
  if (found.length === 0) miss(`no call has an example "${example}"`)
  return found.map(([name]) => `${name}#${example}`)
}

function pagesOf(item: Item, { pages }: Evidence, miss: Miss): string[] {
  return (item.pages ?? []).filter((name) => {
    const page = pages.get(name)
    if (!page) miss(`no route has the page "${name}"`)
    else if (item.bar !== undefined && page.bar !== item.bar) {
      miss(`the page "${name}" has the ${page.bar} bar, not the ${item.bar} one`)
    } else if (item.kind === 'screen' && page.tab !== item.tab) {
      miss(`the page "${name}" has the tab ${page.tab ?? 'none'}, not ${item.tab ?? 'none'}`)
    } else return true
    return false
  })
}

function messagesOf(item: Item, { messages, pages }: Evidence, miss: Miss): string[] {
  // A screen is known by its title, which stands in its row of the route table.
  const titles =
    item.kind === 'screen' ? (item.pages ?? []).map((name) => pages.get(name)?.title) : []
  const named = [...titles.filter((id) => id !== undefined), ...(item.messages ?? [])]
  return named.filter((id) => {
    const words = messages.get(id)
    if (words === undefined) miss(`the catalogue has no message "${id}"`)
    else if (item.quote !== undefined && words !== item.quote) {
      miss(`"${id}" reads "${words}", not "${item.quote}"`)
    } else return true
    return false
  })
}

function testsOf(item: Item, { tests, pages }: Evidence, miss: Miss): TestCase[] {
  const named = (item.tests ?? []).flatMap((name) => {
    const [file = '', title = ''] = splitOnce(name, ': ')
    const found = tests.find((one) => one.file === file && one.title.includes(title))
    if (!found) miss(`${file} has no test "${title}"`)
    return found ? [found] : []
  })
  const opening =
    item.kind === 'screen' ? (item.pages ?? []).flatMap((name) => pages.get(name)?.tests ?? []) : []
  return [...new Set([...named, ...opening])]
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}

function foundValue(value: Value, evidence: Evidence, miss: Miss): string[] {
  const isKeyword = 'keyword' in value
  const place = isKeyword ? value.keyword : `${value.name} in ${value.file}`
  const found = isKeyword
    ? evidence.keyword(value.keyword)
    : evidence.constant(value.file, value.name)
  if (found === undefined) miss(`${place} does not exist`)
  else if (!isDeepStrictEqual(found, value.is)) {
    miss(`${place} is ${JSON.stringify(found)}, not ${JSON.stringify(value.is)}`)
  } else return [`${place} = ${JSON.stringify(found)}`]
  return []
}

/** A call that is named has to be made: by one of the pages that are named, or by any. */
function checkCalls(
  { item, operations, pages, tests }: Verdict,
  evidence: Evidence,
  miss: Miss,
): void {
  if (item.kind === 'error' || item.kind === 'success message' || item.kind === 'constant') return
  const called = new Set(
    (pages.length > 0 ? pages : [...evidence.pages.keys()]).flatMap((name) => [
      ...(evidence.pages.get(name)?.operations ?? []),
    ]),
  )
  for (const name of operations) {
    const [call = '', example = ''] = name.split('#')
    // Every call can be refused; which page shows it is not the matter of the reason.
    if (example.startsWith('refused_') || called.has(call) || evidence.frame.has(call)) continue
    if (item.noScreen !== undefined && tests.length > 0) continue
    miss(`no ${pages.length > 0 ? `screen of ${pages.join(', ')}` : 'screen'} calls ${call}`)
  }
  // A page that is named for its calls has to make one of them.
  const wanted = operations
    .filter((name) => !name.includes('#refused_'))
    .map((name) => name.split('#')[0] ?? '')
  if (item.kind !== 'capability') return
  for (const name of pages) {
    const own = evidence.pages.get(name)?.operations ?? new Set()
    if (!wanted.some((call) => own.has(call) || evidence.frame.has(call))) {
      miss(`the screen of ${name} makes none of the calls`)
    }
  }
}

function checkField(field: string, evidence: Evidence, miss: Miss): void {
  const state = evidence.field(field)
  if (state === 'missing') miss(`the contract has no field ${field}`)
  if (state === 'unused') miss(`no file of the app reads ${field}`)
}
