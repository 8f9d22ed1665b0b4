import { ListFilter, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/button.tsx'
import styles from './filter-bar.module.css'
import type { OrderFilter } from './order-filter.ts'
import { choose, chosen } from './order-filter.ts'
import { useChoiceWords } from './use-choice-words.ts'

const FilterSheet = lazy(async () => ({
  default: (await import('./filter-sheet.tsx')).FilterSheet,
}))

interface FilterBarProps {
  filter: OrderFilter
  onChange: (filter: OrderFilter) => void
}

/** Opens the filter, and says what is set: each choice goes away with a press. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const intl = useIntl()
  const say = useChoiceWords()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)

  return (
    <div className={styles.bar}>
      <Button
        variant="secondary"
        size="sm"
        icon={<ListFilter size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <FormattedMessage
          id="orders.filter.open"
          defaultMessage="Filter"
          description="Button that opens the filter of the orders."
        />
      </Button>
      {chosen(filter).map((name) => (
        <Button
          key={name}
          variant="quiet"
          size="sm"
          icon={<X size={18} aria-hidden />}
          aria-label={intl.formatMessage(
            {
              id: 'orders.filter.remove',
              defaultMessage: 'Remove the filter: {choice}',
              description: 'Name of the button that takes one filter away, for screen readers.',
            },
            { choice: say(filter, name) },
          )}
          onClick={() => onChange(choose(filter, name, undefined))}
        >
          {say(filter, name)}
        </Button>
      ))}
      {wanted ? (
        <Suspense>
          <FilterSheet
            open={open}
            onClose={() => setOpen(false)}
            filter={filter}
            onChange={onChange}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
