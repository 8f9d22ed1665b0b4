import type { MoneyAction } from '@/components/money-action/use-money-action.ts'
import { useMoneyAction } from '@/components/money-action/use-money-action.ts'
import { getDailyBonus, useClaimDailyBonus } from '@/generated/bonus/bonus.ts'
import type { Claimed } from './bonus-rules.ts'
import { claimedBy, claimedIn } from './bonus-rules.ts'

export type ClaimAction = MoneyAction<object, Claimed>

/** Claims the daily bonus for the user `owner`, or finds what became of a claim. */
export function useClaimAction(owner: string): ClaimAction {
  const { mutateAsync } = useClaimDailyBonus()
  return useMoneyAction({
    action: 'dailyBonus',
    owner,
    send: (data: { request_id: string }) => mutateAsync({ data }),
    resultOf: claimedBy,
    lookUp: findByRequest,
  })
}

/** What a request has claimed, or null. Throws where the server did not say. */
async function findByRequest(requestId: string): Promise<Claimed | null> {
  const answer = await getDailyBonus()
  if (answer.code !== 1) throw new Error(`Looking up a claim answered ${answer.code}`)
  return claimedIn(answer.data, requestId)
}
