import * as z from 'zod/mini'
import { SendCodeBody } from '@/generated/access/access.zod.ts'

/** Takes the spaces off that keyboards and autofill leave around a name; passwords stay as they are. */
export function trimmed<S extends z.ZodMiniType<string, string>>(rule: S) {
  return z.pipe(z.string().check(z.trim()), rule)
}

/** Codes are printed in capitals; small letters and spaces around them are forgiven. */
export function capitals<S extends z.ZodMiniType<string, string>>(rule: S) {
  return z.pipe(z.string().check(z.trim(), z.toUpperCase()), rule)
}

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

interface NewPassword {
  password: string
  password_confirm: string
}

/**
 * The two entries of a new password must match (specification, section 5). The rule speaks as soon
 * as both are there, not only when everything else is right.
 */
export function passwordsMatch(message: string) {
  return z.refine<NewPassword>(({ password, password_confirm: again }) => password === again, {
    path: ['password_confirm'],
    error: message,
    when: ({ value }) => {
      const { password, password_confirm: again } = value as Partial<NewPassword>
      return password !== undefined && again !== undefined
    },
  })
}
