import { defineConfig } from 'orval'
import { readContract } from './scripts/contract/contract.ts'
import { withoutProse } from './scripts/contract/without-prose.ts'
import { staleAfter } from './scripts/generate/stale-after.ts'

const file = './openapi/h5.yaml'

/** Where to generate to; `npm run generate -- --check` compares a second copy with the committed one. */
const generated = process.env.H5_GENERATED ?? './src/generated'

const contract = readContract()

/** A paged GET is an infinite query besides. */
const queries = Object.fromEntries(
  contract.operations
    .filter(({ paged }) => paged)
    .map(({ id }) => [id, { query: { useInfinite: true, useInfiniteQueryParam: 'page' } }]),
)

/** Named where it is used alone: elsewhere Orval would import it for nothing. */
const forms = Object.fromEntries(
  contract.operations
    .filter(({ body }) => body?.type === 'application/x-www-form-urlencoded')
    .map(({ id }) => [id, { formUrlEncoded: { path: './src/api/client.ts', name: 'urlEncoded' } }]),
)

/** What is stale in Orval's words: with the infinite variants, and the file of another tag's query. */
const mutationInvalidates = Object.entries(staleAfter).map(([mutation, stale]) => ({
  onMutations: [mutation],
  invalidates: stale.flatMap((query) => {
    const { tag, paged } = contract.operation(query)
    const names = paged ? [query, `${query}Infinite`] : [query]
    const elsewhere = tag !== contract.operation(mutation).tag
    return names.map((name) => (elsewhere ? { query: name, file: `./${tag}/${tag}.ts` } : name))
  }),
}))

/**
 * `x-scale` as `multipleOf`, the rule that Orval can write. zod's takes and refuses each amount of our
 * bounds rightly (tests/contract/exact-amounts.test.ts), which other validators do not.
 */
function scalesAsSteps<T>(document: T): T {
  return JSON.parse(JSON.stringify(document).replaceAll(/"x-scale":(\d+)/g, '"multipleOf":1e-$1'))
}

/** A stream is no call that a hook could send. The types of its events are generated all the same. */
const filters = {
  mode: 'exclude' as const,
  tags: [...new Set(contract.streams.map(({ tag }) => tag))],
  includeUnreferencedSchemas: true,
}

const header = () => ['Generated from openapi/h5.yaml by `npm run generate`. Do not edit.']

export default defineConfig({
  hooks: {
    input: { target: file, filters },
    output: {
      target: generated,
      client: 'react-query',
      // Calls as one object; src/api/client.ts sends them.
      httpClient: 'axios',
      mode: 'tags-split',
      namingConvention: 'kebab-case',
      clean: true,
      indexFiles: false,
      override: {
        header,
        formData: true,
        mutator: { path: './src/api/client.ts', name: 'request' },
        operations: { ...queries, ...forms },
        query: { signal: true, mutationInvalidates },
      },
    },
  },
  rules: {
    input: {
      target: file,
      filters,
      override: { transformer: (document) => scalesAsSteps(withoutProse(document)) },
    },
    output: {
      target: generated,
      client: 'zod',
      mode: 'tags-split',
      namingConvention: 'kebab-case',
      fileExtension: '.zod.ts',
      indexFiles: false,
      override: {
        header,
        zod: {
          version: 4,
          variant: 'mini',
          strict: { body: true },
          // Forms only: answers are checked against smaller schemas (scripts/generate/answer-schemas.ts).
          generate: { body: true, response: false, query: false, header: false, param: false },
          coerce: { body: ['number'] },
        },
      },
    },
  },
})
