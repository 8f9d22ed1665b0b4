import { defineMessages, FormattedMessage } from 'react-intl'
import type { ActivityState as State } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { formatDate } from '@/lib/time.ts'
import { KnownStatus } from '@/shell/known-status.tsx'
import type { Tone } from '@/ui/badge.tsx'

const words = defineMessages({
  upcoming: {
    id: 'activities.state.upcoming',
    defaultMessage: 'Upcoming',
    description: 'State of an activity: it has not begun.',
  },
  in_progress: {
    id: 'activities.state.inProgress',
    defaultMessage: 'In progress',
    description: 'State of an activity.',
  },
  ended: {
    id: 'activities.state.ended',
    defaultMessage: 'Ended',
    description: 'State of an activity.',
  },
  unknown: common.unknownStatus,
} satisfies Record<State, object>)

const tones: Partial<Record<State, Tone>> = {
  upcoming: 'pending',
  in_progress: 'positive',
}

/** The state of an activity by word and colour. */
export function ActivityState({ state }: { state: string }) {
  return <KnownStatus status={state} words={words} tones={tones} />
}

/** From when until when an activity runs. */
export function ActivityDates({ startsAt, endsAt }: { startsAt: number; endsAt: number | null }) {
  return (
    <span>
      <FormattedMessage
        id="activities.dates.span"
        defaultMessage="{end, select, none {From {start}} other {{start} to {end}}}"
        description="First and last day of an activity; end is none for one without an end."
        values={{ start: formatDate(startsAt), end: endsAt === null ? 'none' : formatDate(endsAt) }}
      />
    </span>
  )
}
