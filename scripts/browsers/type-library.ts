import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ESTree } from 'vite'
import { parseSync } from 'vite'
import { readJson, root } from '../process/project.ts'
import { baseline, compatOf, lackedBy } from './baseline.ts'
import { guarded } from './extras.ts'

/** Where `src/tsconfig.json` reads the libraries. */
const folder = join(root, '.cache', 'baseline')
/** The libraries that `lib` of tsconfig.json names, and the newest of the language. */
const entries = ['esnext', 'dom', 'dom.iterable']

/** One of TypeScript's libraries without what some browser of the baseline lacks. */
interface Library {
  text: string
  /** What is gone or optional, `URL.parse`, with the browsers that lack it. */
  newer: Map<string, string[]>
  /** The names of all members and values that stay. */
  kept: Set<string>
}

/**
 * TypeScript's own libraries without what a browser of the baseline lacks, so that its use in `src` is
 * a type error. What is used where a browser has it is optional instead: TypeScript asks for a guard.
 * Rewritten when the baseline, the extras, TypeScript or MDN's data change.
 */
export async function writeTypeLibrary(): Promise<void> {
  const key = await inputsKey()
  const stamp = join(folder, 'key.json')
  if ((await readJson(stamp, '')) === key) return
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, { text }] of await baselineLibraries()) {
    await writeFile(join(folder, `lib.${name}.d.ts`), text)
  }
  await writeFile(join(folder, 'index.d.ts'), entries.map(referenceTo).join('\n'))
  await writeFile(stamp, JSON.stringify(key))
}

/** All libraries by name, as `writeTypeLibrary` writes them. */
export async function baselineLibraries(): Promise<Map<string, Library>> {
  const libraries = new Map<string, Library>()
  const waiting = [...entries]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (libraries.has(name)) continue
    const source = await readFile(join(libraryFolder(), `lib.${name}.d.ts`), 'utf8')
    const needed: string[] = []
    const linked = source.replace(/^\/\/\/ <reference lib="(.*)" \/>$/gm, (_line, other) => {
      needed.push(other)
      return referenceTo(other)
    })
    waiting.push(...needed)
    libraries.set(name, baselineLibrary(linked))
  }
  return libraries
}

const referenceTo = (name: string) => `/// <reference path="./lib.${name}.d.ts" />`

/** The folder of TypeScript's libraries: they come with its program for this system. */
function libraryFolder(): string {
  const { resolve } = createRequire(import.meta.resolve('typescript'))
  const program = `@typescript/typescript-${process.platform}-${process.arch}`
  return join(dirname(resolve(`${program}/package.json`)), 'lib')
}

async function inputsKey(): Promise<string> {
  const sources = [import.meta.filename, join(root, 'package-lock.json')]
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')))
  const inputs = [...texts, JSON.stringify([[...baseline], Object.keys(guarded)])]
  return createHash('sha256').update(inputs.join('\n')).digest('hex')
}

/** One library without what is newer than the baseline. */
export function baselineLibrary(source: string): Library {
  const newer = new Map<string, string[]>()
  const kept = new Set<string>()
  const { program } = parseSync('lib.d.ts', source, { lang: 'dts' })
  let text = ''
  let at = 0
  for (const { scope, name, start, end, optional } of piecesOf('', program.body, program.start)) {
    // Who has something newer has passed the guard for it; what is within a removed value is gone.
    if (start < at || isNewer(scope)) continue
    const lacked = lackedMember(scope, name, source.slice(start, end))
    if (lacked.length === 0) {
      kept.add(name)
      continue
    }
    const full = qualified(scope, name)
    newer.set(full, lacked)
    const isKept = optional !== null && full in guarded
    text += source.slice(at, isKept ? optional.at : start)
    if (isKept) text += optional.mark
    at = isKept ? optional.at : end
  }
  return { text: text + source.slice(at), newer, kept }
}

/** A member or a value of a library, with the comment before it. */
interface Piece {
  scope: string
  name: string
  start: number
  end: number
  /** What makes it optional, and where; nothing does for a function. */
  optional: { at: number; mark: string } | null
}

