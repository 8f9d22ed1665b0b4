import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import type { DividendMethod, EarlySettlement } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { messages } from './messages.ts'
import type { ProjectState } from './project-rules.ts'

export const projectStates = defineMessages({
  inProgress: messages.inProgress,
  full: {
    id: 'financing.state.full',
    defaultMessage: 'Fully invested',
    description: 'State of a project in progress that takes no more money.',
  },
  ended: {
    id: 'financing.state.ended',
    defaultMessage: 'Ended',
    description: 'State of a project.',
  },
  unknown: common.unknownStatus,
} satisfies Record<ProjectState, object>)

const unknown: MessageDescriptor = {
  ...defineMessages({
    word: {
      id: 'financing.terms.unknown',
      defaultMessage: 'Unknown. Ask customer service.',
      description: 'A condition of a project that this version of the app does not know.',
    },
  }).word,
}

export const dividendMethods = defineMessages({
  daily_interest: {
    id: 'financing.dividend.daily',
    defaultMessage: 'Income every day, principal back at expiry',
    description: 'Dividend method: dividends plus return of principal.',
  },
  all_at_expiry: {
    id: 'financing.dividend.atExpiry',
    defaultMessage: 'Principal and all income at expiry',
    description: 'Dividend method: everything at the end of the cycle.',
  },
} satisfies Record<Exclude<DividendMethod, 'unknown'>, object>)

export const earlySettlements = defineMessages({
  principal_without_current_day: {
    id: 'financing.early.withoutCurrentDay',
    defaultMessage: 'Principal back, no income for that day',
    description: 'What redeeming before expiry gives: the income of past days stays.',
  },
  not_allowed: {
    id: 'financing.early.notAllowed',
    defaultMessage: 'Not possible before expiry',
    description: 'The money cannot be had back before the end of the cycle.',
  },
} satisfies Record<Exclude<EarlySettlement, 'unknown'>, object>)

/** The words for a value of the server; neutral ones for a value that is not known. */
export function wordOf(
  words: Readonly<Record<string, MessageDescriptor>>,
  value: string,
): MessageDescriptor {
  return Object.hasOwn(words, value) ? (words[value] ?? unknown) : unknown
}
