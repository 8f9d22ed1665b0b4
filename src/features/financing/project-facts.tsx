import { defineMessages, useIntl } from 'react-intl'
import type { Project } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatMinute } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'

const labels = defineMessages({
  maximum: {
    id: 'financing.invest.facts.maximum',
    defaultMessage: 'Maximum investment now',
    description: 'Label: the largest amount that can be invested in a project at once now.',
  },
  remaining: {
    id: 'financing.invest.facts.remaining',
    defaultMessage: 'Still open',
    description: 'Label: what a project still takes of its total amount.',
  },
  total: {
    id: 'financing.invest.facts.total',
    defaultMessage: 'Project size',
    description: 'Label: the amount that a project takes in all.',
  },
  initial: {
    id: 'financing.invest.facts.initial',
    defaultMessage: 'Invested at launch',
    description: 'Label: initial amount, part of what is invested.',
  },
  purchased: {
    id: 'financing.invest.facts.purchased',
    defaultMessage: 'Investments so far',
    description: 'Label: how often somebody invested in a project.',
  },
  start: {
    id: 'financing.invest.facts.start',
    defaultMessage: 'Open since',
    description: 'Label: from when a project takes money.',
  },
  end: {
    id: 'financing.invest.facts.end',
    defaultMessage: 'Open until',
    description: 'Label: until when a project takes money.',
  },
})

/** What the list leaves out: how long a project takes money, how much of it, and from whom so far. */
export function ProjectFacts({ project }: { project: Project }) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const { currency } = project
  return (
    <DefinitionList>
      <Row label={labels.maximum} value={format.money(project.maximum_amount, currency)} />
      <Row label={labels.remaining} value={format.money(project.remaining_amount, currency)} />
      <Row label={labels.total} value={format.money(project.total_investment_amount, currency)} />
      <Row label={labels.initial} value={format.money(project.initial_amount, currency)} />
      <Row label={labels.purchased} value={intl.formatNumber(project.purchased_count)} />
      <Row label={labels.start} value={formatMinute(project.start_time)} />
      <Row label={labels.end} value={formatMinute(project.end_time)} />
    </DefinitionList>
  )
}
