import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import { AmountField } from '@/components/form/fields.tsx'
import { SubmitErrorNotice } from '@/components/form/submit-error.tsx'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import type { OrderFigures } from '@/components/orders/order-rules.ts'
import { precisionOf } from '@/components/orders/order-rules.ts'
import { useOrderWords } from '@/components/orders/order-words.ts'
import type { SettlementOption } from '@/generated/model/settlement-option.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { Chip } from '@/ui/chip.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { OrderSummary } from './order-summary.tsx'
import { DirectionField, SecondsField } from './ticket-fields.tsx'
import styles from './trade.module.css'
import { readContent } from './trade-content.ts'
import type { Block, Means } from './trade-rules.ts'
import { amendedAmount, amendedByRefusal, largestAmount, quickAmounts } from './trade-rules.ts'
import type { useTicket } from './use-ticket.ts'

export interface TicketProps {
  formId: string
  ticket: ReturnType<typeof useTicket>
  options: readonly SettlementOption[]
  figures: OrderFigures | null
  means: Means
  block: Block | null
  /** The words of the block. */
  blocked: string | null
  now: number
}

/** Direction, seconds and amount of an order, with everything that follows from them. */
export function Ticket(props: TicketProps) {
  const { ticket, options, means, formId } = props
  const { option, action, form } = ticket
  const format = useMoneyFormat()
  const top = useRef<HTMLDivElement>(null)
  const checking = action.state.step === 'checking'

  // The form that had the focus is gone: keyboard, screen reader and page go on here.
  useEffect(() => {
    if (checking) top.current?.focus()
  }, [checking])

  if (action.state.step === 'checking') {
    return (
      <div ref={top} tabIndex={-1}>
        <OutcomeNotice state={action.state} onCheckAgain={action.checkAgain} />
        <SentOrder content={action.state.content} />
      </div>
    )
  }
  if (!option) return <Notice tone="warning">{props.blocked}</Notice>

  const largest = largestAmount(option, means)
  return (
    <Section
      heading={
        <FormattedMessage
          id="trade.ticket.heading"
          defaultMessage="New order"
          description="Heading above the order ticket."
        />
      }
      action={
        // A visitor has none.
        means.available === null ? null : (
          <TextLink href={paths.orders}>
            <FormattedMessage
              id="trade.ticket.allOrders"
              defaultMessage="All orders"
              description="Link beside the heading 'New order', to the list of all orders."
            />
          </TextLink>
        )
      }
    >
      <form id={formId} noValidate onSubmit={ticket.submit}>
        <Stack>
          <OutcomeNotice state={action.state} onCheckAgain={action.checkAgain} />
          <Card>
            <Stack>
              <DirectionField form={form} />
              <SecondsField
                options={options}
                chosen={option}
                onChoose={(seconds) => form.setValue('seconds', seconds, { shouldDirty: true })}
              />
              <AmountField
                control={form.control}
                name="amount"
                currency={option.currency}
                onMax={largest === null ? undefined : () => ticket.setAmount(largest)}
                label={
                  <FormattedMessage
                    id="trade.ticket.amount"
                    defaultMessage="Amount"
                    description="Label of the stake."
                  />
                }
                aside={
                  means.available === null ? undefined : (
                    <FormattedMessage
                      id="trade.ticket.available"
                      defaultMessage="Available {amount}"
                      description="Beside the label of the stake: the balance."
                      values={{ amount: format.money(means.available, option.currency) }}
                    />
                  )
                }
                hint={
                  <FormattedMessage
                    id="trade.ticket.bounds"
                    defaultMessage="From {min} to {max}"
                    description="Bounds of the stake, with their currency."
                    values={{
                      min: format.money(option.single_min, option.currency),
                      max: format.money(largest ?? option.single_max, option.currency),
                    }}
                  />
                }
              />
              <Amends {...props} option={option} largest={largest} />
            </Stack>
          </Card>
          <Card>
            <Stack>
              <OrderSummary
                option={option}
                figures={props.figures}
                available={means.available}
                now={props.now}
              />
            </Stack>
          </Card>
          <Refused {...props} option={option} />
          <ToDeposit block={props.block} />
          <p className={styles.note}>
            <FormattedMessage
              id="trade.ticket.risk"
              defaultMessage="You can lose the whole stake and the fee. An open order cannot be closed early."
              description="Below the ticket: the risk in one line."
            />
          </p>
        </Stack>
      </form>
    </Section>
  )
}

