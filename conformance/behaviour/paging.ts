import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import type { OperationId } from '../../sandbox/generated/operations.ts'
import { isRecord } from '../../scripts/contract/document.ts'
import type { Sent } from '../client/client.ts'
import { NotReachable } from '../client/client.ts'
import type { Contract } from '../contract/contract.ts'
import type { User } from '../plan/stage.ts'
import type { Law } from './law.ts'
import { law } from './law.ts'
import type { Scene } from './scene.ts'

/** How many page sizes are tried. */
const RUNS = 4
/** Records that are made where a list can be filled. */
const RECORDS = 5
/** The page size while records are added. */
const SMALL_LIMIT = 2
/** The largest page, as the contract bounds it: so many records are compared one by one. */
const MAX_LIMIT = 100

/** Pages are parts of one list: nothing is missing and nothing comes twice, whatever is added. */
export function pagingLaws(contract: Contract): Law[] {
  const paged = contract.operations.filter(({ query }) => query.some(({ name }) => name === 'page'))
  const fillable = Object.entries(FILLINGS) as [OperationId, Filling][]
  return [
    ...paged.map(({ id }) =>
      law('paging.pages', id, { reads: true }, (scene) => partition(scene, id)),
    ),
    ...fillable.map(([id, fill]) => law('paging.added', id, (scene) => added(scene, id, fill))),
  ]
}

/** What a page has: its records, by their ids. */
interface Page {
  rows: readonly unknown[]
  total: number
}

/** One page of any list: of the data itself, or of the ledger in a wallet. */
export async function listOf(scene: Scene, id: OperationId, user: User, sent: Sent) {
  const { public: open, query } = scene.contract.operation(id)
  const filter = id === 'listOrders' ? { view: 'contract' } : {}
  const data: unknown = await scene.done(id, { ...filter, ...sent }, open ? undefined : user)
  const page = isRecord(data) && isRecord(data.ledger) ? data.ledger : data
  if (!isRecord(page) || !Array.isArray(page.list)) throw new Error(`${id} has no list`)
  const isPaged = query.some(({ name }) => name === 'page')
  return {
    list: page.list.filter(isRecord),
    total: isPaged ? Number(page.total) : page.list.length,
  }
}

async function pageOf(scene: Scene, id: OperationId, user: User, sent: Sent): Promise<Page> {
  const { list, total } = await listOf(scene, id, user, sent)
  return { rows: list.map((row) => row.id), total }
}

/** A record came in the middle of the law by itself, for example a message about a review. */
class Moved extends Error {}

/** How often a law begins again when a list does not stand still. */
const TRIES = 4

async function whileStill(hold: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      await hold()
      return
    } catch (error) {
      if (!(error instanceof Moved)) throw error
    }
  }
  throw new NotReachable('the list does not stand still')
}

/** The beginning of a list, as long as a page can be. */
const wholeOf = (scene: Scene, id: OperationId, user: User) =>
  pageOf(scene, id, user, { limit: String(MAX_LIMIT) })

const partition = (scene: Scene, id: OperationId) =>
  whileStill(async () => {
    const { main } = scene.world
    const whole = await wholeOf(scene, id, main)
    if (whole.total < 2) throw new NotReachable(`the list has ${whole.total} records`)
    const rows = whole.rows.length
    await scene.forAll(fc.integer({ min: 1, max: Math.min(rows, 7) }), RUNS, async (limit) => {
      const pages = Math.min(Math.ceil(rows / limit), 8)
      const found: Page[] = []
      for (let page = 1; page <= pages; page += 1) {
        found.push(await pageOf(scene, id, main, { page: String(page), limit: String(limit) }))
      }
      if (!isDeepStrictEqual(await wholeOf(scene, id, main), whole)) throw new Moved()
      for (const { total } of found) scene.same(total, whole.total, 'the total on a page')
      const cut = found.flatMap((one) => one.rows)
      const wanted = whole.rows.slice(0, pages * limit)
      scene.same(cut, wanted, `the first ${pages} pages of ${limit} records`)
    })
  })

/** Makes one more record of a list. */
type Filling = (scene: Scene, user: User) => Promise<unknown>

async function added(scene: Scene, id: OperationId, fill: Filling): Promise<void> {
  const user = await scene.actor()
  for (let made = 0; made < RECORDS; made += 1) await fill(scene, user)
  await whileStill(async () => {
    const before = await wholeOf(scene, id, user)
    const first = await pageOf(scene, id, user, { limit: String(SMALL_LIMIT) })
    if (first.total !== before.total) throw new Moved()
    scene.same(first.rows, before.rows.slice(0, SMALL_LIMIT), 'the first page')
    await fill(scene, user)
    const after = await wholeOf(scene, id, user)
    const more = after.total - before.total
    scene.hold(more > 0, `a record was added and the total stayed ${before.total}`)
    const older = after.rows.slice(more)
    scene.same(older, before.rows.slice(0, older.length), 'the older records after one was added')
    scene.hold(new Set(after.rows).size === after.rows.length, 'a record comes twice')
    for (const page of [2, 3]) {
      const sent = { limit: String(SMALL_LIMIT), page: String(page) }
      const { rows, total } = await pageOf(scene, id, user, sent)
      if (!isDeepStrictEqual(await wholeOf(scene, id, user), after)) throw new Moved()
      scene.same(total, after.total, `the total on page ${page}`)
      const wanted = after.rows.slice((page - 1) * SMALL_LIMIT, page * SMALL_LIMIT)
      scene.same(rows, wanted, `page ${page} after one was added`)
    }
  })
}

/** Sends one more request of an operation. */
const once =
  (id: OperationId, example?: string): Filling =>
  async (scene, user) => {
    const { values, as = user } = await scene.draft(user, id, example)
    await scene.done(id, { ...values, ...scene.client.intent() }, as)
  }

const FILLINGS: Partial<Record<OperationId, Filling>> = {
  listPaymentMethods: once('bindPaymentMethod'),
  listWalletAddresses: once('bindWalletAddress'),
  listOrders: once('placeOrder'),
  listHoldings: once('placeOrder'),
  listPurchases: once('buyProject'),
  listExchangeRecords: once('submitExchange', 'usdt'),
  getWallet: once('submitExchange', 'usdt'),
  listMessages: once('buyProject'),
  listDepositRecords: once('submitDeposit'),
}