function* piecesOf(
  scope: string,
  body: readonly ESTree.Statement[],
  from: number,
): Iterable<Piece> {
  let start = from
  for (const statement of body) {
    yield* piecesOfStatement(scope, statement, start)
    start = statement.end
  }
}

function* piecesOfStatement(
  scope: string,
  statement: ESTree.Statement,
  start: number,
): Iterable<Piece> {
  const { end } = statement
  switch (statement.type) {
    case 'TSInterfaceDeclaration': {
      const { id, body } = statement
      yield* membersOf(qualified(scope, id.name), body.body, body.start + 1)
      break
    }
    case 'TSModuleDeclaration': {
      const { id, kind, body } = statement
      const name = kind !== 'global' && id.type === 'Identifier' ? id.name : ''
      yield { scope, name, start, end, optional: null }
      if (body) yield* piecesOf(qualified(scope, name), body.body, body.start + 1)
      break
    }
    case 'TSDeclareFunction':
      yield { scope, name: statement.id?.name ?? '', start, end, optional: null }
      break
    case 'VariableDeclaration': {
      const id = statement.declarations[0]?.id
      if (id?.type !== 'Identifier' || !id.typeAnnotation) break
      const type = id.typeAnnotation.typeAnnotation
      yield { scope, name: id.name, start, end, optional: { at: type.end, mark: ' | undefined' } }
      if (type.type !== 'TSTypeLiteral') break
      yield* membersOf(qualified(scope, id.name), type.members, type.start + 1)
    }
  }
}

function* membersOf(
  scope: string,
  members: readonly ESTree.TSSignature[],
  from: number,
): Iterable<Piece> {
  let start = from
  for (const member of members) {
    if (member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature') {
      const { key, end } = member
      const optional = { at: key.end, mark: member.optional ? '' : '?' }
      yield { scope, name: nameOf(key), start, end, optional }
    }
    start = member.end
  }
}

const qualified = (scope: string, name: string) => [scope, name].filter(Boolean).join('.')

/** The name of a property or method; `@@iterator` for a well-known symbol. */
function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal') return String(key.value)
  const isSymbol = key.type === 'MemberExpression' && key.property.type === 'Identifier'
  return isSymbol ? `@@${(key.property as ESTree.IdentifierName).name}` : ''
}

/** The page of a member on MDN, in the comment before it: it names the interface of a mixin's member. */
const MDN_PAGE = /developer\.mozilla\.org\/docs\/Web\/API\/([\w/]+)\)/
const TYPED_ARRAY = /^(?:Big)?(?:Ui|I)nt\d+(?:Clamped)?Array$|^Float\d+Array$/

function isNewer(path: string): boolean {
  const at = path.lastIndexOf('.')
  return lackedMember(path.slice(0, Math.max(at, 0)), path.slice(at + 1)).length > 0
}

/** The browsers of the baseline without a member, by the first entry of MDN's data that is about it. */
function lackedMember(scope: string, name: string, comment = ''): string[] {
  // `ReadonlySet` and `PromiseConstructor` are names of TypeScript's alone.
  const owner = scope
    .replace(/^Readonly(?=Array$|Map$|Set$)/, '')
    .replace(/Constructor$/, '')
    .replace(/^IteratorObject$/, 'Iterator')
  const inner = owner === '' ? [] : owner.split('.')
  const page = MDN_PAGE.exec(comment)?.[1]?.split('/') ?? []
  const paths = [
    ['api', ...inner, `${name}_static`],
    ['api', ...inner, name],
    ['javascript', 'builtins', ...inner, name],
    ...(TYPED_ARRAY.test(owner) ? [['javascript', 'builtins', 'TypedArray', name]] : []),
    ...(scope === '' ? [['api', 'Window', name]] : []),
    // What a worker has says nothing about a page.
    ...(page.length > 0 && !/Worker/.test(page[0] ?? '') ? [['api', ...page]] : []),
  ]
  for (const path of paths) {
    const compat = compatOf(path)
    if (compat) return lackedBy(compat)
  }
  return []
}
