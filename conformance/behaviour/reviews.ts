import { descriptionOf } from './law.ts'
import type { Scene } from './scene.ts'

/** A record that is reviewed. */
interface Reviewed {
  id: string
  status: string
  status_note: string | null
  timeline: readonly { status: string; at: number }[]
  created_at: number
  expected_at: number | null
}

/**
 * Steps are in their order, begin when the record was made, and end with its status. The end of a review
 * is expected after its beginning, and of one that is over none is.
 */
export function holdReview(
  scene: Scene,
  { id, timeline, status, status_note: note, created_at: created, expected_at: expected }: Reviewed,
): void {
  scene.hold(status !== 'success' || note === null, `${id} is a success, and its note is "${note}"`)
  const isOver = status === 'success' || status === 'failed'
  scene.hold(
    expected === null || (!isOver && expected >= created),
    `the review of ${id}, made at ${created}, must be over at ${expected}, and its status is ${status}`,
    descriptionOf('ReviewExpected'),
  )
  const [first, last] = [timeline[0], timeline.at(-1)]
  if (!first || !last || status === 'unknown') return
  scene.same(first.at, created, `when the first step of ${id} was`)
  scene.same(last.status, status, `the last step of ${id}`)
  const moments = timeline.map(({ at }) => at)
  scene.same(
    moments,
    moments.toSorted((one, other) => one - other),
    `the steps of ${id} in their order`,
  )
}
