import { rules } from '../../core/rules.ts'
import type { StoryEvent } from '../../seed/story.ts'
import { beforeStory, storyOf } from '../../seed/story.ts'
import { SEED_PHONE } from '../security/seed.ts'
import type { NewMethod } from './methods.ts'
import { insertAddress, insertMethod, recordBound } from './methods.ts'

type Bound = Partial<NewMethod> & Pick<NewMethod, 'type' | 'account'>

/** What the demo user bound, as the contract's examples have it, and a card of who lacks turnover. */
export const paymentMethodsStory: readonly StoryEvent[] = [
  bound(1767794400, {
    number: 1001,
    type: 'bank_card',
    bank_name: 'Example Bank',
    bank_branch: 'Harbour Street',
    bank_area: '12 Harbour Street, New York',
    branch_latitude: '40.706100',
    branch_longitude: '-74.008800',
    account: '4111111111111111',
  }),
  {
    area: 'coins',
    before: beforeStory(1767880800),
    happen: (world, { demo }, at) => {
      const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
      insertAddress(world, {
        number: 2001,
        user_id: demo,
        request_id: requestId(2001),
        currency: 'USDT',
        network: 'TRC20',
        address,
        at,
      })
      recordBound(world, { userId: demo, device: SEED_PHONE, account: address })
    },
  },
  bound(1768000000, { number: 1002, type: 'alipay', account: 'alex.morgan@example.com' }),
  bound(1768003600, { number: 1003, type: 'wechat_pay', account: 'alex-morgan-pay' }),
  bound(1769000000, {
    number: 1004,
    type: 'bank_transfer',
    bank_name: 'Example Bank',
    bank_branch: 'Harbour Street',
    account: '000123456789',
    bank_code: 'EXAMUS33XXX',
  }),
  ...storyOf('coins', [
    bound(1770100000, {
      number: 1005,
      type: 'crypto_transfer',
      holder_name: null,
      account: 'TTs6z2kH3dyYCdzdb1FAC9tEmtro48PqL4',
      currency: 'USDT',
      network: 'TRC20',
    }),
  ]),
  {
    before: 58 * 86_400,
    happen: (world, { turnover }, at) =>
      insertMethod(world, {
        ...NO_DETAILS,
        user_id: turnover,
        request_id: null,
        type: 'bank_card',
        holder_name: 'Sam Sample',
        bank_name: 'Example Bank',
        account: '4242424242424242',
        at,
      }),
  },
]

/** A method without optional fields. */
const NO_DETAILS = {
  holder_name: 'Alex Morgan',
  bank_name: null,
  bank_branch: null,
  bank_area: null,
  branch_latitude: null,
  branch_longitude: null,
  bank_code: null,
  currency: rules.currency,
  network: null,
} as const

function bound(told: number, method: Bound & { number: number }): StoryEvent {
  return {
    before: beforeStory(told),
    happen: (world, { demo }, at) => {
      insertMethod(world, {
        ...NO_DETAILS,
        request_id: requestId(method.number),
        ...method,
        user_id: demo,
        at,
      })
      recordBound(world, { userId: demo, device: SEED_PHONE, account: method.account })
    },
  }
}

const requestId = (number: number) => `5b0f8c0e-6a57-4f0e-9d55-00000000${number}`
