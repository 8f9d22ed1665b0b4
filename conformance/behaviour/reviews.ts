import type { Scene } from './scene.ts'

/** Steps are in their order, begin when the record was made, and end with its status. */
export function holdTimeline(
  scene: Scene,
  id: string,
  timeline: readonly { status: string; at: number }[],
  status: string,
  created: number,
): void {
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
