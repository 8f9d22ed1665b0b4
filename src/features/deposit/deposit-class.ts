import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import { DepositClass } from '@/generated/model/deposit-class.ts'

/** The classes of a deposit in words (specification, section 3). */
const words: Record<DepositClass, MessageDescriptor> = defineMessages({
  0: {
    id: 'deposit.class.selfService',
    defaultMessage: 'Self-service',
    description: 'Class of a deposit: the user transferred it.',
  },
  1: {
    id: 'deposit.class.systemGift',
    defaultMessage: 'System gift',
    description: 'Class of a deposit: given by the site.',
  },
  2: {
    id: 'deposit.class.promotionBonus',
    defaultMessage: 'Promotion bonus',
    description: 'Class of a deposit: a bonus of a promotion.',
  },
  3: {
    id: 'deposit.class.depositBonus',
    defaultMessage: 'Deposit bonus',
    description: 'Class of a deposit: a bonus on top of a deposit.',
  },
  4: {
    id: 'deposit.class.systemRecharge',
    defaultMessage: 'System recharge',
    description: 'Class of a deposit: credited by the site in the place of a transfer.',
  },
})

const { other } = defineMessages({
  other: {
    id: 'deposit.class.other',
    defaultMessage: 'Other',
    description: 'Class of a deposit that this version cannot name.',
  },
})

/** The classes, in the order of their numbers. */
export const DEPOSIT_CLASSES: readonly DepositClass[] = Object.values(DepositClass)

/** The class of a deposit in words; a newer server may send one that this version does not know. */
export function classWord(number: number): MessageDescriptor {
  return Object.hasOwn(words, number) ? words[number as DepositClass] : other
}
