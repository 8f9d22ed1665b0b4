import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit } from '../audit.ts'
import type { OperationId } from '../generated/operations.ts'
import { openProjects } from './financing.ts'
import { TestSandbox } from './harness.ts'
import type { Kind, MoneyRequest, Player, Wish } from './money-wishes.ts'
import { makePlayer, requestFor, wishes } from './money-wishes.ts'

/** How many stories are tried; `H5_STORIES=1000` for a long night. */
const STORIES = Number(process.env.H5_STORIES ?? 60)
const PLAYERS = 3

/** A request that was sent, and what came of it. */
interface Sent extends MoneyRequest {
  by: Player
  /** `data` of the first answer that was done. */
  data?: unknown
}

/** Which list finds a request, and what it lists. */
const LISTS: Partial<Record<OperationId, { list: ListId; kind: Kind }>> = {
  placeOrder: { list: 'listOrders', kind: 'order' },
  submitWithdrawal: { list: 'listWithdrawalRecords', kind: 'withdrawal' },
  submitExchange: { list: 'listExchangeRecords', kind: 'exchange' },
  submitDeposit: { list: 'listDepositRecords', kind: 'deposit' },
  buyProject: { list: 'listPurchases', kind: 'purchase' },
  appendPurchase: { list: 'listPurchases', kind: 'purchase' },
  renewPurchase: { list: 'listPurchases', kind: 'purchase' },
  settlePurchase: { list: 'listPurchases', kind: 'purchase' },
}
type ListId =
  | 'listOrders'
  | 'listWithdrawalRecords'
  | 'listExchangeRecords'
  | 'listDepositRecords'
  | 'listPurchases'

const player = fc.nat(PLAYERS - 1)

/** What happens in a story, one step after the other. */
const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      // All at once; a request that is sent twice is a double tap.
      arbitrary: fc.record({
        step: fc.constant('send' as const),
        calls: fc.array(
          fc.record({ by: player, wish: wishes, times: fc.constantFrom(1, 1, 1, 2, 3) }),
          { minLength: 1, maxLength: 5 },
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        step: fc.constant('wait' as const),
        seconds: fc.constantFrom(
          0.25,
          1,
          5,
          29,
          30,
          60,
          301,
          3_600,
          43_200,
          86_400,
          8 * 86_400,
          8 * 86_400,
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        step: fc.constantFrom('again' as const, 'other' as const, 'steal' as const),
        which: fc.nat(50),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        step: fc.constant('halt' as const),
        kind: fc.constantFrom('closed' as const, 'frozen' as const),
        symbol: fc.constantFrom(null, 'BTCUSD'),
        on: fc.boolean(),
      }),
    },
  ),
  { minLength: 1, maxLength: 16, size: 'max' },
)
type Step = typeof steps extends fc.Arbitrary<(infer T)[]> ? T : never

/** What chance hardly finds: a purchase that matures and is renewed, by two taps. */
const RENEWAL: Step[] = [
  sendOne({ operation: 'buyProject', amount: '150.00', project: 'pr_503' }),
  { step: 'wait', seconds: 8 * 86_400 },
  sendOne({ operation: 'renewPurchase', which: 0, amount: '1.00', mode: 'principal' }),
]

function sendOne(wish: Wish): Step {
  return { step: 'send', calls: [{ by: 0, wish, times: 2 }] }
}

/** One story: its sandbox, its users, and what they sent. */
class Story {
  readonly sandbox = new TestSandbox()
  readonly sent: Sent[] = []
  players: Player[] = []

  async begin(): Promise<void> {
    openProjects(this.sandbox)
    for (let made = 0; made < PLAYERS; made += 1) {
      this.players.push(await makePlayer(this.sandbox))
    }
  }

  async take(step: Step): Promise<void> {
    switch (step.step) {
      case 'send':
        return this.#send(step.calls)
      case 'wait':
        return this.sandbox.advance(step.seconds)
      case 'halt': {
        const { halts, clock } = this.sandbox.world
        if (step.on) halts.begin(step.kind, step.symbol, clock.nowMs())
        else halts.end(step.kind, step.symbol, clock.nowMs())
        return this.sandbox.runDue()
      }
      case 'again':
        return this.#again(this.sent[step.which % this.sent.length])
      case 'other':
        return this.#other(this.sent[step.which % this.sent.length])
      case 'steal':
        return this.#steal(step.which)
    }
  }

