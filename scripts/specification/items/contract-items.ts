import type { Item } from '../item.ts'
import { entityFields, specifiedPaths } from '../lists.ts'

/** Calls that the app does without, with the reason and the test that makes them. */
const noScreen: Readonly<Record<string, Pick<Item, 'noScreen' | 'tests'>>> = {
  '/api/index/ajaxpro': {
    noScreen:
      'No page asks for it: the quotes that every page with a price reads have the same tick.',
    tests: ['conformance/rules/rules.yaml: price.quote-tick'],
  },
}

/** The calls (section 7) and the fields of the entities (section 3), as the contract's data has them. */
export const contractItems: readonly Item[] = [
  ...Object.entries(specifiedPaths).flatMap(([path, { methods }]) =>
    methods.map(
      (method): Item => ({
        section: 7,
        kind: 'call',
        words: path.replace('/api', ''),
        operations: [`${method} ${path}`],
        ...noScreen[path],
      }),
    ),
  ),
  ...Object.entries(entityFields).flatMap(([entity, fields]) =>
    fields.map(
      ([label, field]): Item => ({
        section: 3,
        kind: 'field',
        words: `${entity}: ${label}`,
        field,
      }),
    ),
  ),
]
