import fc from 'fast-check'
import { expect } from 'vitest'
import { audit } from '../audit.ts'
import type { OperationId } from '../generated/operations.ts'
import { openProjects } from './forms.ts'
import { TestSandbox } from './harness.ts'
import type { Kind, MoneyRequest, Player, Wish } from './money-wishes.ts'
import { makePlayer, requestFor, wishes } from './money-wishes.ts'

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
        step: fc.constant('again' as const),
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

/**
 * Tells so many stories of several users who move money at once, and of users who send it again, late.
 * Rejects with the shortest one in which money does not add up or a request
 * happens twice; without a seed they are other stories each time.
 */
export async function tellStories(count: number, seed?: number): Promise<void> {
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
    { numRuns: count, examples: [[RENEWAL]], ...(seed !== undefined && { seed }) },
  )
}
