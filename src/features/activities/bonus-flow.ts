import { timed } from '@/api/answer-time.ts'
import { getDailyBonus, useClaimDailyBonus } from '@/generated/bonus/bonus.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { defineMoneyFlow } from '@/patterns/money-flow/engine/money-flow.ts'
import type { FlowOf } from '@/patterns/money-flow/engine/use-money-flow.ts'
import { claimedBy, claimedIn } from './bonus-rules.ts'

/** A claim of the daily bonus, or what became of one. */
export const claim = defineMoneyFlow({
  name: 'dailyBonus',
  operation: 'claimDailyBonus',
  // The server pays one a day.
  isInView: true,
  useSubmit: useClaimDailyBonus,
  resultOf: claimedBy,
  find: async (requestId) => {
    const { data, time } = await timed(getDailyBonus({ request_id: requestId }))
    return { result: claimedIn(data, requestId), time }
  },
  summarize: ({ amount, currency }) => ({
    state: common.carriedOut,
    changes: false,
    money: { amount, currency },
    path: paths.activities,
  }),
})

export type ClaimFlow = FlowOf<typeof claim>
