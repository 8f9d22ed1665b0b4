import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServerNow } from '@/api/use-server-now.ts'
import { DirectionBadge, ResultTag } from '@/domain/orders/order-words.tsx'
import { PracticeMark, PracticeNote } from '@/domain/orders/practice-mark.tsx'
import { practiceWords } from '@/domain/orders/practice-words.ts'
import { ReceiptSheet } from '@/domain/orders/receipt-sheet.tsx'
import type { PracticeOrder } from '@/domain/practice/practice-book.ts'
import {
  availableIn,
  heldIn,
  netOf,
  openOrdersOf,
  ordersOf,
  resetOf,
  seeIn,
  settledCount,
} from '@/domain/practice/practice-book.ts'
import { PracticeHint } from '@/domain/practice/practice-hint.tsx'
import { PracticeNotKept } from '@/domain/practice/practice-not-kept.tsx'
import { ReturnedTag, usePracticeReceipt } from '@/domain/practice/practice-receipt.tsx'
import { usePractice } from '@/domain/practice/practice-store.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { paths } from '@/lib/paths.ts'
import { site } from '@/lib/site.ts'
import { RecordMoment } from '@/patterns/records/record-moment.tsx'
import { RecordLine, RecordRow } from '@/patterns/records/record-row.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Button } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { ListGroup } from '@/ui/list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Stat, StatGroup } from '@/ui/stat.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'

/** The practice money and every practice order of whoever uses this device; nothing of it is real. */
export function PracticeScreen() {
  const format = useMoneyFormat()
  const [book, changeBook] = usePractice()
  const receiptOf = usePracticeReceipt()
  const [shown, setShown] = useState<string | null>(null)
  const [asks, setAsks] = useState(false)
  const { currency } = book
  const orders = ordersOf(book)
  const open = orders.filter(isOpen)
  const over = orders.filter((one) => !isOpen(one))
  const receipt = orders.find(({ order }) => order.id === shown)
  const net = netOf(book)

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <PracticeNote />
        <PracticeNotKept />
        {book.restart === null ? null : (
          <Notice tone="warning">
            <FormattedMessage
              id="practice.restart"
              defaultMessage="{why, select, currency {Your practice money started over: accounts here now use another currency.} other {Your practice money started over: we couldn't read what this device had stored.}}"
              description="On the page of practice: why its money and orders are not what they were."
              values={{ why: book.restart }}
            />
          </Notice>
        )}
        <Card>
          <Stack>
            <StatGroup>
              <Stat
                label={
                  <FormattedMessage
                    id="practice.available"
                    defaultMessage="Practice money"
                    description="Label of the practice money that is available."
                  />
                }
                value={format.amount(availableIn(book), currency)}
                unit={currency}
              />
              <Stat
                label={
                  <FormattedMessage
                    id="practice.held"
                    defaultMessage="In open practice orders"
                    description="Label of the amounts of all open practice orders."
                  />
                }
                value={format.amount(heldIn(book), currency)}
                unit={currency}
              />
            </StatGroup>
            <p>
              <FormattedMessage
                id="practice.settled"
                defaultMessage="{count, plural, =0 {No practice order has settled yet.} one {# settled practice order: {net}} other {# settled practice orders: {net} in all}}"
                description="On the page of practice: how many orders have settled, and what they won or lost in all, signed, with currency."
                values={{
                  count: settledCount(book),
                  net: `${format.signed(net, currency)} ${currency}`,
                }}
              />
            </p>
            {orders.length === 0 ? null : (
              <Button variant="secondary" onClick={() => setAsks(true)}>
                <FormattedMessage {...practiceWords.startOver} />
              </Button>
            )}
          </Stack>
        </Card>
        <PracticeHint />
        {orders.length === 0 ? (
          <EmptyState
            icon={<ClipboardList size={28} aria-hidden />}
            title={
              <FormattedMessage
                id="practice.empty"
                defaultMessage="No practice orders yet"
                description="Where nobody has practised on this device."
              />
            }
            body={
              <TextLink href={paths.index}>
                <FormattedMessage
                  id="practice.quotes"
                  defaultMessage="See all prices"
                  description="Link where there is no practice order."
                />
              </TextLink>
            }
          />
        ) : (
          <ListGroup>
            {[...open, ...over].map((one) => (
              <li key={one.order.id}>
                <PracticeRow practised={one} onOpen={() => setShown(one.order.id)} />
              </li>
            ))}
          </ListGroup>
        )}
      </Stack>
      <ReceiptSheet
        order={receipt?.order ?? null}
        practice={receiptOf(receipt)}
        onClose={() => {
          if (shown !== null) void changeBook((before) => seeIn(before, shown))
          setShown(null)
        }}
      />
      <ConfirmDialog
        open={asks}
        title={
          <FormattedMessage
            id="practice.resetTitle"
            defaultMessage="Start practice over?"
            description="Question before all practice orders are forgotten."
          />
        }
        body={
          <p>
            <FormattedMessage
              id="practice.resetBody"
              defaultMessage="You begin again with {start} of practice money. All practice orders are removed from this device{open, plural, =0 {} one {, including the open one} other {, including the # open ones}}. This can't be undone."
              description="In the question before all practice orders are forgotten. start has its currency; open is the number of open practice orders."
              values={{
                start: format.money(site.practiceMoney, currency),
                open: openOrdersOf(book).length,
              }}
            />
          </p>
        }
        confirmLabel={<FormattedMessage {...practiceWords.startOver} />}
        cancelLabel={<FormattedMessage {...common.goBack} />}
        tone="danger"
        onConfirm={() => {
          setAsks(false)
          void changeBook(resetOf)
        }}
        onCancel={() => setAsks(false)}
      />
    </Page>
  )
}

