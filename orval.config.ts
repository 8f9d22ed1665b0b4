import { readFileSync } from 'node:fs'
import { defineConfig } from 'orval'
import { parse } from 'yaml'
import { withDiscriminator } from './scripts/lib/with-discriminator.ts'
import { withoutProse } from './scripts/lib/without-prose.ts'

const contract = './openapi/h5.yaml'
/** Where to generate to; `npm run generate -- --check` compares a second copy with the committed one. */
const generated = process.env.H5_GENERATED ?? './src/generated'

/** A parameter or a reference to one, as far as this file reads it. */
interface Parameter {
  $ref?: string
}
interface Operation {
  operationId: string
  parameters?: Parameter[]
}
interface Contract {
  paths: Record<string, { get?: Operation; post?: Operation }>
}

const { paths } = parse(readFileSync(contract, 'utf8')) as Contract
const reads = Object.values(paths).flatMap((path) => path.get ?? [])
const isPaged = (operation: Operation) =>
  operation.parameters?.some((parameter) => parameter.$ref?.endsWith('/PageQuery')) ?? false

/**
 * Every GET is a query; a paged one is an infinite query besides. Said per operation, because
 * `useQuery: true` for all would turn each POST into a query.
 */
const queries = Object.fromEntries(
  reads.map((operation) => [
    operation.operationId,
    {
      query: {
        useQuery: true,
        useInfinite: isPaged(operation),
        ...(isPaged(operation) && { useInfiniteQueryParam: 'page' }),
      },
    },
  ]),
)

/** The user's information, whose balances and counts most actions change. It stands in another tag's file. */
const user = { query: 'getUser', file: './account/account.ts' }

export default defineConfig({
  hooks: {
    input: contract,
    output: {
      target: generated,
      schemas: `${generated}/model`,
      client: 'react-query',
      httpClient: 'axios',
      mode: 'tags-split',
      namingConvention: 'kebab-case',
      clean: true,
      indexFiles: false,
      override: {
        header: () => ['Generated from openapi/h5.yaml by `npm run generate`. Do not edit.'],
        formUrlEncoded: true,
        formData: true,
        mutator: { path: './src/api/client.ts', name: 'request' },
        operations: queries,
        query: {
          signal: true,
          useInvalidate: true,
          mutationInvalidates: [
            {
              onMutations: ['submitWithdrawal'],
              invalidates: ['getWithdrawalView', 'listWithdrawalRecordsInfinite', user],
            },
          ],
        },
      },
    },
  },
  rules: {
    input: { target: contract, override: { transformer: (document) => withDiscriminator(withoutProse(document)) } },
    output: {
      target: generated,
      client: 'zod',
      mode: 'tags-split',
      namingConvention: 'kebab-case',
      fileExtension: '.zod.ts',
      indexFiles: false,
      override: {
        header: () => ['Generated from openapi/h5.yaml by `npm run generate`. Do not edit.'],
        zod: {
          version: 4,
          variant: 'mini',
          strict: { body: true },
          generate: { body: true, response: true, query: false, header: false, param: false },
          coerce: { body: ['number'] },
          generateDiscriminatedUnion: true,
        },
      },
    },
  },
})
