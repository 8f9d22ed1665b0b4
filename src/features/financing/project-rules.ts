import type { Project } from '@/generated/h5.schemas.ts'
import { signOf } from '@/lib/decimal.ts'

/** The state of a project as its card tells it; `unknown` for what this version does not know. */
export type ProjectState = 'inProgress' | 'full' | 'ended' | 'unknown'

/** A project in progress that takes no more money is full; the server's words decide the rest. */
export function stateOf({ status, remaining_amount }: Project): ProjectState {
  switch (status) {
    case 'in_progress':
      return signOf(remaining_amount) > 0 ? 'inProgress' : 'full'
    case 'ended':
      return 'ended'
    default:
      return 'unknown'
  }
}

/** What has to be added in the course of a purchase, or null where nothing has. */
export function appendOf({
  append_money,
  append_from_day,
}: Project): { money: string; day: number } | null {
  if (append_from_day === null || signOf(append_money) <= 0) return null
  return { money: append_money, day: append_from_day }
}