interface AmendsProps extends TicketProps {
  option: SettlementOption
  largest: Decimal | null
}

/** Amounts by a tap; where the typed one is out of its bounds, the nearest that is allowed. */
function Amends({ ticket, option, largest }: AmendsProps) {
  const format = useMoneyFormat()
  const { amount } = ticket
  const amended =
    amount === null || largest === null ? null : amendedAmount(amount, option, largest)
  if (amended !== null) return <SetAmount amount={amended} ticket={ticket} option={option} />
  return (
    <div className={styles.quick}>
      {quickAmounts(option, largest ?? option.single_max).map((quick) => (
        <Chip key={quick} onClick={() => ticket.setAmount(quick)}>
          {format.price(quick, precisionOf(quick))}
        </Chip>
      ))}
    </div>
  )
}

interface SetAmountProps {
  amount: Decimal
  ticket: TicketProps['ticket']
  option: SettlementOption
}

function SetAmount({ amount, ticket, option }: SetAmountProps) {
  const format = useMoneyFormat()
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => ticket.setAmount(amount)}>
        <FormattedMessage
          id="trade.ticket.amend"
          defaultMessage="Set {amount}"
          description="Button that puts the nearest allowed amount into the ticket."
          values={{ amount: format.money(amount, option.currency) }}
        />
      </Button>
    </div>
  )
}

/** Why the server refused the last try, with the amount that mends it. */
function Refused({ ticket, option }: TicketProps & { option: SettlementOption }) {
  const { state } = ticket.action
  if (state.step !== 'ready' || !state.error || ticket.refused) return null
  const { error } = state
  const amended = error.kind === 'refused' ? amendedByRefusal(error.refusal, option) : null
  return (
    <SubmitErrorNotice
      error={error}
      fix={
        amended === null ? undefined : (
          <SetAmount amount={amended} ticket={ticket} option={option} />
        )
      }
    />
  )
}

/** The way on where the balance covers no order. */
function ToDeposit({ block }: { block: Block | null }) {
  const routeExists = useRouteExists()
  if (block !== 'balance') return null
  const canDeposit = routeExists(paths.deposit)
  return (
    <p>
      <TextLink href={canDeposit ? paths.deposit : customerPath({ page: paths.trade })}>
        {canDeposit ? (
          <FormattedMessage
            id="trade.ticket.deposit"
            defaultMessage="Deposit"
            description="Link to the deposit page, where the balance covers no order."
          />
        ) : (
          <FormattedMessage
            id="trade.ticket.support"
            defaultMessage="Contact customer service"
            description="Link to customer service, where the balance covers no order."
          />
        )}
      </TextLink>
    </p>
  )
}

/** What was sent, while its outcome is asked for. */
function SentOrder({ content }: { content: string }) {
  const format = useMoneyFormat()
  const words = useOrderWords()
  const sent = readContent(content)
  if (!sent) return null
  return (
    <p className={styles.note}>
      <FormattedMessage
        id="trade.checking.order"
        defaultMessage="{direction} {symbol}, {amount}, {seconds} s"
        description="The order whose outcome is being asked for: 'Buy up BTCUSD, 100.00 USD, 30 s'."
        values={{
          direction: words.direction(sent.direction),
          symbol: sent.symbol,
          amount: format.money(sent.amount, sent.currency),
          seconds: sent.seconds,
        }}
      />
    </p>
  )
}
