import { inCash } from '../../core/cash.ts'
import { seedCash } from '../../core/money.ts'
import type { StoryEvent } from '../../seed/story.ts'
import { beforeStory, storyOf } from '../../seed/story.ts'
import { storeFile } from '../uploads/files.ts'
import { samplePicture } from '../uploads/sample-picture.ts'
import { reportDeposit } from './deposits.ts'
import type { WayId } from './methods.ts'
import { releaseDeposit } from './releases.ts'
import type { DepositDecision, GivenClass } from './review.ts'
import { bookGift, decideDeposit } from './review.ts'

/** How long an amount stays released, in seconds. */
const RELEASED_SECONDS = 86_400

/**
 * The demo user's deposits, as the contract's examples have them. Those whose review is not over wait
 * for a person. Who lacks turnover was credited a deposit too.
 */
export const depositStory: readonly StoryEvent[] = [
  given(1791732600, 3001, 4, '1000.00'),
  given(1792596600, 3002, 1, '10.00'),
  given(1793979000, 3003, 2, '15.00'),
  reported(1794151800, 3004, 'dm_wechat', '150.00', null),
  decided(1794154200, 3004, 'failed'),
  reported(1794497400, 3005, 'dm_alipay', '500.00', '2026111222001489'),
  decided(1794498600, 3005, 'success_awaiting_audit'),
  decided(1794499800, 3005, 'success'),
  given(1794499860, 3006, 3, '25.00'),
  ...storyOf('coins', [
    reported(
      1795095000,
      3007,
      'dm_usdt_trc20',
      '200.00',
      '6c52a2fd2bd4c7bd6a6ffc49c9e3ffd8b2ba3c684bd0ae6be9e75187e9596c2c',
    ),
    decided(1795097400, 3007, 'success_awaiting_audit'),
  ]),
  reported(1795187400, 3008, 'dm_bank', '300.00', 'TRX-20261120-77', 1004),
  {
    before: 0,
    happen: (world, { demo }, at) =>
      releaseDeposit(world, demo, inCash('500.00'), at + RELEASED_SECONDS),
  },
  {
    before: 57 * 86_400,
    happen: (world, { turnover }, at) =>
      bookGift(world, { number: 2990, userId: turnover, class: 4, amount: inCash('5000.00'), at }),
  },
]

function given(told: number, number: number, depositClass: GivenClass, amount: string): StoryEvent {
  return {
    before: beforeStory(told),
    happen: (world, { demo }, at) =>
      bookGift(world, { number, userId: demo, class: depositClass, amount: inCash(amount), at }),
  }
}

/** Support releases the amount, and it is used up at once. */
function reported(
  told: number,
  number: number,
  wayId: WayId,
  amount: string,
  transactionCode: string | null,
  fromMethod: number | null = null,
): StoryEvent {
  return {
    before: beforeStory(told),
    happen(world, { demo }, at) {
      const picture = { userId: demo, bytes: samplePicture(), at }
      const { id } = storeFile(world, { ...picture, purpose: 'payment_screenshot' })
      releaseDeposit(world, demo, inCash(amount), null)
      reportDeposit(world, {
        number,
        user_id: demo,
        request_id: `5b0f8c0e-6a57-4f0e-9d55-00000000${number}`,
        method_id: wayId,
        amount: seedCash(amount),
        screenshot_file_id: id,
        transaction_code: transactionCode,
        from_method: fromMethod,
        at,
      })
    },
  }
}

function decided(told: number, number: number, decision: DepositDecision): StoryEvent {
  return {
    before: beforeStory(told),
    happen: (world, _users, at) => decideDeposit(world, number, decision, at),
  }
}
