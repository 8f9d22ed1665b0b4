import type { CssNode, Declaration, WalkContext } from 'css-tree'
import { parse, walk } from 'css-tree'
import { namesBelow } from './baseline.ts'
import type { Finding } from './newer-scripts.ts'
import { findingsOf } from './newer-scripts.ts'

/** Units that share an entry of MDN's, by their beginnings. */
const UNITS: Readonly<Record<string, string>> = {
  dv: 'viewport_percentage_units_dynamic',
  sv: 'viewport_percentage_units_small',
  lv: 'viewport_percentage_units_large',
  cq: 'container_query_length_units',
}

/** Words whose entry says nothing where MDN has them as values of a property. */
const WORDS: Readonly<Record<string, string[]>> = {
  'allow-discrete': ['transition-behavior', 'allow-discrete'],
}

/** Where a function has its entry: `color-mix` in `css.types.color`, `min` in `css.types`. */
const functions = new Map<string, string[]>([['linear', ['easing-function', 'linear-function']]])
for (const type of namesBelow(['css', 'types'])) {
  functions.set(type, [type])
  for (const name of namesBelow(['css', 'types', type])) {
    if (!functions.has(name)) functions.set(name, [type, name])
  }
}

/**
 * The styles of a build that some browser of the baseline lacks. Three guards are recognised: whatever
 * stands within `@supports`; a value before which the same rule gives the property one that all know;
 * a property beside its prefixed form. What has a prefix itself is made for one engine.
 */
export function newerStyles(where: string, css: string): Finding[] {
  const findings: Finding[] = []
  const find = (what: string, ...path: string[]) => {
    findings.push(...findingsOf(what, where, ['css', ...path]))
  }
  walk(parse(css, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      switch (node.type) {
        case 'Atrule':
          if (node.name === 'supports') return walk.skip
          find(`@${node.name}`, 'at-rules', node.name)
          break
        case 'FeatureRange':
          if (this.atrule?.name === 'media') {
            find('@media with a range', 'at-rules', 'media', 'range_syntax')
          }
          break
        case 'Feature':
          if (this.atrule?.name === 'media') {
            find(`@media (${node.name})`, 'at-rules', 'media', node.name)
          }
          break
        case 'PseudoClassSelector':
        case 'PseudoElementSelector':
          if (!node.name.startsWith('-')) find(`:${node.name}`, 'selectors', node.name)
          break
        case 'NestingSelector':
          find('a nested rule', 'selectors', 'nesting')
          break
        case 'Block':
          findings.push(...newerInBlock(where, node.children.toArray()))
      }
      return undefined
    },
  })
  return findings
}

function newerInBlock(where: string, nodes: readonly CssNode[]): Finding[] {
  const declarations = nodes.filter((node) => node.type === 'Declaration')
  const known = new Set<string>()
  return declarations.flatMap((declaration) => {
    const { property } = declaration
    const findings = newerInDeclaration(where, declaration)
    if (findings.length === 0) known.add(property)
    const isGuarded =
      // A custom property takes any value: the last one counts, known or not.
      (known.has(property) && !property.startsWith('--')) ||
      declarations.some((other) => other.property === `-webkit-${property}`)
    return isGuarded ? [] : findings
  })
}

function newerInDeclaration(where: string, { property, value }: Declaration): Finding[] {
  if (/^-[a-z]/.test(property)) return []
  const find = (what: string, ...path: string[]) => findingsOf(what, where, ['css', ...path])
  const findings = find(property, 'properties', property)
  if (findings.length > 0) return findings
  walk(value, (node) => {
    if (node.type === 'Identifier') {
      findings.push(
        ...find(
          `${property}: ${node.name}`,
          'properties',
          ...(WORDS[node.name] ?? [property, node.name]),
        ),
      )
    } else if (node.type === 'Function') {
      const path = functions.get(node.name) ?? [node.name]
      findings.push(...find(`${node.name}()`, 'types', ...path))
    } else if (node.type === 'Dimension') {
      const unit = UNITS[node.unit.slice(0, 2)] ?? node.unit
      findings.push(...find(node.unit, 'types', 'length', unit))
    }
  })
  return findings
}
