import { VISITOR } from '@/api/user.ts'
import { dropDraft, keepDraft, readDraft } from '@/patterns/form/draft.ts'
import { TICKET } from './use-ticket-form.ts'

/** Hands a visitor's ticket over to the user who logged in for it. */
export function adoptTicket(owner: string): void {
  if (owner === VISITOR) return
  const left = { ...TICKET, owner: VISITOR }
  const values = readDraft(left)
  if (Object.keys(values).length === 0) return
  keepDraft({ ...left, owner }, values)
  dropDraft(left)
}
