import { trimmed } from '@/components/form/text-rules.ts'
import { SendCodeBody } from '@/generated/access/access.zod.ts'

const reachableAccount = trimmed(SendCodeBody.shape.account)

/** The account as it is sent, or null while no code could be sent to it. */
export function reachable(account: string): string | null {
  const result = reachableAccount.safeParse(account)
  return result.success ? result.data : null
}

/** The invitation code of a registration link as it stands in the field; empty where there is none. */
export function invitationOf(search: string): string {
  return (new URLSearchParams(search).get('invitation_code') ?? '').trim().toUpperCase()
}
