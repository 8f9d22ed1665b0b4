import { ArrowDown, ArrowUp, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useOrderWords } from '@/components/orders/order-words.ts'
import type { SettlementOption } from '@/generated/model/settlement-option.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { cx } from '@/ui/cx.ts'
import { Segmented } from '@/ui/segmented.tsx'
import styles from './trade.module.css'
import type { TicketForm } from './use-ticket-form.ts'

const ICONS = { up: ArrowUp, down: ArrowDown }

/** Up or down: by arrow, word and colour. Nothing is chosen beforehand. */
export function DirectionField({ form }: { form: TicketForm }) {
  const words = useOrderWords()
  const errorId = useId()
  const { field, fieldState } = useController({ control: form.control, name: 'direction' })
  const failed = fieldState.error !== undefined
  return (
    <fieldset className={styles.field} aria-describedby={failed ? errorId : undefined}>
      <legend className={styles.label}>
        <FormattedMessage
          id="trade.ticket.direction"
          defaultMessage="Where will the price stand?"
          description="Above the choice of buy up and buy down."
        />
      </legend>
      <div className={styles.directions}>
        {(['up', 'down'] as const).map((direction) => {
          const Icon = ICONS[direction]
          return (
            <label key={direction} className={cx(styles.choice, styles[direction])}>
              <input
                type="radio"
                name={field.name}
                // The first one takes the focus where nothing is chosen.
                ref={direction === 'up' ? field.ref : undefined}
                value={direction}
                checked={field.value === direction}
                onChange={() => field.onChange(direction)}
                onBlur={field.onBlur}
              />
              <Icon size={20} strokeWidth={2.5} aria-hidden />
              <span>{words.direction(direction)}</span>
            </label>
          )
        })}
      </div>
      {failed ? (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={16} aria-hidden />
          <FormattedMessage
            id="trade.ticket.directionMissing"
            defaultMessage="Choose up or down."
            description="Below the directions, when the button is pressed without one."
          />
        </p>
      ) : null}
    </fieldset>
  )
}

export interface SecondsFieldProps {
  options: readonly SettlementOption[]
  chosen: SettlementOption
  onChoose: (seconds: string) => void
}

/** After how many seconds the order settles; each with its profit rate. */
export function SecondsField({ options, chosen, onChoose }: SecondsFieldProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const label = intl.formatMessage({
    id: 'trade.ticket.seconds',
    defaultMessage: 'Settles after',
    description: 'Above the choice of seconds until settlement.',
  })
  return (
    <div className={styles.field}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      <Segmented
        label={label}
        layout="scroll"
        value={String(chosen.seconds)}
        onChange={onChoose}
        options={options.map(({ seconds, profit_rate }) => ({
          value: String(seconds),
          label: (
            <FormattedMessage
              id="trade.ticket.option"
              defaultMessage="{seconds} s · {rate}"
              description="One settlement time with its profit rate in per cent."
              values={{ seconds, rate: format.rate(profit_rate) }}
            />
          ),
        }))}
      />
    </div>
  )
}
