/** Seconds between two questions for one order whose end is not known yet. */
const REFETCH_SECONDS = 2

/**
 * How often the end of each order is asked for. On the device's monotonic timer: the server's clock may turn
 * out to be behind, and no order waits for the difference.
 */
export class SettlementPace {
  readonly #askedAt = new Map<string, number>()

  /** To be called with each question. */
  asked(id: string): void {
    this.#askedAt.set(id, performance.now())
  }

  /** Seconds until an order may be asked for again; 0 or less where it may be now. */
  secondsLeft(id: string): number {
    const askedAt = this.#askedAt.get(id)
    return askedAt === undefined ? 0 : REFETCH_SECONDS - (performance.now() - askedAt) / 1000
  }
}
