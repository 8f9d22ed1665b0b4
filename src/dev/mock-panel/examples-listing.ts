/** A named example of the contract: `code` is 1 done, 0 refused, 401 no session. */
export interface ListedExample {
  name: string
  summary: string
  code: number
}

/** One call of the contract, as the mock lists it at `/__examples`. */
export interface ListedOperation {
  method: string
  path: string
  operationId: string
  summary: string
  tag: string
  examples: ListedExample[]
}

let listed: Promise<ListedOperation[] | null> = Promise.resolve(null)

/** What the mock can answer, asked once; null while the backend is no mock, but a sandbox. */
export const listing = (): Promise<ListedOperation[] | null> => listed

/** Asks the backend for {@link listing}. */
export function askForListing(): void {
  listed = fetchListing().catch(() => null)
}

async function fetchListing(): Promise<ListedOperation[] | null> {
  const response = await fetch('/__examples')
  if (!response.ok) return null
  const { operations } = (await response.json()) as { operations: ListedOperation[] }
  return operations
}

/**
 * The examples to choose from: not the further pages of a list (`long_list_page_2`), which the mock
 * shows by itself when the list asks for them.
 */
export function choosable({ examples }: ListedOperation): ListedExample[] {
  const names = new Set(examples.map(({ name }) => name))
  return examples.filter(({ name }) => {
    const list = /^(.+)_page_\d+$/.exec(name)?.[1]
    return list === undefined || !names.has(list)
  })
}

/** The choosable examples that, with their call, contain every word that is searched for. */
export function found(operation: ListedOperation, search: string): ListedExample[] {
  const { method, path, operationId, summary, tag } = operation
  const words = search.toLowerCase().split(/\s+/)
  return choosable(operation).filter((example) => {
    const texts = [method, path, operationId, summary, tag, example.name, example.summary]
    const text = texts.join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
