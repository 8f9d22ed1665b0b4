import { dropDraft, keepDraft, readDraft } from '@/components/form/draft.ts'
import { TICKET_FIELDS, ticketName } from './use-ticket-form.ts'

/** Who has a ticket before logging in. */
export const VISITOR = 'visitor'

/** Hands a visitor's ticket over to the user who logged in for it. */
export function adoptTicket(symbol: string, owner: string): void {
  if (owner === VISITOR) return
  const form = ticketName(symbol)
  const left = { form, owner: VISITOR, fields: TICKET_FIELDS }
  const values = readDraft(left)
  if (Object.keys(values).length === 0) return
  keepDraft({ ...left, owner }, values)
  dropDraft(left)
}
