import type { Document, Node } from 'yaml'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { Failure } from '../process/project.ts'

/** Where something stands in the contract: the keys that lead to it. */
export type Path = readonly (string | number)[]

/** The contract as a tree whose every part knows its line. */
export class ContractDocument {
  /** As it is shown to people, for example `openapi/h5.yaml`. */
  readonly name: string
  /** The file's text. */
  readonly text: string
  readonly #lines = new LineCounter()
  readonly #document: Document.Parsed
  readonly #root: unknown

  /** Parses a contract; throws a `Failure` that names the line when it is no YAML. */
  constructor(text: string, name: string) {
    this.name = name
    this.text = text
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false })
    const [error] = this.#document.errors
    if (error) {
      const { line, col } = this.#lines.linePos(error.pos[0])
      throw new Failure(`${name}:${line}:${col} ${error.message}`)
    }
    this.#root = this.#document.toJS()
  }

  /** The value at a place, undefined when there is none. */
  get(path: Path): unknown {
    return path.reduce<unknown>((value, key) => child(value, key), this.#root)
  }

  keys(path: Path): string[] {
    const value = this.get(path)
    return isRecord(value) ? Object.keys(value) : []
  }

  /** Follows the references on the way to a place and at it, so that what is there is no reference. */
  resolve(path: Path): Path {
    let resolved: Path = []
    for (const key of path) resolved = this.#behindReference([...resolved, key])
    return resolved
  }

  /** The value behind the references at a place. */
  at(path: Path): unknown {
    return this.get(this.resolve(path))
  }

  /** The line of the key or list item at a place, from 1; of the nearest thing around it otherwise. */
  line(path: Path): number {
    let offset = 0
    let node: Node | null | undefined = this.#document.contents
    for (const key of path) {
      const found = entryOf(node, key)
      if (!found) break
      offset = found.offset
      node = found.node
    }
    return this.#lines.linePos(offset).line
  }

  #behindReference(path: Path): Path {
    const value = this.get(path)
    if (!isRecord(value) || typeof value.$ref !== 'string') return path
    return this.resolve(value.$ref.slice(2).split('/'))
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function child(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) ? value[key] : undefined
}

function entryOf(
  node: Node | null | undefined,
  key: string | number,
): { offset: number; node: Node | null } | undefined {
  if (isMap<Node, Node | null>(node)) {
    const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === `${key}`)
    return pair && { offset: pair.key.range?.[0] ?? 0, node: pair.value }
  }
  if (isSeq<Node>(node)) {
    const item = node.items[Number(key)]
    return item && { offset: item.range?.[0] ?? 0, node: item }
  }
  return undefined
}