  async #send(calls: { by: number; wish: Wish; times: number }[]): Promise<void> {
    const requests = await Promise.all(
      calls.map(async ({ by, wish, times }) => {
        const sender = this.players[by]
        const request = sender && (await requestFor(this.sandbox, sender, wish))
        return request ? [{ sent: { ...request, by: sender } as Sent, times }] : []
      }),
    )
    await Promise.all(
      requests.flat().map(async ({ sent, times }) => {
        this.sent.push(sent)
        const answers = await Promise.all(
          Array.from({ length: times }, () => sent.by.call(sent.operation, sent.form)),
        )
        for (const answer of answers) this.#remember(sent, answer)
      }),
    )
  }

  /** Every answer that is done must be the first one. */
  #remember(sent: Sent, answer: { code: number; data: unknown }): void {
    if (answer.code !== 1) return
    if (sent.data !== undefined) expect(answer.data).toEqual(sent.data)
    sent.data = answer.data
    const kind = LISTS[sent.operation]?.kind
    const id = idIn(answer.data)
    if (kind && id) sent.by.made[kind].add(id)
  }

  /** A request that was done answers its first result for ever; one that was refused may succeed. */
  async #again(sent: Sent | undefined): Promise<void> {
    if (!sent) return
    const answer = await sent.by.call(sent.operation, sent.form)
    if (sent.data !== undefined) expect(answer).toMatchObject({ code: 1, data: sent.data })
    this.#remember(sent, answer)
  }

  /** The id of a request that was done is good for nothing else. */
  async #other(sent: Sent | undefined): Promise<void> {
    if (sent?.data === undefined || sent.form.amount === undefined) return
    const form = { ...sent.form, amount: '11.11' }
    expect(await sent.by.call(sent.operation, form)).toMatchObject({
      code: 0,
      data: { reason: 'request_conflict' },
    })
  }

  /** Somebody else's id of a request is a new one, and somebody else's record does not exist. */
  async #steal(which: number): Promise<void> {
    const [owner, thief] = [which, which + 1].map((index) => this.players[index % PLAYERS])
    const order_id = [...(owner?.made.order ?? [])][0]
    const purchase_id = [...(owner?.made.purchase ?? [])][0]
    const nothing = { code: 0, data: { reason: 'no_data', params: {} } }
    if (order_id) {
      expect(await thief?.call('getOrder', { order_id })).toMatchObject(nothing)
      expect(await thief?.call('settleOrder', { order_id })).toMatchObject(nothing)
    }
    if (purchase_id) {
      expect(await thief?.call('getPurchase', { purchase_id })).toMatchObject(nothing)
    }
  }

  /** Holds at every moment. */
  expectSound(): void {
    expect(audit(this.sandbox.world.database)).toEqual([])
  }

  /** Each request happened once or not at all, and everybody sees what is theirs and nothing else. */
  async expectTold(): Promise<void> {
    for (const { by, operation, form, data } of this.sent) {
      const found = LISTS[operation]
      if (!found) continue
      const { total } = await by.done(found.list, { request_id: form.request_id })
      expect(total).toBe(data === undefined ? 0 : 1)
    }
    for (const one of this.players) {
      for (const { list, kind } of Object.values(LISTS)) {
        expect(await idsOf(one, list)).toEqual([...one.made[kind]].sort())
      }
      await expectLedgerAddsUp(one)
    }
  }
}

/** The id of the record in an answer to a request. */
function idIn(data: unknown): string | undefined {
  const { order, record, purchase } = data as Record<string, { id: string } | undefined>
  return (order ?? record ?? purchase)?.id
}

async function idsOf(user: Player, list: ListId): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { list: records, total } = await user.done(list, { page, limit: 100 })
    ids.push(...records.map(({ id }) => id))
    if (ids.length >= total) return ids.sort()
  }
}

/** The lines of the ledger, from the first to the last, lead to the balances of today. */
async function expectLedgerAddsUp(user: Player): Promise<void> {
  const { balances, coins, ledger } = await user.done('getWallet', { limit: 100 })
  const lines = [...ledger.list]
  for (let page = 2; lines.length < ledger.total; page += 1) {
    lines.push(...(await user.done('getWallet', { page, limit: 100 })).ledger.list)
  }
  const cents = (text: string) => BigInt(text.replace('.', ''))
  const sums = new Map<string, bigint>()
  for (const { currency, amount, balance_after } of lines.toReversed()) {
    const sum = (sums.get(currency) ?? 0n) + cents(amount)
    expect(cents(balance_after)).toBe(sum)
    sums.set(currency, sum)
  }
  expect(cents(balances.available)).toBe(sums.get('USD'))
  for (const { coin, available } of coins) expect(cents(available)).toBe(sums.get(coin) ?? 0n)
}

test(
  'whatever several users do at once, money adds up and each request happens once',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const story = new Story()
        try {
          await story.begin()
          for (const step of all) {
            await story.take(step)
            story.expectSound()
          }
          await story.expectTold()
        } finally {
          story.sandbox.close()
        }
      }),
      { numRuns: STORIES, examples: [[RENEWAL]] },
    )
  },
  STORIES * 2_000,
)
