import { setupOf } from '@/domain/account/account-setup.ts'
import type { UserInfo } from '@/generated/h5.schemas.ts'

/** What opens an account for everything, in the order in which a new user meets it. */
export const STEPS = ['realName', 'target', 'fundPassword', 'deposit'] as const
export type Step = (typeof STEPS)[number]

/**
 * The first step that is the user's to take, and how many are done; null where none is. A verification
 * that is under review, or that this version cannot read, waits for somebody else.
 */
export function nextStepOf(
  info: Pick<UserInfo, 'verification' | 'setup'>,
): { step: Step; done: number } | null {
  const setup = setupOf(info)
  const { state } = info.verification
  const isDone: Record<Step, boolean> = {
    realName: setup.realName === 'met',
    target: setup.target === 'met',
    fundPassword: setup.fundPassword === 'met',
    deposit: info.setup.deposited,
  }
  const waits = (step: Step) => step === 'realName' && state !== 'none' && state !== 'rejected'
  const step = STEPS.find((one) => !isDone[one] && !waits(one))
  if (step === undefined) return null
  return { step, done: STEPS.filter((one) => isDone[one]).length }
}
