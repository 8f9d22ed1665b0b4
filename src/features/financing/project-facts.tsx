import { FormattedMessage, useIntl } from 'react-intl'
import type { Project } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatMinute } from '@/lib/time.ts'
import { DefinitionList } from '@/ui/definition-list.tsx'

/** What the list leaves out: how long a project takes money, how much of it, and from whom so far. */
export function ProjectFacts({ project }: { project: Project }) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { currency } = project
  return (
    <DefinitionList
      rows={[
        {
          id: 'maximum',
          label: (
            <FormattedMessage
              id="financing.invest.facts.maximum"
              defaultMessage="Largest purchase now"
              description="Label: the largest amount that a project takes at once now."
            />
          ),
          value: format.money(project.maximum_amount, currency),
        },
        {
          id: 'remaining',
          label: (
            <FormattedMessage
              id="financing.invest.facts.remaining"
              defaultMessage="Still open"
              description="Label: what a project still takes of its total amount."
            />
          ),
          value: format.money(project.remaining_amount, currency),
        },
        {
          id: 'total',
          label: (
            <FormattedMessage
              id="financing.invest.facts.total"
              defaultMessage="Total investment"
              description="Label: the amount that a project takes in all."
            />
          ),
          value: format.money(project.total_investment_amount, currency),
        },
        {
          id: 'initial',
          label: (
            <FormattedMessage
              id="financing.invest.facts.initial"
              defaultMessage="Invested at the opening"
              description="Label: initial amount, part of what is invested."
            />
          ),
          value: format.money(project.initial_amount, currency),
        },
        {
          id: 'purchased',
          label: (
            <FormattedMessage
              id="financing.invest.facts.purchased"
              defaultMessage="Purchases so far"
              description="Label: how often a project was bought."
            />
          ),
          value: intl.formatNumber(project.purchased_count),
        },
        {
          id: 'start',
          label: (
            <FormattedMessage
              id="financing.invest.facts.start"
              defaultMessage="Open since"
              description="Label: from when a project takes money."
            />
          ),
          value: formatMinute(project.start_time),
        },
        {
          id: 'end',
          label: (
            <FormattedMessage
              id="financing.invest.facts.end"
              defaultMessage="Open until"
              description="Label: until when a project takes money."
            />
          ),
          value: formatMinute(project.end_time),
        },
      ]}
    />
  )
}
