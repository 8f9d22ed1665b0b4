import type { DraftOf } from '@/components/form/draft.ts'

/** Nobody is logged in yet: what is typed before belongs to the visitor. */
const owner = 'visitor'

/** The account typed on the login page goes along to the page of a forgotten password, and back. */
export const accountDraft: DraftOf<'account'> = { form: 'login', owner, fields: ['account'] }

/**
 * Reading the terms, or a reload, loses nothing of a registration but passwords and code. Each
 * invitation link has a draft of its own: a new link's code must not be hidden by an old entry.
 */
export function registerDraft(invitation: string): DraftOf<'account' | 'invitation_code'> {
  return { form: `register.${invitation}`, owner, fields: REGISTER_FIELDS }
}

const REGISTER_FIELDS = ['account', 'invitation_code'] as const
