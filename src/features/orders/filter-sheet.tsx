import { FormattedMessage, useIntl } from 'react-intl'
import { useOrderWords } from '@/domain/orders/order-words.tsx'
import { receiptLabels } from '@/domain/orders/use-receipt-lines.ts'
import { OrderDirection } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { FilterChoice } from '@/patterns/records/filter-choice.tsx'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { Field } from '@/ui/field.tsx'
import { Select } from '@/ui/select.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { otherProduct, useCatalogue } from './catalogue.ts'
import { DayPresets } from './day-presets.tsx'
import { DayRange } from './day-range.tsx'
import styles from './filter-sheet.module.css'
import type { Choices, OrderFilter } from './order-filter.ts'
import { choose, chosen, hasChoice, resultsOf } from './order-filter.ts'

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  filter: OrderFilter
  onChange: (filter: OrderFilter) => void
}

/** Which orders are shown. Each choice takes effect at once, behind the sheet. */
export function FilterSheet({ open, onClose, filter, onChange }: FilterSheetProps) {
  const intl = useIntl()
  const { view } = filter
  const set = <Name extends keyof Choices>(name: Name, value: Choices[Name] | undefined) =>
    onChange(choose(filter, name, value))

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={
        <FormattedMessage
          id="orders.filter.title"
          defaultMessage="Filter"
          description="Heading of the sheet with the filter of the orders."
        />
      }
      closeLabel={intl.formatMessage(common.close)}
      footer={
        <div className={styles.footer}>
          <Button
            variant="secondary"
            onClick={() => onChange({ view })}
            {...(chosen(filter).length === 0 && {
              disabledReason: intl.formatMessage({
                id: 'orders.filter.none',
                defaultMessage: 'No filter is set',
                description: 'Why the filter cannot be reset.',
              }),
            })}
          >
            <FormattedMessage
              id="orders.filter.reset"
              defaultMessage="Reset"
              description="Button that takes all filters away."
            />
          </Button>
          <Button onClick={onClose}>
            <FormattedMessage
              id="orders.filter.show"
              defaultMessage="Show orders"
              description="Button that closes the filter and shows what it found."
            />
          </Button>
        </div>
      }
    >
      <Stack>
        {hasChoice(view, 'symbol') ? (
          <ProductChoice value={filter.symbol} onChange={(symbol) => set('symbol', symbol)} />
        ) : null}
        {hasChoice(view, 'direction') ? (
          <DirectionChoice
            value={filter.direction}
            onChange={(direction) => set('direction', direction)}
          />
        ) : null}
        {hasChoice(view, 'result') ? (
          <ResultChoice filter={filter} onChange={(result) => set('result', result)} />
        ) : null}
        {view === 'history' ? (
          <p className={styles.note}>
            <FormattedMessage
              id="orders.filter.note"
              defaultMessage="Product, direction and result apply to timed orders only. When one of them is set, investments are hidden."
              description="In the filter of the history, below those three."
            />
          </p>
        ) : null}
        {hasChoice(view, 'from') ? (
          <>
            <DayPresets filter={filter} onChange={onChange} />
            <DayRange filter={filter} onChange={(range) => onChange({ ...filter, ...range })} />
          </>
        ) : null}
      </Stack>
    </Sheet>
  )
}

interface ProductChoiceProps {
  value: string | undefined
  onChange: (symbol: string | undefined) => void
}

function ProductChoice({ value, onChange }: ProductChoiceProps) {
  const intl = useIntl()
  const products = useCatalogue(true) ?? []
  // A delisted product is not in the catalogue but may still have orders.
  const gone = value !== undefined && !products.some(({ symbol }) => symbol === value)
  return (
    <Field label={<FormattedMessage {...receiptLabels.product} />}>
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
        <FormattedMessage
          id="orders.filter.allProducts"
          defaultMessage="All products"
          description="First option of the choice of one product in the filter."
        >
          {(words) => <option value="">{words}</option>}
        </FormattedMessage>
        {gone ? <option value={value}>{intl.formatMessage(otherProduct)}</option> : null}
        {products.map(({ symbol, name }) => (
          <option key={symbol} value={symbol}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface DirectionChoiceProps {
  value: OrderDirection | undefined
  onChange: (direction: OrderDirection | undefined) => void
}

function DirectionChoice({ value, onChange }: DirectionChoiceProps) {
  const intl = useIntl()
  const words = useOrderWords()
  const label = intl.formatMessage(common.direction)
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <FilterChoice
        layout="fit"
        label={label}
        values={Object.values(OrderDirection)}
        word={words.direction}
        chosen={value}
        onChoose={onChange}
      />
    </div>
  )
}

interface ResultChoiceProps {
  filter: OrderFilter
  onChange: (result: OrderFilter['result']) => void
}

function ResultChoice({ filter: { view, result }, onChange }: ResultChoiceProps) {
  const intl = useIntl()
  const words = useOrderWords()
  const label = intl.formatMessage({
    id: 'orders.filter.result',
    defaultMessage: 'Result',
    description: 'Label of the choice of a result in the filter.',
  })
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <FilterChoice
        label={label}
        values={resultsOf(view)}
        word={words.result}
        chosen={result}
        onChoose={onChange}
      />
    </div>
  )
}
