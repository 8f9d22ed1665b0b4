import { defineMessages, FormattedMessage } from 'react-intl'
import type { Purchase } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { customerPath, paths, projectPath, purchasePath } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { messages } from './messages.ts'
import { dividendMethods, wordOf } from './project-words.ts'

const labels = defineMessages({
  dividend: messages.payments,
  initial: {
    id: 'financing.purchase.facts.initial',
    defaultMessage: 'Initial amount',
    description: 'Label: what was put in when the user invested, without top-ups.',
  },
  bought: {
    id: 'financing.purchase.facts.bought',
    defaultMessage: 'Invested on',
    description: 'Label: when the user invested in a project.',
  },
  from: messages.earnsFrom,
  ended: {
    id: 'financing.purchase.facts.ended',
    defaultMessage: 'Ended',
    description: 'Label: when an investment matured or was redeemed early.',
  },
})

/** What a purchase was made on, and what became of it. */
export function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const { money } = useMoneyFormat()
  const { currency, income_lost, returned_amount, settled_at, status } = purchase
  return (
    <DefinitionList>
      <Row label={common.recordNumber} value={purchase.id} mono />
      <Row
        label={labels.dividend}
        value={<FormattedMessage {...wordOf(dividendMethods, purchase.dividend_method)} />}
      />
      <Row label={messages.dailyIncome} value={money(purchase.daily_income, currency)} />
      <Row label={labels.initial} value={money(purchase.initial_amount, currency)} />
      <Row label={labels.bought} value={formatMinute(purchase.bought_at)} />
      <Row label={labels.from} value={formatMinute(purchase.earns_from)} />
      {settled_at === null || status === 'settled' ? (
        <Row label={messages.expiry} value={formatMinute(purchase.release_date)} />
      ) : null}
      {settled_at === null ? null : <Row label={labels.ended} value={formatMinute(settled_at)} />}
      {signOf(income_lost) > 0 ? (
        <Row label={common.incomeLost} value={money(income_lost, currency)} tone="negative" />
      ) : null}
      {returned_amount === null ? null : (
        <Row
          label={common.principalReturned}
          value={money(returned_amount, currency)}
          emphasis="total"
        />
      )}
    </DefinitionList>
  )
}

/** The ways on from a purchase: its project, the cycles before and after it, and help. */
export function PurchaseWays({ purchase }: { purchase: Purchase }) {
  const { id, project_id, renewed_from, renewed_to } = purchase
  return (
    <ListGroup>
      {renewed_to === null ? null : (
        <ListRow
          href={purchasePath(renewed_to)}
          title={
            <FormattedMessage
              id="financing.purchase.ways.next"
              defaultMessage="Renewed as"
              description="Link to the investment that continues this one. Its number stands beside."
            />
          }
          value={renewed_to}
        />
      )}
      {renewed_from === null ? null : (
        <ListRow
          href={purchasePath(renewed_from)}
          title={
            <FormattedMessage
              id="financing.purchase.ways.previous"
              defaultMessage="Renewed from"
              description="Link to the investment that this one continues. Its number stands beside."
            />
          }
          value={renewed_from}
        />
      )}
      <ListRow
        href={projectPath(project_id)}
        title={
          <FormattedMessage
            id="financing.purchase.ways.project"
            defaultMessage="The project and its terms"
            description="Link from an investment to the page of its project."
          />
        }
      />
      <ListRow href={paths.purchase} title={<FormattedMessage {...messages.allPurchases} />} />
      <ListRow
        href={customerPath({ page: paths.purchase, record: id })}
        title={<FormattedMessage {...common.support} />}
      />
    </ListGroup>
  )
}
