import { defineMessages } from 'react-intl'
import type { IncomeStatus, MovementType, NullableActionReason } from '@/generated/h5.schemas.ts'
import { frozenWord } from '@/i18n/use-refusal-message.ts'
import { knownKey } from '@/lib/known-key.ts'
import { messages } from './messages.ts'

export const incomeStates = defineMessages({
  paid: messages.incomePaid,
  held: {
    id: 'financing.purchase.income.held',
    defaultMessage: 'Held',
    description: 'State of one income: it is paid once the missing money is topped up. Short.',
  },
  coming: {
    id: 'financing.purchase.income.coming',
    defaultMessage: 'Upcoming',
    description: 'State of one income: its day is not over yet. Short.',
  },
  lost: {
    id: 'financing.purchase.income.lost',
    defaultMessage: 'Lost',
    description: 'State of one income: given up by redeeming early. Short.',
  },
  unknown: {
    id: 'financing.purchase.income.unknown',
    defaultMessage: 'Unknown',
    description: 'State of one income that the server or this version cannot name. Short.',
  },
} satisfies Record<IncomeStatus, object>)

const movementWords = defineMessages({
  buy: {
    id: 'financing.purchase.movement.buy',
    defaultMessage: 'Investment',
    description: 'Transaction of an investment: the user invested in a project.',
  },
  renew: {
    id: 'financing.purchase.movement.renew',
    defaultMessage: 'Renewal',
    description: 'Transaction of an investment: put into a new cycle.',
  },
  append: {
    id: 'financing.purchase.movement.append',
    defaultMessage: 'Top-up',
    description: 'Transaction of an investment: money was added to it.',
  },
  income: messages.income,
  held_income: {
    id: 'financing.purchase.movement.heldIncome',
    defaultMessage: 'Held income paid',
    description: 'Transaction of an investment: income that had been held was paid.',
  },
  principal_return: messages.principalBack,
  unknown: {
    id: 'financing.purchase.movement.unknown',
    defaultMessage: 'Unknown transaction',
    description: 'Transaction of an investment that the server or this version cannot name.',
  },
} satisfies Record<MovementType, object>)

/** The word for a movement; "unknown" for one that a newer server sends. */
export function movementWord(type: string) {
  return movementWords[knownKey(movementWords, type)]
}

const reasons = defineMessages({
  not_matured: {
    id: 'financing.purchase.reason.notMatured',
    defaultMessage: 'Possible once the investment has matured.',
    description: 'Why an investment cannot be renewed now.',
  },
  already_matured: {
    id: 'financing.purchase.reason.alreadyMatured',
    defaultMessage: 'This investment has matured and was paid out.',
    description: 'Why nothing can be topped up or redeemed now.',
  },
  already_settled: {
    id: 'financing.purchase.reason.alreadySettled',
    defaultMessage: 'You redeemed this investment early.',
    description: 'Why something cannot be done with an investment.',
  },
  already_renewed: {
    id: 'financing.purchase.reason.alreadyRenewed',
    defaultMessage: 'You have already renewed this investment.',
    description: 'Why an investment cannot be renewed now.',
  },
  project_ended: messages.projectEnded,
  project_full: messages.projectFull,
  funds_frozen: frozenWord,
  unknown: {
    id: 'financing.purchase.reason.unknown',
    defaultMessage: 'Not possible now. Customer service can tell you why.',
    description: 'An action is not possible, for a reason that the app does not know.',
  },
} satisfies Record<NonNullable<NullableActionReason>, object>)

/** Why an action is not possible; neutral words for a reason that a newer server sends. */
export function reasonWord(reason: string | null) {
  return reasons[knownKey(reasons, reason)]
}
