import type { Operation } from '../contract/contract.ts'
import type { Fields } from '../contract/written.ts'
import { isFields } from '../contract/written.ts'

/** Whether an example is about the record, or of the kind, that a query parameter names. */
function isAbout(data: Fields, parameter: string, value: string): boolean {
  const rows = Array.isArray(data.list) ? data.list.filter(isFields) : []
  const areRows = rows.length > 0 && rows.every((row) => row[parameter] === value)
  return (
    areRows ||
    [data, ...Object.values(data).filter(isFields)].some(
      (record) =>
        record[parameter] === value || (/(^|_)id$/.test(parameter) && record.id === value),
    )
  )
}

/**
 * Returns the example that a query selects: the one that a value of the query names (`filter=ended`), one with the
 * record of a `request_id`, or the one about the record or of the kind that the query names (`project_id=pr_503`,
 * `bonus_state=paid`); otherwise `done`.
 */
export function exampleOfQuery(operation: Operation, query: URLSearchParams): string {
  const values = [...query]
  // A list that only has to be long is of no kind.
  const done = [...operation.answer.examples].filter(
    ([name, { code }]) => code === 1 && !name.startsWith('long_list'),
  )
  const byName = done.find(([name]) => values.some(([, value]) => value === name))
  const byRecord = done.find(
    ([, { data }]) => data && values.some(([name, one]) => isAbout(data, name, one)),
  )
  const byRequest = done.find(
    ([name, { data }]) =>
      query.has('request_id') &&
      (name === 'one_request' ||
        Object.values(data ?? {}).some((one) => isFields(one) && 'request_id' in one)),
  )
  return (byName ?? byRequest ?? byRecord)?.[0] ?? 'done'
}

/**
 * Returns the example with a further page of another one (`long_list_page_2`): `empty` after its last page, and the
 * example itself where it is a page or no list.
 */
export function exampleOfPage(
  { answer, paged }: Operation,
  example: string,
  page: string | null,
): string {
  const { examples } = answer
  const isPaged = paged && examples.get(example)?.code === 1 && !/_page_\d+$/.test(example)
  if (!isPaged || page === null || page === '1') return example
  const further = `${example}_page_${page}`
  return examples.has(further) ? further : 'empty'
}
