import { FormattedMessage } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import { useShownAmounts } from '@/domain/balances/shown-amounts.tsx'
import { calendarPath, paths, purchaseActionPath, purchasePath, recordPath } from '@/lib/paths.ts'
import { formatClock, formatDate, formatMonthDay } from '@/lib/time.ts'
import { Section } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import type { Due } from './due-rules.ts'

/** What is due next, each with the way to it; nothing where nothing is. */
export function DueNext({ list }: { list: readonly Due[] }) {
  if (list.length === 0) return null
  return (
    <Section
      heading={
        <FormattedMessage
          id="due.heading"
          defaultMessage="Due next"
          description="Heading above what comes next: top-ups, reviews, incomes and ends of cycles."
        />
      }
      action={
        list.some((due) => 'purchase' in due || 'purchases' in due) ? (
          <TextLink href={calendarPath}>
            <FormattedMessage
              id="due.calendar"
              defaultMessage="Calendar"
              description="Link beside 'Due next': to the calendar of incomes."
            />
          </TextLink>
        ) : null
      }
    >
      <ListGroup>
        {list.map((due) => (
          <DueRow key={keyOf(due)} due={due} />
        ))}
      </ListGroup>
    </Section>
  )
}

/** A moment of today by its time alone; of another day, which is near, without its year. */
function moment(at: number): string {
  const isToday = formatDate(at) === formatDate(serverNow())
  return isToday ? formatClock(at) : `${formatMonthDay(at)} ${formatClock(at)}`
}

function keyOf(due: Due): string {
  if ('record' in due) return `${due.kind}.${due.record.id}`
  return 'purchase' in due ? `${due.kind}.${due.purchase.id}` : due.kind
}

function DueRow({ due }: { due: Due }) {
  switch (due.kind) {
    case 'append':
      return <AppendRow due={due} />
    case 'income':
      return <IncomeRow due={due} />
    case 'maturity':
      return <MaturityRow due={due} />
    default:
      return <ReviewRow due={due} />
  }
}

type Of<Kind extends Due['kind']> = { due: Extract<Due, { kind: Kind }> }

function AppendRow({ due: { purchase, at } }: Of<'append'>) {
  const shown = useShownAmounts()
  const { id, title, append_money: amount, currency } = purchase
  return (
    <ListRow
      href={purchaseActionPath(id, 'append')}
      title={
        <FormattedMessage
          id="due.append"
          defaultMessage="{title}: top-up needed"
          description="Row of what is due: an investment needs a top-up. title is the name of its project."
          values={{ title }}
        />
      }
      subtitle={
        <FormattedMessage
          id="due.appendNote"
          defaultMessage="Income is held until you add it. The cycle ends on {date}."
          description="Below '… : top-up needed': what waits for the money, and the day on which the investment ends."
          values={{ date: formatDate(at) }}
        />
      }
      value={amount === null ? undefined : shown.money(amount, currency)}
    />
  )
}

function IncomeRow({ due: { purchases, amount, currency, at } }: Of<'income'>) {
  const shown = useShownAmounts()
  const [first] = purchases
  if (!first) return null
  return (
    <ListRow
      href={purchases.length === 1 ? purchasePath(first.id) : calendarPath}
      title={
        <FormattedMessage
          id="due.income"
          defaultMessage="{count, plural, =1 {Income of {title}} other {Income of # projects}}"
          description="Row of what is due: the next income. title is the name of the project where it is one."
          values={{ count: purchases.length, title: first.title }}
        />
      }
      subtitle={moment(at)}
      value={shown.signed(amount, currency)}
    />
  )
}

function MaturityRow({ due: { purchase, at } }: Of<'maturity'>) {
  const shown = useShownAmounts()
  return (
    <ListRow
      href={purchasePath(purchase.id)}
      title={
        <FormattedMessage
          id="due.maturity"
          defaultMessage="{title} ends, principal paid back"
          description="Row of what is due: the cycle of an investment ends. title is the name of its project."
          values={{ title: purchase.title }}
        />
      }
      subtitle={moment(at)}
      value={shown.money(purchase.principal, purchase.currency)}
    />
  )
}

function ReviewRow({ due: { kind, record, at } }: Of<'deposit' | 'withdrawal'>) {
  const shown = useShownAmounts()
  const list = kind === 'deposit' ? paths.depositRecords : paths.withdrawalRecords
  return (
    <ListRow
      href={recordPath(list, record.request_id)}
      title={
        <FormattedMessage
          id="due.review"
          defaultMessage="{kind, select, deposit {Deposit under review} other {Withdrawal under review}}"
          description="Row of what is due: we review a deposit or a withdrawal (other)."
          values={{ kind }}
        />
      }
      subtitle={
        <FormattedMessage
          id="due.expected"
          defaultMessage="{moment, select, none {We'll send you a message} other {Expected by {moment}}}"
          description="Below 'Deposit under review': when our review is expected to end, a time, of another day than today with its day; none where nobody can tell."
          values={{ moment: at === null ? 'none' : moment(at) }}
        />
      }
      value={shown.money(record.amount, record.currency)}
    />
  )
}
