import { defineMessages, useIntl } from 'react-intl'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import type { LimitName, PauseLength } from './limits-rules.ts'

export const limitNames = defineMessages({
  stake_max: {
    id: 'limits.name.order',
    defaultMessage: 'Largest amount of one order',
    description: 'Label of a limit that a user sets for orders.',
  },
  loss_day_max: {
    id: 'limits.name.day',
    defaultMessage: 'Most you can lose in a day',
    description: 'Label of a limit that a user sets for losses of orders, fees included.',
  },
  loss_week_max: {
    id: 'limits.name.week',
    defaultMessage: 'Most you can lose in a week',
    description: 'Label of a limit that a user sets for losses of orders, fees included.',
  },
  session_minutes: {
    id: 'limits.name.session',
    defaultMessage: 'Ask me whether to go on after',
    description:
      'Label of the choice of a time in the app after which it asks; "60 minutes" follows.',
  },
} satisfies Record<LimitName, object>)

export const pauseLengths = defineMessages({
  day: {
    id: 'limits.pause.day',
    defaultMessage: 'For a day',
    description: 'How long trading is paused; 24 hours.',
  },
  week: {
    id: 'limits.pause.week',
    defaultMessage: 'For a week',
    description: 'How long trading is paused; 7 days.',
  },
  month: {
    id: 'limits.pause.month',
    defaultMessage: 'For 30 days',
    description: 'How long trading is paused.',
  },
  forever: {
    id: 'limits.pause.forever',
    defaultMessage: 'For good',
    description: 'How long trading is paused: without an end.',
  },
} satisfies Record<PauseLength, object>)

/** A limit in words: an amount with its currency, a time, or that there is none of it. */
export function useLimitWords(
  currency: string,
): (name: LimitName, limit: Decimal | null) => string {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  return (name, limit) => {
    if (limit === null && name === 'session_minutes') {
      return intl.formatMessage({
        id: 'limits.noQuestion',
        defaultMessage: "Don't ask",
        description: 'In the place of a time after which the app asks, where none is set.',
      })
    }
    if (limit === null) {
      return intl.formatMessage({
        id: 'limits.none',
        defaultMessage: 'No limit',
        description: 'In the place of a limit that is not set.',
      })
    }
    if (name !== 'session_minutes') return money(limit, currency)
    return intl.formatMessage(
      {
        id: 'limits.minutes',
        defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
        description: 'A time in the app.',
      },
      { minutes: parseInt(limit, 10) },
    )
  }
}
