import type { World } from './world.ts'

/** Work that falls due by itself: settling orders, paying incomes, deciding reviews. */
export interface Job {
  name: string
  /** The moment of the earliest work that is not done, Unix seconds; undefined when there is none. */
  nextDue(world: World): number | undefined
  /** Does everything that is due at `due`. Afterwards `nextDue` is later, or undefined. */
  run(world: World, due: number): void
}

/**
 * Work of the rows of a table, whose moment stands in one of their columns; null when there is none.
 * `run` has to change it. Rows of one moment come in the order of their first column.
 */
export function jobOfRows<Row>({
  name,
  table,
  dueAt,
  run,
}: {
  name: string
  table: string
  dueAt: string
  run: (world: World, row: Row, due: number) => void
}): Job {
  return {
    name,
    nextDue: ({ database }) =>
      database.one<{ due: number | null }>(
        `SELECT min(${dueAt}) AS due FROM ${table} WHERE ${dueAt} IS NOT NULL`,
      ).due ?? undefined,
    run: (world, due) => {
      const rows = world.database.all<Row>(
        `SELECT * FROM ${table} WHERE ${dueAt} <= :due ORDER BY 1`,
        { due },
      )
      for (const row of rows) run(world, row, due)
    },
  }
}

/** More rounds than any jump of the clock needs; beyond them a job makes no progress. */
const MAXIMUM_ROUNDS = 200_000

/**
 * Does what has fallen due, the earliest first, whichever job it belongs to: after the clock was
 * moved by a month, or after a night in which the sandbox was down, everything happens in the order
 * in which it would have happened, each at its own moment.
 */
export function runDue(world: World, jobs: readonly Job[]): void {
  for (let round = 0; round < MAXIMUM_ROUNDS; round += 1) {
    const next = earliest(world, jobs)
    if (!next) return
    world.database.transaction(() => next.job.run(world, next.due))
  }
  throw new Error('Due work does not come to an end')
}

function earliest(world: World, jobs: readonly Job[]): { job: Job; due: number } | undefined {
  const now = world.clock.now()
  let first: { job: Job; due: number } | undefined
  for (const job of jobs) {
    const due = job.nextDue(world)
    if (due !== undefined && due <= now && (!first || due < first.due)) first = { job, due }
  }
  return first
}
