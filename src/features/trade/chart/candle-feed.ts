import type { Timed } from '@/api/answer-time.ts'
import { SessionEndedError } from '@/api/errors.ts'
import type {
  Candle,
  CandleInterval,
  CandlePage,
  ListCandlesParams,
} from '@/generated/h5.schemas.ts'
import type { LivePrice, SeriesChange } from './candle-series.ts'
import { CandleSeries } from './candle-series.ts'

/** Milliseconds between two looks at the newest candles, whose volume no quote tells. */
const REFETCH_MS = 10_000
/** Milliseconds until a candle that has just closed is asked for, and after a failure. */
const AFTER_CLOSE_MS = 1_500
const AFTER_FAILURE_MS = 5_000

/** How the feed reaches the server. */
export interface CandleSource {
  /** A page that is shown first, or older ones. */
  page: (params: Omit<ListCandlesParams, 'count'>) => Promise<Timed<CandlePage>>
  /** The newest candles. */
  newest: (params: ListCandlesParams, signal: AbortSignal) => Promise<Timed<CandlePage>>
}

/** What there is to show. */
export type FeedState =
  | { step: 'waiting' }
  | { step: 'failed'; error: unknown }
  | { step: 'empty' }
  | {
      step: 'ready'
      /** The newest candles could not be refreshed just now. */
      failing: boolean
    }

export interface CandleFeedOptions {
  symbol: string
  interval: CandleInterval
  source: CandleSource
}

/** A step of the newest candles; `replaced` also when the first are there. */
export type FeedChange = Exclude<SeriesChange, { kind: 'none' }>

/**
 * The candles of one product and interval: loads them, follows the live prices, and asks the server
 * for what those do not tell, as long as the page is in sight.
 */
export class CandleFeed {
  readonly symbol: string
  readonly interval: CandleInterval
  readonly #source: CandleSource
  readonly #series: CandleSeries
  readonly #listeners = new Set<() => void>()
  readonly #followers = new Set<(change: FeedChange) => void>()
  #state: FeedState = { step: 'waiting' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: AbortController | null = null
  #older: Promise<readonly Candle[]> | null = null
  #stopped = true
  /** Counts the first pages that were asked for: only the latest one is shown. */
  #begun = 0
  /** The moment of the newest price, and that of when the newest candles were last asked for. */
  #heardAt = 0
  #askedAt = 0

  constructor({ symbol, interval, source }: CandleFeedOptions) {
    this.symbol = symbol
    this.interval = interval
    this.#source = source
    this.#series = new CandleSeries(interval)
  }

  /** Oldest first. */
  get candles(): readonly Candle[] {
    return this.#series.candles
  }

  get hasMore(): boolean {
    return this.#series.hasMore
  }

  readonly state = (): FeedState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells each step of the newest candles. */
  follow(follower: (change: FeedChange) => void): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  start(): void {
    this.#stopped = false
    document.addEventListener('visibilitychange', this.#wake)
    window.addEventListener('online', this.#wake)
    void this.#begin()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#asking?.abort()
    document.removeEventListener('visibilitychange', this.#wake)
    window.removeEventListener('online', this.#wake)
  }

  /** Loads the first page again after it failed. */
  readonly retry = (): void => void this.#begin()

  /** Takes a live price of the product. */
  price(live: LivePrice): void {
    this.#heardAt = Math.max(this.#heardAt, live.as_of)
    if (this.#state.step !== 'ready') return
    const change = this.#series.price(live)
    if (change.kind === 'none') return
    if (change.kind !== 'gap') this.#tell(change)
    if (change.kind === 'gap') this.#askIn(0)
    else if (this.#series.unsettled) this.#askIn(AFTER_CLOSE_MS)
  }

  /**
   * The candles before the oldest one. Asked for once at a time; rejects when they cannot be had, and
   * may then be asked again.
   */
  readonly older = (): Promise<readonly Candle[]> => {
    this.#older ??= this.#loadOlder().finally(() => {
      this.#older = null
    })
    return this.#older
  }

  async #begin(): Promise<void> {
    this.#begun += 1
    const begun = this.#begun
    this.#set({ step: 'waiting' })
    const { symbol, interval } = this
    try {
      const answer = await this.#source.page({ symbol, interval })
      if (this.#stopped || begun !== this.#begun) return
      this.#show(answer)
    } catch (error) {
      // Candles are public: they are asked for again without the session that is over.
      if (error instanceof SessionEndedError) return
      if (!this.#stopped && begun === this.#begun) this.#set({ step: 'failed', error })
    }
  }

  #show({ data, time }: Timed<CandlePage>): void {
    this.#series.merge(data, time)
    if (this.#series.candles.length === 0) {
      this.#set({ step: 'empty' })
      this.#askIn(REFETCH_MS)
      return
    }
    this.#set({ step: 'ready', failing: false })
    this.#tell({ kind: 'replaced' })
    this.#askIn(REFETCH_MS)
  }

  async #loadOlder(): Promise<readonly Candle[]> {
    const { symbol, interval } = this
    const [oldest] = this.#series.candles
    const { data } = await this.#source.page({ symbol, interval, before: oldest?.time })
    return this.#stopped ? [] : this.#series.prepend(data)
  }

  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') clearTimeout(this.#timer)
    else if (this.#state.step === 'failed') void this.#begin()
    else this.#askIn(0)
  }

  /** Asks for the newest candles later; a request that is under way is waited for. */
  #askIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#stopped || document.visibilityState === 'hidden') return
    this.#timer = setTimeout(() => void this.#ask(), milliseconds)
  }

  async #ask(): Promise<void> {
    if (this.#state.step === 'empty') return this.#begin()
    if (this.#state.step !== 'ready' || this.#asking) return
    if (!this.#hasNews()) return this.#askIn(REFETCH_MS)
    const { symbol, interval } = this
    const asking = new AbortController()
    this.#asking = asking
    this.#askedAt = this.#heardAt
    let failed = false
    try {
      const params = { symbol, interval, count: this.#series.tailCount }
      const answer = await this.#source.newest(params, asking.signal)
      if (!this.#stopped) this.#join(answer)
    } catch {
      // Said by `failing`; the next question is the retry.
      failed = true
    }
    this.#asking = null
    if (this.#stopped) return
    this.#setFailing(failed)
    if (failed) this.#askIn(AFTER_FAILURE_MS)
    else this.#askIn(this.#series.unsettled ? AFTER_CLOSE_MS : REFETCH_MS)
  }

  #join({ data, time }: Timed<CandlePage>): void {
    const change = this.#series.merge(data, time)
    if (change.kind !== 'none') this.#tell(change)
  }

  /** Closed candles never change, and an open one only by new prices. */
  #hasNews(): boolean {
    const failing = this.#state.step === 'ready' && this.#state.failing
    return failing || this.#series.unsettled || this.#heardAt > this.#askedAt
  }

  #setFailing(failing: boolean): void {
    if (this.#state.step === 'ready' && this.#state.failing !== failing) {
      this.#set({ ...this.#state, failing })
    }
  }

  #tell(change: FeedChange): void {
    for (const follower of this.#followers) follower(change)
  }

  #set(state: FeedState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
