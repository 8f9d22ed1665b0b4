import type { IntlShape } from 'react-intl'
import { defineMessages, useIntl } from 'react-intl'
import type { ConditionId } from '@/domain/conditions/condition-rules.ts'
import type { WithdrawalView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'

const plain = defineMessages({
  name: {
    id: 'withdrawal.blocked.name',
    defaultMessage: 'Verify your name first.',
    description: 'Why nothing can be withdrawn now.',
  },
  nameUnderReview: {
    id: 'withdrawal.blocked.nameUnderReview',
    defaultMessage: "We're still reviewing your verification.",
    description: 'Why nothing can be withdrawn now.',
  },
  target: {
    id: 'withdrawal.blocked.target',
    defaultMessage: 'Add a card, account or address first.',
    description: 'Why nothing can be withdrawn now.',
  },
})

/** Why nothing can be withdrawn to a payment method that is new, until a moment in Unix seconds. */
export const newTargetBlocked = (intl: IntlShape, from: number): string =>
  intl.formatMessage(
    {
      id: 'withdrawal.blocked.newTarget',
      defaultMessage:
        'Your account has a new password, passkey or device. You can withdraw to a new payment method from {from}.',
      description:
        'Why nothing can be withdrawn now: a password, a passkey or a device of the account is new, and nothing was paid to this card, account or address before. from is a moment.',
    },
    { from: formatDateTime(from) },
  )

/** Why nothing can be withdrawn now, by the first condition that is not met. */
export function useBlockedReason({ available, conditions }: WithdrawalView) {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const { currency, min, window, today, turnover, requirements } = conditions

  return (unmet: ConditionId): string => {
    switch (unmet) {
      case 'realName':
        return intl.formatMessage(
          requirements.verification === 'under_review' ? plain.nameUnderReview : plain.name,
        )
      case 'target':
        return intl.formatMessage(plain.target)
      case 'newTarget':
        return newTargetBlocked(intl, conditions.new_target_from ?? 0)
      case 'fundPassword':
        return intl.formatMessage(common.fundPasswordRequired)
      case 'window':
        return intl.formatMessage(
          {
            id: 'withdrawal.blocked.window',
            defaultMessage: 'Withdrawals are closed now. They open daily at {opens} ({zone}).',
            description: 'Why nothing can be withdrawn now.',
          },
          { opens: window.opens, zone: window.time_zone },
        )
      case 'times':
        return intl.formatMessage(
          {
            id: 'withdrawal.blocked.times',
            defaultMessage: 'No withdrawals left today. Daily limits reset {resets}.',
            description: 'Why nothing can be withdrawn now. resets is a moment.',
          },
          { resets: formatDateTime(today.resets_at) },
        )
      case 'amount':
        return intl.formatMessage(
          {
            id: 'withdrawal.blocked.amount',
            defaultMessage: 'Left today: {left}. Minimum: {min}. Daily limits reset {resets}.',
            description: 'Why nothing can be withdrawn now. resets is a moment.',
          },
          {
            left: money(today.amount_left, currency),
            min: money(min, currency),
            resets: formatDateTime(today.resets_at),
          },
        )
      case 'turnover':
        return intl.formatMessage(
          {
            id: 'withdrawal.blocked.turnover',
            defaultMessage: 'You still need {remaining} of turnover.',
            description: 'Why nothing can be withdrawn now.',
          },
          { remaining: money(turnover.remaining, currency) },
        )
      case 'balance':
        return intl.formatMessage(common.belowMinimum, {
          available: money(available, currency),
          min: money(min, currency),
        })
    }
  }
}
