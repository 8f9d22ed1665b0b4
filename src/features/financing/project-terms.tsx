import { defineMessages, FormattedMessage } from 'react-intl'
import { useSiteInfo } from '@/api/use-site-info.ts'
import type { Project } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDate } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { messages } from './messages.ts'
import { appendOf, stateOf } from './project-rules.ts'
import { dividendMethods, earlySettlements, wordOf } from './project-words.ts'

const labels = defineMessages({
  cycle: {
    id: 'financing.card.cycle',
    defaultMessage: 'Investment cycle',
    description: 'For how long the money of an investment is invested.',
  },
  yield: {
    id: 'financing.card.yield',
    defaultMessage: 'Yield of the whole cycle',
    description: 'What a project pays in one cycle, in per cent of the money invested.',
  },
  minimum: {
    id: 'financing.card.minimum',
    defaultMessage: 'Minimum investment',
    description: 'The smallest investment in a project.',
  },
  release: {
    id: 'financing.card.release',
    defaultMessage: 'Principal back',
    description: 'When the principal of an investment made now comes back.',
  },
  dividend: messages.payments,
  early: {
    id: 'financing.card.early',
    defaultMessage: 'Early redemption',
    description: 'What a user gets who ends an investment before its expiry.',
  },
  append: {
    id: 'financing.card.append',
    defaultMessage: 'Top-up',
    description: 'Money that an investment needs later, or its income is held.',
  },
})

/** The terms in figures. */
export function ProjectTerms({ project }: { project: Project }) {
  const zone = useSiteInfo()?.time_zone
  const format = useMoneyFormat()
  return (
    <DefinitionList>
      <Row
        label={labels.cycle}
        value={<FormattedMessage {...messages.days} values={{ days: project.investment_cycle }} />}
      />
      <Row label={labels.yield} value={format.rate(project.yield, 2)} />
      <Row label={labels.minimum} value={format.money(project.minimum_amount, project.currency)} />
      {/* Where nothing can be bought, there is no purchase made today. */}
      {project.release_date !== null && stateOf(project) === 'inProgress' ? (
        <Row
          label={labels.release}
          value={formatDate(project.release_date, zone)}
          note={
            <FormattedMessage
              id="financing.card.releaseNote"
              defaultMessage="if you invest today"
              description="Below the date on which the principal comes back."
            />
          }
        />
      ) : null}
    </DefinitionList>
  )
}

/** The terms that need words: when money comes back, and what else is asked for. */
export function ProjectDuties({ project }: { project: Project }) {
  return (
    <DefinitionList layout="stacked">
      <Row
        label={labels.dividend}
        value={<FormattedMessage {...wordOf(dividendMethods, project.dividend_method)} />}
      />
      <Row
        label={labels.early}
        value={<FormattedMessage {...wordOf(earlySettlements, project.early_settlement)} />}
      />
      <AppendRow project={project} />
    </DefinitionList>
  )
}

/** Money that a purchase will ask for, on its own; nothing where it asks for none. */
export function AppendDuty({ project }: { project: Project }) {
  return appendOf(project) === null ? null : (
    <DefinitionList layout="stacked">
      <AppendRow project={project} />
    </DefinitionList>
  )
}

function AppendRow({ project }: { project: Project }) {
  const format = useMoneyFormat()
  const append = appendOf(project)
  if (append === null) return null
  return (
    <Row
      label={labels.append}
      value={format.money(append.money, project.currency)}
      note={
        <FormattedMessage
          id="financing.card.appendNote"
          defaultMessage="Without it, income is held from day {day} of the cycle."
          description="Below the top-up that an investment needs. day is a day of the cycle."
          values={{ day: append.day }}
        />
      }
    />
  )
}
