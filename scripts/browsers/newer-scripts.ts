import type { ESTree } from 'vite'
import { parseSync } from 'vite'
import { compatOf, lackedBy, namesBelow } from './baseline.ts'
import { baselineLibraries } from './type-library.ts'

export interface Finding {
  /** As `extras.ts` names it. */
  what: string
  /** The file, package or selector that has it. */
  where: string
  lackedBy: string[]
}

export function findingsOf(what: string, where: string, path: readonly string[]): Finding[] {
  const compat = compatOf(path)
  const lacked = compat ? lackedBy(compat) : []
  return lacked.length > 0 ? [{ what, where, lackedBy: lacked }] : []
}

export function readScript(code: string): ESTree.Program {
  const { program, errors } = parseSync('script.js', code, { preserveParens: false })
  if (errors[0]) throw new Error(errors[0].message)
  return program
}

/** All nodes below a value of the tree, itself included. */
function* nodesIn(value: unknown): Iterable<ESTree.Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as ESTree.Node
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}

/** Newer syntax that no compiler replaces: that of patterns, with MDN's entries. */
const PATTERNS = {
  'look-behind in a pattern': [/\(\?<[=!]/, 'regular_expressions', 'lookbehind_assertion'],
  'modifiers in a pattern': [/\(\?(?:[ims]+|[ims]*-[ims]+):/, 'regular_expressions', 'modifier'],
  'flag v of a pattern': [
    /\bRegExp\([^;\n]*?, ?["'`][dgimsy]*v[dgimsy]*["'`]\)/,
    'builtins',
    'RegExp',
    'unicodeSets',
  ],
} as const

/** The syntax of a built script that some browser of the baseline cannot read. */
export const newerSyntax = (where: string, code: string): Finding[] =>
  Object.entries(PATTERNS).flatMap(([what, [pattern, ...path]]) =>
    pattern.test(code) ? findingsOf(what, where, ['javascript', ...path]) : [],
  )

/** Functions that make elements of names and properties. */
const MAKERS = ['jsx', 'jsxs', 'createElement']

/** The elements and attributes of HTML that a script makes and some browser of the baseline lacks. */
export function newerHtml(where: string, script: ESTree.Program): Finding[] {
  const findings: Finding[] = []
  for (const node of nodesIn(script)) {
    if (node.type !== 'CallExpression' || !MAKERS.includes(lastName(node.callee) ?? '')) continue
    const [element, properties] = node.arguments
    if (element?.type !== 'Literal' || typeof element.value !== 'string') continue
    const tag = element.value
    findings.push(...findingsOf(`<${tag}>`, where, ['html', 'elements', tag]))
    for (const name of keysOf(properties)) {
      const own = ['html', 'elements', tag, name]
      const path = compatOf(own) ? own : ['html', 'global_attributes', name]
      findings.push(...findingsOf(`<${tag} ${name}>`, where, path))
    }
  }
  return findings
}

function keysOf(object: ESTree.Node | undefined): string[] {
  if (object?.type !== 'ObjectExpression') return []
  return object.properties.flatMap((property) =>
    property.type === 'Property' ? (keyOf(property.key)?.toLowerCase() ?? []) : [],
  )
}

function lastName(callee: ESTree.Expression | ESTree.Super): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return keyOf(callee.property)
  return callee.type === 'SequenceExpression'
    ? lastName(callee.expressions.at(-1) ?? callee)
    : undefined
}

function keyOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

/** What is newer than the baseline, as it is found by names alone. */
export interface NewerNames {
  /** `URL.parse`, and the browsers that lack it. */
  statics: Map<string, string[]>
  /** `toSorted`: names that nothing has that is older. */
  members: Map<string, string[]>
  /** `CloseWatcher`. */
  globals: Map<string, string[]>
}

function newerGlobals(): [string, string[]][] {
  const places = [['api'], ['api', 'Window'], ['javascript', 'builtins']]
  return places.flatMap((path) =>
    namesBelow(path).flatMap((name): [string, string[]][] => {
      const compat = compatOf([...path, name])
      const lacked = compat ? lackedBy(compat) : []
      return lacked.length > 0 ? [[name, lacked]] : []
    }),
  )
}

/** The newer names of TypeScript's libraries, which leave out what one engine has alone, and of MDN. */
export async function newerNames(): Promise<NewerNames> {
  const libraries = [...(await baselineLibraries()).values()]
  const kept = new Set(libraries.flatMap((library) => [...library.kept]))
  const globals = new Map(newerGlobals().filter(([name]) => !kept.has(name)))
  const names: NewerNames = { statics: new Map(), members: new Map(), globals }
  for (const [full, lacked] of libraries.flatMap(({ newer }) => [...newer])) {
    const [, scope = '', name = full] = /^(.*)\.([^.]+)$/.exec(full) ?? []
    if (scope === '') names.globals.set(name, lacked)
    else {
      names.statics.set(`${scope.replace(/Constructor$/, '')}.${name}`, lacked)
      // A namespace is not handed around: its members stand behind its name.
      if (!kept.has(name) && scope !== 'CSS') names.members.set(name, lacked)
    }
  }
  return names
}

/**
 * What a library's script uses of it. Names alone do not tell `params.size` from the size of a map: in
 * the app's own scripts TypeScript does, in libraries only running them.
 */
export function newerUses(where: string, script: ESTree.Program, names: NewerNames): Finding[] {
  const findings = new Map<string, Finding>()
  const add = (what: string, lacked: string[] | undefined) => {
    if (lacked) findings.set(what, { what, where, lackedBy: lacked })
  }
  const declared = new Set<string>()
  const used = new Set<string>()
  for (const node of nodesIn(script)) {
    for (const name of namesIn(declaredBy(node))) declared.add(name)
    const [use] = namesIn(usedBy(node))
    if (use !== undefined) used.add(use)
    const member = node.type === 'MemberExpression' && !node.computed && keyOf(node.property)
    if (!member) continue
    const whole = `${use}.${member}`
    if (names.statics.has(whole)) add(whole, names.statics.get(whole))
    else add(`.${member}`, names.members.get(member))
  }
  for (const name of used) if (!declared.has(name)) add(name, names.globals.get(name))
  return [...findings.values()]
}

/** The patterns that a node declares names with; names in their default values are no harm. */
function declaredBy(node: ESTree.Node): unknown {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
      return node.id
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [node.id, node.params]
    case 'ArrowFunctionExpression':
      return node.params
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local)
    default:
      return null
  }
}

/** What a node calls, makes, asks for a member or for its type; null if that is not a mere name. */
function usedBy(node: ESTree.Node): ESTree.Node | null {
  const used = (() => {
    switch (node.type) {
      case 'MemberExpression':
        return node.object
      case 'CallExpression':
      case 'NewExpression':
        return node.callee
      case 'UnaryExpression':
        return node.argument
      default:
        return null
    }
  })()
  return used?.type === 'Identifier' ? used : null
}

function namesIn(value: unknown): string[] {
  return [...nodesIn(value)].flatMap((node) => (node.type === 'Identifier' ? node.name : []))
}
