import { FormattedMessage, useIntl } from 'react-intl'
import type { Purchase } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { customerPath, paths, projectPath, purchasePath } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import type { DefinitionRow } from '@/ui/definition-list.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { dividendMethods, wordOf } from './project-words.ts'

/** What a purchase was made on, and what became of it. */
export function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  return (
    <DefinitionList
      rows={[...useTerms(purchase), ...useMoments(purchase), ...useEnding(purchase)]}
    />
  )
}

function useTerms({ id, dividend_method, daily_income, initial_amount, currency }: Purchase) {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const rows: DefinitionRow[] = [
    {
      id: 'id',
      label: <FormattedMessage {...common.recordNumber} />,
      value: id,
      mono: true,
    },
    {
      id: 'dividend',
      label: (
        <FormattedMessage
          id="financing.purchase.facts.dividend"
          defaultMessage="Dividend method"
          description="Label: when income and principal are paid."
        />
      ),
      value: intl.formatMessage(wordOf(dividendMethods, dividend_method)),
    },
    {
      id: 'daily',
      label: (
        <FormattedMessage
          id="financing.purchase.facts.daily"
          defaultMessage="Income per day"
          description="Label: what the whole principal earns in one day."
        />
      ),
      value: money(daily_income, currency),
    },
    {
      id: 'initial',
      label: (
        <FormattedMessage
          id="financing.purchase.facts.initial"
          defaultMessage="First amount"
          description="Label: what was put in when the project was bought, without appends."
        />
      ),
      value: money(initial_amount, currency),
    },
  ]
  return rows
}

function useMoments({ bought_at, earns_from, release_date, settled_at, status }: Purchase) {
  const rows: DefinitionRow[] = [
    {
      id: 'bought',
      label: (
        <FormattedMessage
          id="financing.purchase.facts.bought"
          defaultMessage="Bought"
          description="Label: when a project was bought."
        />
      ),
      value: formatMinute(bought_at),
    },
    {
      id: 'from',
      label: (
        <FormattedMessage
          id="financing.purchase.facts.from"
          defaultMessage="Earns from"
          description="Label: from when a purchase earns."
        />
      ),
      value: formatMinute(earns_from),
    },
  ]
  if (settled_at === null || status === 'settled') {
    rows.push({
      id: 'release',
      label: (
        <FormattedMessage
          id="financing.purchase.facts.release"
          defaultMessage="Expiry"
          description="Label: when the cycle ends and the principal comes back."
        />
      ),
      value: formatMinute(release_date),
    })
  }
  if (settled_at !== null) {
    rows.push({
      id: 'ended',
      label: (
        <FormattedMessage
          id="financing.purchase.facts.ended"
          defaultMessage="Ended"
          description="Label: when a purchase matured or was settled."
        />
      ),
      value: formatMinute(settled_at),
    })
  }
  return rows
}

function useEnding({ income_lost, returned_amount, currency }: Purchase) {
  const { money } = useMoneyFormat()
  const rows: DefinitionRow[] = []
  if (signOf(income_lost) > 0) {
    rows.push({
      id: 'lost',
      label: (
        <FormattedMessage
          id="financing.purchase.facts.lost"
          defaultMessage="Income lost"
          description="Label: income that was given up by settling early."
        />
      ),
      value: money(income_lost, currency),
      tone: 'negative',
    })
  }
  if (returned_amount !== null) {
    rows.push({
      id: 'returned',
      label: (
        <FormattedMessage
          id="financing.purchase.facts.returned"
          defaultMessage="Principal returned"
          description="Label: the principal that came back to the balance."
        />
      ),
      value: money(returned_amount, currency),
      emphasis: 'total',
    })
  }
  return rows
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
              description="Link to the purchase that continues this one. Its number stands beside."
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
              description="Link to the purchase that this one continues. Its number stands beside."
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
            description="Link from a purchase to the page of its project."
          />
        }
      />
      <ListRow
        href={paths.purchase}
        title={
          <FormattedMessage
            id="financing.purchase.ways.all"
            defaultMessage="All my projects"
            description="Link to the list of all purchases of the user."
          />
        }
      />
      <ListRow
        href={customerPath({ page: paths.purchase, record: id })}
        title={<FormattedMessage {...common.support} />}
      />
    </ListGroup>
  )
}
