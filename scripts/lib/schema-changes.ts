/** How much a change matters to a client that was made from the contract before. */
export type Level = 'breaking' | 'warning' | 'note'

export interface Change {
  level: Level
  /** Where: an operation, or a shared component and which way it travels. */
  place: string
  text: string
}

/** Which way a value travels. What a client sends must not get narrower, what it gets not wider. */
export type Direction = 'request' | 'answer'

export interface Reference {
  $ref: string
}
export type Value = null | boolean | number | string
export interface Schema {
  type?: string
  format?: string
  pattern?: string
  nullable?: boolean
  enum?: Value[]
  required?: string[]
  properties?: Record<string, Node>
  additionalProperties?: boolean | Node
  items?: Node
  oneOf?: Node[]
  anyOf?: Node[]
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minProperties?: number
  maxProperties?: number
}
export type Node = Schema | Reference

/** Finds the target of a reference; undefined when there is none. */
export type Resolve = (reference: string) => unknown

/** Whether a change lets fewer values through, more, or others. */
type Effect = 'narrower' | 'wider' | 'other'

const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems', 'minProperties'] as const
const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const

export class SchemaComparison {
  readonly changes: Change[] = []
  readonly #seen = new Set<string>()
  readonly #resolveBefore: Resolve
  readonly #resolveAfter: Resolve

  constructor(resolveBefore: Resolve, resolveAfter: Resolve) {
    this.#resolveBefore = resolveBefore
    this.#resolveAfter = resolveAfter
  }

  /**
   * Compares two schemas that stand at the same place. A component that both refer to is compared
   * once for each direction, under its own name.
   */
  compare(before: Node, after: Node, direction: Direction, place: string): void {
    const [left, right] = [nameOf(before), nameOf(after)]
    const here = left !== undefined && left === right ? `${left} (${direction})` : place
    if (left !== undefined && right !== undefined) {
      const key = `${direction} ${left} ${right}`
      if (this.#seen.has(key)) return
      this.#seen.add(key)
    }
    const from = resolveNode(before, this.#resolveBefore)
    const to = resolveNode(after, this.#resolveAfter)
    const report = (effect: Effect, text: string, level = judge(direction, effect)) =>
      this.changes.push({ level, place: here, text })
    compareType(from, to, report)
    compareEnum(from, to, direction, report)
    compareBounds(from, to, report)
    this.#compareProperties(from, to, direction, here)
    this.#compareExtraProperties(from, to, direction, here, report)
    if (from.items && to.items) this.compare(from.items, to.items, direction, `${here}[]`)
    this.#compareUnion(from, to, direction, here, report)
  }

  #compareProperties(from: Schema, to: Schema, direction: Direction, place: string): void {
    const [before, after] = [from.properties ?? {}, to.properties ?? {}]
    const add = (level: Level, name: string, text: string) =>
      this.changes.push({ level, place: `${place}.${name}`, text })
    for (const [name, property] of Object.entries(before)) {
      const next = after[name]
      if (next) {
        const effect = needEffect(from, to, name)
        if (effect) add(judge(direction, effect), name, NEED_TEXTS[effect])
        this.compare(property, next, direction, `${place}.${name}`)
      } else {
        add(goneLevel(to, direction), name, 'the field is gone')
      }
    }
    for (const name of Object.keys(after).filter((one) => !(one in before))) {
      const breaks = direction === 'request' && to.required?.includes(name)
      add(breaks ? 'breaking' : 'note', name, `a new ${breaks ? 'required ' : ''}field`)
    }
  }

  #compareExtraProperties(
    from: Schema,
    to: Schema,
    direction: Direction,
    place: string,
    report: Report,
  ): void {
    const [before, after] = [from.additionalProperties ?? true, to.additionalProperties ?? true]
    if (typeof before === 'object' && typeof after === 'object') {
      this.compare(before, after, direction, `${place}.*`)
    } else if (before !== after && from.type === 'object' && to.type === 'object') {
      const openness = [before, after].map((one) => (typeof one === 'object' ? 1 : Number(one) * 2))
      const wider = (openness[1] ?? 0) > (openness[0] ?? 0)
      report(wider ? 'wider' : 'narrower', `other fields are ${wider ? 'open' : 'closed'} now`)
    }
  }

  #compareUnion(
    from: Schema,
    to: Schema,
    direction: Direction,
    place: string,
    report: Report,
  ): void {
    const before = this.#branches(from, this.#resolveBefore)
    const after = this.#branches(to, this.#resolveAfter)
    for (const [key, branch] of before) {
      const next = after.get(key)
      if (next) this.compare(branch, next, direction, `${place}|${key}`)
      else report('narrower', `the branch ${key} is gone`)
    }
    for (const key of after.keys()) {
      if (!before.has(key)) report('wider', `a new branch ${key}`)
    }
  }

