import { useState } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Field } from '@/ui/field.tsx'
import { TextInput } from '@/ui/text-input.tsx'
import styles from './filter-sheet.module.css'
import type { Day, OrderFilter } from './order-filter.ts'
import { FIRST_DAY, isSelectableDay, LAST_DAY } from './order-filter.ts'

const ENDS = ['from', 'to'] as const
type End = (typeof ENDS)[number]

const labels: Record<End, MessageDescriptor> = defineMessages({
  from: {
    id: 'orders.filter.from',
    defaultMessage: 'First day',
    description: 'Label of a date in the filter: orders opened on this day or later.',
  },
  to: {
    id: 'orders.filter.to',
    defaultMessage: 'Last day',
    description: 'Label of a date in the filter: orders opened on this day or earlier.',
  },
})

type Fault = 'day' | 'order'

const faults: Record<Fault, MessageDescriptor> = defineMessages({
  day: {
    id: 'orders.filter.day',
    defaultMessage: 'Enter a complete date from {first} to {last}.',
    description:
      'Below a date in the filter that is incomplete or impossible. first and last are dates.',
  },
  order: {
    id: 'orders.filter.dayOrder',
    defaultMessage: 'The first day is after the last day.',
    description: 'Below a date in the filter that does not fit the other one.',
  },
})

/** What is in a field and has not taken effect. */
interface Edit {
  value: string
  /** The browser shows parts of a date, which it does not report. */
  isPartial: boolean
  /** The field has lost the focus since. */
  isDone: boolean
}

type Edits = Partial<Record<End, Edit>>

interface DayRangeProps {
  filter: OrderFilter
  onChange: (range: Record<End, Day | undefined>) => void
}

/**
 * The first and the last day. They take effect once each is empty or a whole day and they are in order: a year
 * that is being typed passes through 0002 and 0202. Neither ever changes the other.
 */
export function DayRange({ filter, onChange }: DayRangeProps) {
  const current = `${filter.from}/${filter.to}`
  const [{ of, edits: all }, setEdits] = useState<{ of: string; edits: Edits }>({
    of: current,
    edits: {},
  })
  // A preset or a reset replaces what was being typed.
  const edits = of === current ? all : {}

  function edit(end: End, { value, validity }: HTMLInputElement, isDone: boolean) {
    const next = { ...edits, [end]: { value, isPartial: validity.badInput, isDone } }
    const isReady = ENDS.every((one) => faultOf(filter, next, one) === null)
    setEdits({ of: current, edits: isReady ? {} : next })
    if (!isReady) return
    const [from, to] = ENDS.map((one) => dayIn(filter, next, one) || undefined)
    if (from !== filter.from || to !== filter.to) onChange({ from, to })
  }

  return (
    <div className={styles.days}>
      {ENDS.map((end) => {
        const fault = edits[end]?.isDone ? faultOf(filter, edits, end) : null
        return (
          <Field
            key={end}
            label={<FormattedMessage {...labels[end]} />}
            error={
              fault && (
                <FormattedMessage
                  {...faults[fault]}
                  values={{ first: FIRST_DAY, last: LAST_DAY }}
                />
              )
            }
          >
            <TextInput
              type="date"
              min={FIRST_DAY}
              max={LAST_DAY}
              value={dayIn(filter, edits, end)}
              onChange={({ target }) => edit(end, target, false)}
              onBlur={({ target }) => edit(end, target, true)}
            />
          </Field>
        )
      })}
    </div>
  )
}

const dayIn = (filter: OrderFilter, edits: Edits, end: End): string =>
  edits[end]?.value ?? filter[end] ?? ''

function faultOf(filter: OrderFilter, edits: Edits, end: End): Fault | null {
  const value = dayIn(filter, edits, end)
  if (edits[end]?.isPartial || (value !== '' && !isSelectableDay(value))) return 'day'
  const [from, to] = ENDS.map((one) => dayIn(filter, edits, one))
  return from && to && isSelectableDay(from) && isSelectableDay(to) && from > to ? 'order' : null
}
