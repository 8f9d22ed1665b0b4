import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useOrderWords } from '@/domain/orders/order-words.tsx'
import type { CatalogueProduct } from '@/generated/h5.schemas.ts'
import { loadable } from '@/shell/loadable.tsx'
import { Button } from '@/ui/button.tsx'
import { otherProduct, useCatalogue } from './catalogue.ts'
import { DayPresets, today } from './day-presets.tsx'
import styles from './filter-bar.module.css'
import type { Choices, OrderFilter } from './order-filter.ts'
import { choose, chosen, hasChoice, presetOf } from './order-filter.ts'

const FilterSheet = loadable(async () => (await import('./filter-sheet.tsx')).FilterSheet)

interface FilterBarProps {
  filter: OrderFilter
  onChange: (filter: OrderFilter) => void
}

/** Opens the filter, has the days asked for most beside it, and shows what is set as chips that remove it. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const intl = useIntl()
  const products = useCatalogue(filter.symbol !== undefined)
  const say = useChoiceWords(products ?? [])
  // A name of the address is said once it is known to be a product's.
  const isPreset = presetOf(filter, today()) !== undefined
  const chips = chosen(filter).filter((name) =>
    // A preset says its days itself.
    name === 'from' || name === 'to' ? !isPreset : name !== 'symbol' || products !== null,
  )
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)

  return (
    <>
      <div className={styles.line}>
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
        {hasChoice(filter.view, 'from') ? <DayPresets filter={filter} onChange={onChange} /> : null}
      </div>
      {chips.length > 0 ? (
        <div className={styles.chosen}>
          {chips.map((name) => (
            <Button
              key={name}
              variant="quiet"
              size="sm"
              icon={<X size={18} aria-hidden />}
              aria-label={intl.formatMessage(
                {
                  id: 'orders.filter.remove',
                  defaultMessage: 'Remove filter: {choice}',
                  description: 'Name of the chip that takes one filter away, for screen readers.',
                },
                { choice: say(filter, name) },
              )}
              onClick={() => onChange(choose(filter, name, undefined))}
            >
              {say(filter, name)}
            </Button>
          ))}
        </div>
      ) : null}
      {wanted ? (
        <FilterSheet
          open={open}
          onClose={() => setOpen(false)}
          filter={filter}
          onChange={onChange}
        />
      ) : null}
    </>
  )
}

/** The label of the chip that removes a choice. */
function useChoiceWords(products: readonly CatalogueProduct[]) {
  const intl = useIntl()
  const words = useOrderWords()
  return (filter: OrderFilter, name: keyof Choices): string => {
    const value = filter[name] ?? ''
    switch (name) {
      case 'symbol':
        return (
          products.find(({ symbol }) => symbol === value)?.symbol ??
          intl.formatMessage(otherProduct)
        )
      case 'direction':
        return filter.direction ? words.direction(filter.direction) : ''
      case 'result':
        return words.result(value)
      case 'from':
      case 'to':
        return intl.formatMessage(
          {
            id: 'orders.filter.dayChip',
            defaultMessage: '{end, select, from {From {day}} other {To {day}}}',
            description:
              'A filter that is set: the first day (from) or the last day, as year-month-day.',
          },
          { end: name, day: value },
        )
    }
  }
}
