/** What the sandbox must bear on one core (docs/sandbox.md). */
export const TARGET = {
  readsPerSecond: 3_000,
  ordersPerSecond: 500,
  settled: 10_000,
  settledWithinMs: 2_000,
}

/** A line of the report. */
export interface Outcome {
  line: string
  met: boolean
}

/** A figure as the report writes it. */
export const whole = (value: number) => Math.round(value).toLocaleString('en')

/** Whether a target is met, in words. */
export const verdict = (met: boolean) => (met ? 'met' : 'MISSED')
