import * as z from 'zod/mini'

/** A rule with one message, whichever of its checks fails. */
export function withMessage(words: string, rule: z.ZodMiniType<string, string>) {
  return z.pipe(
    z.string().check(z.refine((text) => rule.safeParse(text).success, { error: words })),
    rule,
  )
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
