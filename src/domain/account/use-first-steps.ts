import { useEffect } from 'react'
import { useAreas } from '@/api/areas.ts'
import { deviceStore } from '@/api/device-store.ts'
import { useUserInfo } from '@/api/user.ts'
import { useListDepositRecords } from '@/generated/deposit/deposit.ts'
import { useGetWithdrawalView } from '@/generated/withdrawal/withdrawal.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { isStoredAmount, signOf } from '@/lib/decimal.ts'
import { isUndecided } from '@/patterns/records/review-rules.ts'
import type { FirstSteps, Step } from './first-steps-rules.ts'
import { firstStepsOf } from './first-steps-rules.ts'

/** The deposits that tell whether one is under review, as the entry page asks for them, too. */
export const LAST_DEPOSITS = { limit: 5 }

/** Local storage, by user: what was last to be traded before a withdrawal; 0 once nothing was. */
const REMAINING = 'h5.remaining.'

/** What `remaining` is in, for the words of the step. */
export interface ShownFirstSteps extends FirstSteps {
  remaining: { amount: Decimal; currency: string } | null
}

/**
 * What is missing before the user's first withdrawal, and what of it comes next; null where nothing is
 * missing, for visitors, and until it is known. `after` is the step whose result is in sight.
 */
export function useFirstSteps(after?: Step): ShownFirstSteps | null {
  const { offers } = useAreas()
  const info = useUserInfo()
  const deposited = info?.setup.deposited === true
  const { data: deposits } = useListDepositRecords(LAST_DEPOSITS, {
    query: { enabled: info !== undefined && !deposited && after !== 'deposit' },
  })
  const remaining = useRemaining(info?.user.userid, deposited)
  if (!info) return null
  const steps = firstStepsOf({
    info,
    depositing: deposits?.list.some(({ status }) => isUndecided(status)) ?? false,
    remaining,
    trading: offers('trading'),
    after,
  })
  const { currency } = info.balances
  return (
    steps && { ...steps, remaining: remaining === null ? null : { amount: remaining, currency } }
  )
}

/** Whether a result leads on to a next step, so that its other ways stand back. */
export function useHasNextStep(after: Step): boolean {
  const steps = useFirstSteps(after)
  return steps !== null && steps.next !== null
}

/**
 * What a withdrawal still asks to be traded. Where that was nothing once, a first withdrawal was
 * possible: what later deposits add is told on their own pages, and no longer read here.
 */
function useRemaining(user: string | undefined, deposited: boolean): Decimal | null {
  const stored = user === undefined ? null : deviceStore(user).read(REMAINING)
  // Storage may hold anything.
  const known = stored !== null && isStoredAmount(stored) ? stored : null
  const wasPossible = known !== null && signOf(known) === 0
  const { data } = useGetWithdrawalView({
    query: { enabled: user !== undefined && deposited && !wasPossible },
  })
  const read = data?.conditions.turnover.remaining
  useEffect(() => {
    if (user !== undefined && read !== undefined) deviceStore(user).write(REMAINING, read)
  }, [user, read])
  if (!deposited) return null
  return wasPossible ? known : (read ?? known)
}
