import { readFileSync } from 'node:fs'
import { defineConfig } from 'orval'
import { parse } from 'yaml'
import { withDiscriminator } from './scripts/lib/with-discriminator.ts'
import { withoutProse } from './scripts/lib/without-prose.ts'

const contract = './openapi/h5.yaml'

/** Where to generate to; `npm run generate -- --check` compares a second copy with the committed one. */
const generated = process.env.H5_GENERATED ?? './src/generated'

/** The contract, as far as this file reads it. */
interface Operation {
  operationId: string
  tags: [string]
  parameters?: { $ref?: string }[]
}
const { paths } = parse(readFileSync(contract, 'utf8')) as {
  paths: Record<string, { get?: Operation; post?: Operation }>
}
const operations = Object.values(paths).flatMap((path) => [path.get ?? [], path.post ?? []].flat())
const reads = Object.values(paths).flatMap((path) => path.get ?? [])

const isPaged = ({ parameters = [] }: Operation) =>
  parameters.some(({ $ref }) => $ref?.endsWith('/PageQuery'))

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

/** What is out of date after an action, by operation. Screens invalidate nothing themselves. */
const changes: Record<string, string[]> = {
  setFundPassword: ['getUser', 'getWithdrawalView', 'getDepositView'],
  submitCertification: ['getCertification', 'getUser', 'getWithdrawalView', 'getDepositView'],
  uploadAvatar: ['getUser'],
  bindPaymentMethod: ['listPaymentMethods', 'getUser', 'getWithdrawalView', 'getDepositView'],
  removePaymentMethod: ['listPaymentMethods', 'getUser', 'getWithdrawalView', 'getDepositView'],
  bindWalletAddress: ['listWalletAddresses', 'getUser', 'getWithdrawalView'],
  removeWalletAddress: ['listWalletAddresses', 'getUser', 'getWithdrawalView'],
  submitDeposit: ['getDepositView', 'listDepositRecords', 'getUser', 'getWallet'],
  placeOrder: ['listHoldings', 'listOrders', 'getUser', 'getWallet'],
  settleOrder: ['listHoldings', 'listOrders', 'getOrder', 'getUser', 'getWallet'],
  buyProject: [
    'listProjects',
    'getProject',
    'listPurchases',
    'getBalanceProduct',
    'getUser',
    'getWallet',
  ],
  appendPurchase: ['listPurchases', 'getPurchase', 'getBalanceProduct', 'getUser', 'getWallet'],
  renewPurchase: ['listPurchases', 'getPurchase', 'getBalanceProduct', 'getUser', 'getWallet'],
  settlePurchase: ['listPurchases', 'getPurchase', 'getBalanceProduct', 'getUser', 'getWallet'],
  submitExchange: ['getExchange', 'listExchangeRecords', 'getUser', 'getWallet'],
  submitWithdrawal: ['getWithdrawalView', 'listWithdrawalRecords', 'getUser', 'getWallet'],
  markMessagesRead: ['listMessages', 'getUser'],
  claimDailyBonus: ['getDailyBonus', 'getUser', 'getWallet'],
}

/** Orval's way to say the same: with the infinite variants, and the file of another tag's query. */
const mutationInvalidates = Object.entries(changes).map(([mutation, stale]) => ({
  onMutations: [mutation],
  invalidates: stale.flatMap((query) => targetsOf(query, byId(mutation))),
}))

function targetsOf(query: string, mutation: Operation) {
  const operation = byId(query)
  const [tag] = operation.tags
  const names = isPaged(operation) ? [query, `${query}Infinite`] : [query]
  const elsewhere = tag !== mutation.tags[0]
  return names.map((name) => (elsewhere ? { query: name, file: `./${tag}/${tag}.ts` } : name))
}

function byId(operationId: string): Operation {
  const found = operations.find((operation) => operation.operationId === operationId)
  if (!found) throw new Error(`orval.config.ts: the contract has no operation ${operationId}`)
  return found
}

const header = () => ['Generated from openapi/h5.yaml by `npm run generate`. Do not edit.']

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
        header,
        formUrlEncoded: true,
        formData: true,
        mutator: { path: './src/api/client.ts', name: 'request' },
        operations: queries,
        query: { signal: true, mutationInvalidates },
      },
    },
  },
  rules: {
    input: {
      target: contract,
      override: { transformer: (document) => withDiscriminator(withoutProse(document)) },
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
          // Forms only: answers are checked against smaller schemas (scripts/lib/answer-schemas.ts).
          generate: { body: true, response: false, query: false, header: false, param: false },
          coerce: { body: ['number'] },
          generateDiscriminatedUnion: true,
        },
      },
    },
  },
})
