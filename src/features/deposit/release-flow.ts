import { defineMessages } from 'react-intl'
import { timed } from '@/api/answer-time.ts'
import { getDepositView, useRequestDepositRelease } from '@/generated/deposit/deposit.ts'
import type {
  DepositReleaseRequested,
  DepositReleaseRequestStatus,
} from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { knownWord } from '@/lib/known-key.ts'
import { paths } from '@/lib/paths.ts'
import { defineMoneyFlow } from '@/patterns/money-flow/engine/money-flow.ts'
import { statusWords } from './deposit-status.tsx'

const words = {
  under_review: statusWords.under_review,
  ...defineMessages({
    released: {
      id: 'deposit.release.released',
      defaultMessage: 'Approved',
      description:
        'State of a deposit request that customer service approved: the amount can be deposited now.',
    },
    refused: {
      id: 'deposit.release.notReleased',
      defaultMessage: 'Declined',
      description:
        'State of a deposit request that customer service declined: no payment details were given.',
    },
  }),
  unknown: common.unknownStatus,
} satisfies Record<DepositReleaseRequestStatus, object>

/** Asking customer service to release an amount, or what became of it. */
export const releasing = defineMoneyFlow({
  name: 'depositRelease',
  operation: 'requestDepositRelease',
  // The server takes none beside one that is under review.
  isInView: true,
  useSubmit: useRequestDepositRelease,
  resultOf: ({ request }: DepositReleaseRequested) => request,
  find: async (requestId) => {
    const { data, time } = await timed(getDepositView({ request_id: requestId }))
    const { request } = data
    // A server that does not know the parameter answers the last one.
    return { result: request?.request_id === requestId ? request : null, time }
  },
  summarize: ({ status, amount, currency }) => ({
    state: knownWord(words, status),
    changes: status === 'under_review',
    money: { amount, currency },
    // The step that follows a release, or why there was none.
    path: paths.deposit,
  }),
})