  /** The branches of a union by what tells them apart: the value of `code`, a name, a position. */
  #branches(schema: Schema, resolve: Resolve): Map<string, Node> {
    const branches = schema.oneOf ?? schema.anyOf ?? []
    return new Map(
      branches.map((branch, index) => {
        const code = resolveNode(branch, resolve).properties?.code
        const values = code && resolveNode(code, resolve).enum
        return [values ? `code ${values.join()}` : (nameOf(branch) ?? String(index)), branch]
      }),
    )
  }
}

type Report = (effect: Effect, text: string, level?: Level) => void

/** A closed form refuses a client that still sends the field; an open one ignores it. */
function goneLevel(to: Schema, direction: Direction): Level {
  return direction === 'answer' || to.additionalProperties === false ? 'breaking' : 'warning'
}

const NEED_TEXTS = {
  narrower: 'the field is now required',
  wider: 'the field is now optional',
} as const

function needEffect(from: Schema, to: Schema, name: string): 'narrower' | 'wider' | undefined {
  const [before, after] = [from.required?.includes(name), to.required?.includes(name)]
  if (Boolean(before) === Boolean(after)) return undefined
  return after ? 'narrower' : 'wider'
}

/** Narrower breaks who sends, wider breaks who reads. */
function judge(direction: Direction, effect: Effect): Level {
  if (effect === 'other') return 'breaking'
  return effect === (direction === 'request' ? 'narrower' : 'wider') ? 'breaking' : 'note'
}

function compareType(from: Schema, to: Schema, report: Report): void {
  if (from.type !== to.type) {
    const change = `${from.type ?? 'any'} -> ${to.type ?? 'any'}`
    const effects: Record<string, Effect> = {
      'integer -> number': 'wider',
      'number -> integer': 'narrower',
    }
    report(effects[change] ?? 'other', `the type ${change}`)
  }
  compareText('format', from.format, to.format, report)
  compareText('pattern', from.pattern, to.pattern, report)
  if (Boolean(from.nullable) !== Boolean(to.nullable)) {
    report(to.nullable ? 'wider' : 'narrower', to.nullable ? 'may be null now' : 'null no more')
  }
}

/** A format or pattern: whether another one lets the same values through cannot be told. */
function compareText(
  keyword: string,
  from: string | undefined,
  to: string | undefined,
  report: Report,
): void {
  if (from === to) return
  if (from === undefined) report('narrower', `a new ${keyword} ${to}`)
  else if (to === undefined) report('wider', `no ${keyword} any more (${from})`)
  else report('other', `the ${keyword} ${from} -> ${to}`)
}

function compareEnum(from: Schema, to: Schema, direction: Direction, report: Report): void {
  if (!(from.enum || to.enum)) return
  if (!from.enum) {
    report('narrower', `only ${to.enum?.join(', ')} now`)
  } else if (!to.enum) {
    report('wider', 'the list of values is open now')
  } else {
    const { enum: before } = from
    const { enum: after } = to
    for (const value of before.filter((one) => !after.includes(one))) {
      report('narrower', `the value ${value} is gone`)
    }
    for (const value of after.filter((one) => !before.includes(one))) {
      // Clients show a status that they do not know as such, so a new one does not break them.
      report('wider', `a new value ${value}`, direction === 'answer' ? 'warning' : undefined)
    }
  }
}

function compareBounds(from: Schema, to: Schema, report: Report): void {
  for (const keyword of LOWER_BOUNDS) {
    compareBound(keyword, from[keyword], to[keyword], (before, after) => after > before, report)
  }
  for (const keyword of UPPER_BOUNDS) {
    compareBound(keyword, from[keyword], to[keyword], (before, after) => after < before, report)
  }
  const [before, after] = [from.multipleOf, to.multipleOf]
  if (before !== undefined && after !== undefined && before !== after) {
    const finer = isMultiple(before, after)
    const coarser = isMultiple(after, before)
    const effect = finer ? 'wider' : 'narrower'
    report(finer || coarser ? effect : 'other', `multipleOf ${before} -> ${after}`)
  } else {
    compareBound('multipleOf', before, after, () => false, report)
  }
}

function compareBound(
  keyword: string,
  before: number | undefined,
  after: number | undefined,
  isTighter: (before: number, after: number) => boolean,
  report: Report,
): void {
  if (before === after) return
  const tighter = before === undefined || (after !== undefined && isTighter(before, after))
  report(tighter ? 'narrower' : 'wider', `${keyword} ${before ?? 'none'} -> ${after ?? 'none'}`)
}

/** Whether `value` is a multiple of `step`, both decimals such as 0.01 that binary cannot hold. */
function isMultiple(value: number, step: number): boolean {
  const ratio = value / step
  return Math.abs(ratio - Math.round(ratio)) < 1e-9
}

function nameOf(node: Node): string | undefined {
  return isReference(node) ? node.$ref.split('/').at(-1) : undefined
}

function isReference(node: Node): node is Reference {
  return '$ref' in node
}

function resolveNode(node: Node, resolve: Resolve): Schema {
  if (!isReference(node)) return node
  const target = resolve(node.$ref)
  if (target === undefined) throw new Error(`${node.$ref} leads nowhere`)
  return resolveNode(target as Node, resolve)
}
