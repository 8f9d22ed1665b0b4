import { inCash } from '../../core/cash.ts'
import { seedCash, timesRate } from '../../core/money.ts'
import { rules } from '../../core/rules.ts'
import type { StoryEvent } from '../../seed/story.ts'
import { beforeStory, storyOf } from '../../seed/story.ts'
import type { TargetRef } from '../payment-methods/targets.ts'
import { addTurnover } from './conditions.ts'
import type { WithdrawalDecision } from './review.ts'
import { decideWithdrawal } from './review.ts'
import { bookWithdrawal } from './withdrawals.ts'

const CARD = { method: 1001 }
const ALIPAY = { method: 1002 }
const WALLET = { address: 2001 }

/**
 * The demo user's withdrawals, as the contract's examples have them; the last one waits for a person.
 * Who lacks turnover traded a part of what is needed.
 */
export const withdrawalStory: readonly StoryEvent[] = [
  submitted(1793460600, 4004, ALIPAY, '1200.50'),
  decided(1793462400, 4004, 'success'),
  submitted(1794411000, 4005, CARD, '250.00'),
  decided(1794412800, 4005, 'failed'),
  ...storyOf('coins', [
    submitted(1794929400, 4006, WALLET, '500.00'),
    decided(1794931200, 4006, 'success'),
  ]),
  submitted(1795186800, 4007, CARD, '1010.00', '5b0f8c0e-6a57-4f0e-9d55-0c6f2b8f4a11'),
  {
    before: 50 * 86_400,
    happen: (world, { turnover }, at) =>
      addTurnover(world, turnover, seedCash('3170.00'), null, at),
  },
]

function submitted(
  told: number,
  number: number,
  target: TargetRef,
  amount: string,
  requestId = `5b0f8c0e-6a57-4f0e-9d55-00000000${number}`,
): StoryEvent {
  return {
    before: beforeStory(told),
    happen: (world, { demo }, at) =>
      bookWithdrawal(world, {
        ...{ number, target, at },
        user_id: demo,
        request_id: requestId,
        amount: seedCash(amount),
        fee: timesRate(seedCash(amount), rules.withdrawal.feeRate),
        payout: 'address' in target ? { coin: 'USDT', rate: inCash('1.00') } : null,
      }),
  }
}

function decided(told: number, number: number, decision: WithdrawalDecision): StoryEvent {
  return {
    before: beforeStory(told),
    happen: (world, _users, at) => decideWithdrawal(world, number, decision, at),
  }
}
