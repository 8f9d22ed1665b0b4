import { defineMessages } from 'react-intl'
import type { IncomeStatus, MovementType, NullableActionReason } from '@/generated/h5.schemas.ts'
import { frozenWord } from '@/i18n/use-refusal-message.ts'
import { knownKey } from '@/lib/known-key.ts'

export const incomeStates = defineMessages({
  paid: {
    id: 'financing.purchase.income.paid',
    defaultMessage: 'Paid',
    description: 'State of one income of a project: it reached the balance. Short.',
  },
  held: {
    id: 'financing.purchase.income.held',
    defaultMessage: 'Held',
    description: 'State of one income: it waits until money is appended. Short.',
  },
  coming: {
    id: 'financing.purchase.income.coming',
    defaultMessage: 'Coming',
    description: 'State of one income: its day is not over yet. Short.',
  },
  lost: {
    id: 'financing.purchase.income.lost',
    defaultMessage: 'Lost',
    description: 'State of one income: given up by settling early. Short.',
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
    defaultMessage: 'Purchase',
    description: 'Movement of money: a project was bought.',
  },
  renew: {
    id: 'financing.purchase.movement.renew',
    defaultMessage: 'Renewal',
    description: 'Movement of money: put into a new cycle.',
  },
  append: {
    id: 'financing.purchase.movement.append',
    defaultMessage: 'Appended',
    description: 'Movement of money: added to a purchase.',
  },
  income: {
    id: 'financing.purchase.movement.income',
    defaultMessage: 'Income',
    description: 'Movement of money: income of a project was paid.',
  },
  held_income: {
    id: 'financing.purchase.movement.heldIncome',
    defaultMessage: 'Held income paid',
    description: 'Movement of money: income that had been held was paid.',
  },
  principal_return: {
    id: 'financing.purchase.movement.principal',
    defaultMessage: 'Principal back',
    description: 'Movement of money: the principal came back to the balance.',
  },
  unknown: {
    id: 'financing.purchase.movement.unknown',
    defaultMessage: 'Unknown movement',
    description: 'Movement of money that the server or this version cannot name.',
  },
} satisfies Record<MovementType, object>)

/** The word for a movement; "unknown" for one that a newer server sends. */
export function movementWord(type: string) {
  return movementWords[knownKey(movementWords, type)]
}

const reasons = defineMessages({
  not_matured: {
    id: 'financing.purchase.reason.notMatured',
    defaultMessage: 'Possible once the purchase has matured.',
    description: 'Why a purchase cannot be renewed now.',
  },
  already_matured: {
    id: 'financing.purchase.reason.alreadyMatured',
    defaultMessage: 'The purchase has matured and was paid out.',
    description: 'Why nothing can be appended or settled now.',
  },
  already_settled: {
    id: 'financing.purchase.reason.alreadySettled',
    defaultMessage: 'You settled this purchase early.',
    description: 'Why something cannot be done with a purchase.',
  },
  already_renewed: {
    id: 'financing.purchase.reason.alreadyRenewed',
    defaultMessage: 'You have renewed this purchase already.',
    description: 'Why a purchase cannot be renewed now.',
  },
  project_ended: {
    id: 'financing.purchase.reason.projectEnded',
    defaultMessage: 'The project has ended and takes no more money.',
    description: 'Why nothing can be bought, appended or renewed.',
  },
  project_full: {
    id: 'financing.purchase.reason.projectFull',
    defaultMessage: 'The project is full and takes no more money.',
    description: 'Why nothing can be bought, appended or renewed.',
  },
  funds_frozen: frozenWord,
  unknown: {
    id: 'financing.purchase.reason.unknown',
    defaultMessage: 'Not possible now. Ask customer service for the reason.',
    description: 'An action is not possible, for a reason that the app does not know.',
  },
} satisfies Record<NonNullable<NullableActionReason>, object>)

/** Why an action is not possible; neutral words for a reason that a newer server sends. */
export function reasonWord(reason: string | null) {
  return reasons[knownKey(reasons, reason)]
}
