import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { Refusal } from '@/api/errors.ts'
import { useRefusalMessage } from '@/i18n/use-refusal-message.ts'
import { FundPasswordField } from '@/patterns/form/fields.tsx'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'

/** The contract's rule of a fund password, as an operation's generated schema has it. */
export type SignatureRule = z.ZodMiniType<string, string>

/** A body without what the question asks for. */
export type Unsigned<Body> = Omit<Body, 'fund_password'>

/** The fund password of a question. */
export interface Signature {
  field: ReactNode
  /** Goes on where what is entered follows the rule; else says at the field why not. */
  check: (proceed: () => void) => void
  /** What is entered. */
  entered: () => string
  /** Says at the field why the server refused it. */
  refuse: (refusal: Refusal) => void
  /** Forgets what was entered: each question asks for it anew. */
  clear: () => void
}

const EMPTY = { fund_password: '' }
const NO_RULE: SignatureRule = z.string()

/**
 * The fund password, asked for in the last question and nowhere else. It stands in this form alone: in no
 * draft, and in nothing that is stored.
 */
export function useSignature(rule: SignatureRule | null): Signature | null {
  const say = useRefusalMessage()
  const form = useContractForm({
    schema: z.object({ fund_password: rule ?? NO_RULE }),
    defaultValues: EMPTY,
  })
  if (rule === null) return null
  return {
    field: <FundPasswordField control={form.control} name="fund_password" />,
    check: (proceed) => void form.handleSubmit(proceed)(),
    entered: () => form.getValues('fund_password'),
    refuse(refusal) {
      // A reset would take the field's element from the form, and with it the focus.
      form.setValue('fund_password', '')
      form.setError('fund_password', { type: 'refused', message: say(refusal) })
      form.setFocus('fund_password')
    },
    clear: () => form.reset(EMPTY),
  }
}
