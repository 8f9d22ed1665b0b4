import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import { formatDate } from '@/lib/time.ts'
import { Chip } from '@/ui/chip.tsx'
import styles from './filter-bar.module.css'
import type { OrderFilter, Preset } from './order-filter.ts'
import { daysOf, PRESETS, presetOf } from './order-filter.ts'

const words = defineMessages({
  today: {
    id: 'orders.days.today',
    defaultMessage: 'Today',
    description: 'Shows the orders of today. Short.',
  },
  yesterday: {
    id: 'orders.days.yesterday',
    defaultMessage: 'Yesterday',
    description: 'Shows the orders of yesterday. Short.',
  },
  week: {
    id: 'orders.days.week',
    defaultMessage: '7 days',
    description: 'Shows the orders of the last seven days, today included. Short.',
  },
  month: {
    id: 'orders.days.month',
    defaultMessage: '30 days',
    description: 'Shows the orders of the last thirty days, today included. Short.',
  },
} satisfies Record<Preset, object>)

/** Today's day on the device's calendar. */
export const today = () => formatDate(serverNow())

interface DayPresetsProps {
  filter: OrderFilter
  onChange: (filter: OrderFilter) => void
}

/** The days that are asked for most, by one tap; another tap takes them away. */
export function DayPresets({ filter, onChange }: DayPresetsProps) {
  const intl = useIntl()
  const chosen = presetOf(filter, today())
  return (
    <fieldset
      className={styles.presets}
      aria-label={intl.formatMessage({
        id: 'orders.days.label',
        defaultMessage: 'Days',
        description: 'Name of the group of Today, Yesterday, …, for screen readers.',
      })}
    >
      {PRESETS.map((preset) => (
        <Chip
          key={preset}
          selected={preset === chosen}
          onClick={() => {
            const { from: _from, to: _to, ...others } = filter
            onChange(preset === chosen ? others : { ...others, ...daysOf(preset, today()) })
          }}
        >
          <FormattedMessage {...words[preset]} />
        </Chip>
      ))}
    </fieldset>
  )
}