const isOpen = ({ order, returned }: PracticeOrder) => order.result === 'open' && returned === null

const toneOf = { 1: 'gain', 0: undefined, [-1]: 'loss' } as const

interface PracticeRowProps {
  practised: PracticeOrder
  onOpen: () => void
}

/** One practice order: what was bought with practice money, how it stands or ended. */
function PracticeRow({ practised, onOpen }: PracticeRowProps) {
  const format = useMoneyFormat()
  const { order, returned } = practised
  const { currency, net_profit: net } = order
  return (
    <RecordRow
      title={
        <>
          {order.name} <DirectionBadge direction={order.direction} brief /> <PracticeMark />
        </>
      }
      figure={<Figure practised={practised} />}
      tone={net === null ? undefined : toneOf[signOf(net)]}
      onOpen={onOpen}
    >
      <RecordLine
        start={
          <>
            {format.money(order.amount, currency)} · <RecordMoment at={order.open_time} />
          </>
        }
        end={returned === null ? <ResultTag result={order.result} /> : <ReturnedTag />}
      />
    </RecordRow>
  )
}

/** What an order won or lost, or the seconds until it settles; nothing of one that was given back. */
function Figure({ practised }: { practised: PracticeOrder }) {
  const format = useMoneyFormat()
  const { currency, net_profit: net, settles_at: until } = practised.order
  if (net !== null) return `${format.signed(net, currency)} ${currency}`
  return isOpen(practised) ? <Remaining until={until} /> : null
}

/** The seconds until an order settles, by the server's clock; a word once they are over. */
function Remaining({ until }: { until: number }) {
  const intl = useIntl()
  const left = until - useServerNow()
  if (left <= 0) {
    return (
      <FormattedMessage
        id="practice.settling"
        defaultMessage="Settling"
        description="In a row instead of the countdown: the second has come, its price is not known yet."
      />
    )
  }
  return (
    <CountdownText
      seconds={left}
      label={intl.formatMessage({
        id: 'practice.timer',
        defaultMessage: 'Time until settlement',
        description: 'Name of the countdown in a row, for screen readers.',
      })}
    />
  )
}
