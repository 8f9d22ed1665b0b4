/** Looks up in the code what is named for an entry, and says what is missing. */
import { isDeepStrictEqual } from 'node:util'
import type { Evidence } from './evidence.ts'
import type { Entry, Kind, Value } from './specification.ts'
import { specificationTags, tagOfKind } from './specification.ts'
import type { TestCase } from './suites.ts'

const RULES = 'conformance/rules/rules.yaml'

/** What was found for an entry, and a line for each thing that was not. */
export interface Verdict {
  entry: Entry
  operations: string[]
  pages: string[]
  messages: string[]
  tests: TestCase[]
  values: string[]
  faults: string[]
}

/** What an entry of a kind cannot do without. */
const NEEDED: Readonly<Record<Kind, readonly ('operations' | 'pages' | 'messages' | 'tests')[]>> = {
  capability: ['operations', 'pages', 'tests'],
  screen: ['pages', 'messages', 'tests'],
  call: ['operations', 'tests'],
  field: ['tests'],
  state: ['operations', 'pages', 'messages', 'tests'],
  rule: ['tests'],
  error: ['operations', 'messages', 'tests'],
  'success message': ['messages', 'tests'],
  constant: ['tests'],
}

/** The verdict on one entry. */
export function judge(entry: Entry, evidence: Evidence): Verdict {
  const faults: string[] = []
  const miss = (text: string) => {
    faults.push(`${entry.id}: ${text}`)
  }
  const verdict: Verdict = {
    entry,
    operations: operationsOf(entry, evidence, miss),
    pages: pagesOf(entry, evidence, miss),
    messages: messagesOf(entry, evidence, miss),
    tests: testsOf(entry, evidence, miss),
    values: (entry.values ?? []).flatMap((value) => foundValue(value, evidence, miss)),
    faults,
  }
  if (entry.field !== undefined) checkField(entry.field, evidence, miss)
  for (const part of NEEDED[entry.kind]) {
    if (part === 'operations' && entry.unanswered !== undefined) continue
    if (verdict[part].length === 0 && faults.length === 0)
      miss(`${part === 'tests' ? 'no test carries it as a tag' : `nothing behind it: no ${part}`}`)
  }
  // With something missing altogether, who calls what adds nothing.
  if (faults.length === 0) checkCalls(verdict, evidence, miss)
  return verdict
}

type Miss = (text: string) => void

function operationsOf(entry: Entry, evidence: Evidence, miss: Miss): string[] {
  const named = (entry.calls ?? []).filter((name) => {
    const [call = '', example] = name.split('#')
    const operation = evidence.operations.get(call)
    if (!operation) miss(`the contract has no ${call}`)
    else if (example !== undefined && !operation.examples.has(example)) {
      miss(`${call} has no example "${example}"`)
    } else return true
    return false
  })
  const reason = refusing(entry, evidence, miss)
  const saying = entry.kind === 'success message' ? evidence.saying(entry.says) : []
  return [...named, ...reason, ...saying, ...(entry.kind === 'screen' ? made(entry, evidence) : [])]
}

/** The calls of a screen itself, without those of the frame around every page. */
function made({ pages = [] }: Entry, evidence: Evidence): string[] {
  const own = pages.flatMap((name) => [...(evidence.pages.get(name)?.operations ?? [])])
  return own.filter((call) => !evidence.frame.has(call))
}

/** The calls with an example that refuses for a reason. */
function refusing(
  { reason, unanswered }: Entry,
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

function pagesOf(entry: Entry, { pages }: Evidence, miss: Miss): string[] {
  return (entry.pages ?? []).filter((name) => {
    const page = pages.get(name)
    if (!page) miss(`no route has the page "${name}"`)
    else if (entry.bar !== undefined && page.bar !== entry.bar) {
      miss(`the page "${name}" has the ${page.bar} bar, not the ${entry.bar} one`)
    } else if (entry.kind === 'screen' && page.tab !== entry.tab) {
      miss(`the page "${name}" has the tab ${page.tab ?? 'none'}, not ${entry.tab ?? 'none'}`)
    } else return true
    return false
  })
}

function messagesOf(entry: Entry, { messages, pages }: Evidence, miss: Miss): string[] {
  // A screen is known by its title, which stands in its row of the route table.
  const titles =
    entry.kind === 'screen' ? (entry.pages ?? []).map((name) => pages.get(name)?.title) : []
  const named = [...titles.filter((id) => id !== undefined), ...(entry.messages ?? [])]
  return named.filter((id) => {
    const words = messages.get(id)
    if (words === undefined) miss(`the catalogue has no message "${id}"`)
    else if (entry.quote !== undefined && words !== entry.quote) {
      miss(`"${id}" reads "${words}", not "${entry.quote}"`)
    } else return true
    return false
  })
}

function testsOf(entry: Entry, { tests, pages, provedRules }: Evidence, miss: Miss): TestCase[] {
  const wanted = [entry.id, tagOfKind(entry.kind)]
  const tagged = tests.filter(({ tags }) => tags.some((tag) => wanted.includes(tag)))
  const rules = (entry.rules ?? []).flatMap((id) => {
    if (!provedRules.has(id)) miss(`no law proves the rule ${id}`)
    return { file: RULES, title: id, tags: [] }
  })
  const opening =
    entry.kind === 'screen'
      ? (entry.pages ?? []).flatMap((name) => pages.get(name)?.tests ?? [])
      : []
  return [...new Set([...tagged, ...rules, ...opening])]
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
  { entry, operations, pages, tests }: Verdict,
  evidence: Evidence,
  miss: Miss,
): void {
  if (entry.kind === 'error' || entry.kind === 'success message' || entry.kind === 'constant')
    return
  const isItsOwn = ({ tags }: TestCase) => !tags.includes(tagOfKind(entry.kind))
  const called = new Set(
    (pages.length > 0 ? pages : [...evidence.pages.keys()]).flatMap((name) => [
      ...(evidence.pages.get(name)?.operations ?? []),
    ]),
  )
  for (const name of operations) {
    const [call = '', example = ''] = name.split('#')
    // Any call can be refused, so a reason is tied to no page.
    if (example.startsWith('refused_') || called.has(call) || evidence.frame.has(call)) continue
    if (entry.noScreen !== undefined && tests.some(isItsOwn)) continue
    miss(`no ${pages.length > 0 ? `screen of ${pages.join(', ')}` : 'screen'} calls ${call}`)
  }
  // A page that is named for its calls has to make one of them.
  const wanted = operations
    .filter((name) => !name.includes('#refused_'))
    .map((name) => name.split('#')[0] ?? '')
  if (entry.kind !== 'capability') return
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

/** What Playwright's projects filter by; Vitest itself refuses a tag that it does not know. */
const OTHER_TAGS = ['full']

/** A line for each tag that is no entry's. */
export function unknownTags(tests: readonly TestCase[]): string[] {
  const known = new Set([...specificationTags, ...OTHER_TAGS])
  return tests.flatMap(({ file, title, tags }) =>
    tags
      .filter((tag) => !known.has(tag))
      .map((tag) => `${file}: "${title}" has the tag ${tag}, which no entry has`),
  )
}
