import { useState } from 'react'
import { useUserOrVisitor, VISITOR } from '@/api/user.ts'
import { dropDraft, keepDraft, readDraft } from '@/patterns/form/draft.ts'
import { useDraft } from '@/patterns/form/use-contract-form.ts'
import { TICKET } from './use-ticket-form.ts'

/** Hands a visitor's ticket over to the user who logged in for it, before its form reads the draft. */
export function useAdoptedTicket(): void {
  const isVisitor = useUserOrVisitor() === null
  const draft = useDraft<'seconds' | 'amount'>(TICKET)
  useState(() => {
    const left = { ...TICKET, owner: VISITOR }
    const values = isVisitor ? {} : readDraft(left)
    if (Object.keys(values).length === 0) return
    keepDraft(draft, values)
    dropDraft(left)
  })
}
