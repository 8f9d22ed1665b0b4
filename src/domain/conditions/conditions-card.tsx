import type { ReactNode } from 'react'
import { useId } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { Checklist } from '@/ui/checklist.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Disclosure } from '@/ui/disclosure.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import type { ConditionFacts, ConditionId } from './condition-rules.ts'
import { CONDITIONS, conditionStates, windowAt } from './condition-rules.ts'
import styles from './conditions-card.module.css'
import { useConditionTexts } from './use-condition-texts.tsx'

const rowLabels = defineMessages({
  min: {
    id: 'conditions.card.min',
    defaultMessage: 'Smallest withdrawal',
    description: 'Label of an amount.',
  },
  max: {
    id: 'conditions.card.max',
    defaultMessage: 'Largest withdrawal',
    description: 'Label of an amount.',
  },
  fee: {
    id: 'conditions.card.fee',
    defaultMessage: 'Fee, taken from the amount',
    description: 'Label of a rate in per cent.',
  },
  resets: {
    id: 'conditions.card.resets',
    defaultMessage: 'Daily limits reset',
    description: 'Label of the moment from which withdrawals are counted anew.',
  },
})

interface ConditionsCardProps {
  facts: ConditionFacts
  /** The server's Unix seconds. */
  now: number
  /** A page that money goes into needs none of them now: all are folded to one line. */
  later?: boolean
  /** The one that the page's button says in sight: it is not said twice. */
  said?: ConditionId | null
}

/**
 * Everything that decides about a withdrawal, before anything is typed (product rule: all
 * conditions are visible before money goes in, and before it goes out). What is not met stands open
 * with what to do about it; what is met, and the figures, are one line that says how many they are.
 */
export function ConditionsCard({ facts, now, later = false, said = null }: ConditionsCardProps) {
  const { offers } = useAreas()
  const states = conditionStates(facts, now)
  const shown = CONDITIONS.filter(
    (id) =>
      states[id] !== undefined &&
      (id !== 'turnover' || offers('trading') || states.turnover !== 'met'),
  )
  const met = shown.filter((id) => states[id] === 'met')
  const open = later ? [] : shown.filter((id) => states[id] !== 'met' && id !== said)
  const folded = later ? shown : shown.filter((id) => !open.includes(id))
  const counts = { met: met.length, all: shown.length }
  return (
    <Card className={styles.card} padding="none">
      <Stack gap="tight">
        {open.length === 0 ? null : (
          <Conditions
            ids={open}
            facts={facts}
            now={now}
            label={
              <FormattedMessage
                id="conditions.card.missing"
                defaultMessage="What you still need to withdraw"
                description="Heading above the conditions of a withdrawal that are not met."
              />
            }
          />
        )}
        <Disclosure
          summary={
            later ? (
              <FormattedMessage
                id="conditions.card.later"
                defaultMessage="For a later withdrawal: {met, number} of {all, number} met"
                description="Folded line on the deposit page, which fits one line of a small phone: how many conditions of a withdrawal are met."
                values={counts}
              />
            ) : (
              <FormattedMessage
                id="conditions.card.count"
                defaultMessage="{open, select, none {All {all, number} conditions met} other {{met, number} of {all, number} conditions met}}"
                description="Folded line above the form of a withdrawal. open is none where all are met."
                values={{ ...counts, open: counts.met === counts.all ? 'none' : 'some' }}
              />
            )
          }
        >
          <Stack className={styles.unfolded}>
            <Conditions
              ids={folded}
              facts={facts}
              now={now}
              label={
                <FormattedMessage
                  id="conditions.card.label"
                  defaultMessage="What you need to withdraw"
                  description="Name of the list of conditions, for screen readers."
                />
              }
            />
            <Figures conditions={facts.conditions} />
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  )
}

interface ConditionsProps extends Omit<ConditionsCardProps, 'later' | 'said'> {
  ids: readonly ConditionId[]
  label: ReactNode
}

/** Some of the conditions, each with its state and, unless it is met, with what to do. */
function Conditions({ ids, facts, now, label }: ConditionsProps) {
  const intl = useIntl()
  const heading = useId()
  const states = conditionStates(facts, now)
  const texts = useConditionTexts(facts, windowAt(facts.conditions.window, now))
  const { verification } = facts.conditions.requirements
  const waiting = !['none', 'rejected'].includes(verification)
  return (
    <div>
      <p id={heading} className={styles.heading}>
        {label}
      </p>
      <Checklist
        labelledBy={heading}
        stateLabel={(state) =>
          intl.formatMessage(
            {
              id: 'conditions.card.state',
              defaultMessage: '{state, select, met {Met:} unmet {Not met:} other {Not known:}}',
              description:
                'Before a condition, for screen readers: met, unmet, or other where that is not known.',
            },
            { state },
          )
        }
        conditions={ids.map((id) => ({
          id,
          state: states[id] ?? 'unknown',
          ...texts[id],
          action:
            states[id] === 'met' ? null : (
              <ConditionAction id={id} waiting={id === 'realName' && waiting} />
            ),
        }))}
      />
    </div>
  )
}

/** The bounds and the fee of a withdrawal. */
function Figures({ conditions }: Pick<ConditionFacts, 'conditions'>) {
  const format = useMoneyFormat()
  const { currency, min, max, fee_rate: rate, today } = conditions
  return (
    <DefinitionList>
      <Row label={rowLabels.min} value={format.money(min, currency)} />
      <Row label={rowLabels.max} value={format.money(max, currency)} />
      <Row label={rowLabels.fee} value={format.rate(rate)} />
      <Row label={rowLabels.resets} value={formatDateTime(today.resets_at)} />
    </DefinitionList>
  )
}

const labels = defineMessages({
  verify: {
    id: 'conditions.action.verify',
    defaultMessage: 'Verify now',
    description: 'Link from an unmet condition to real-name verification.',
  },
  bind: {
    id: 'conditions.action.bind',
    defaultMessage: 'Add one',
    description: 'Link from an unmet condition to the cards, addresses and payment accounts.',
  },
  trade: {
    id: 'conditions.action.trade',
    defaultMessage: 'See the markets',
    description: 'Link from an unmet turnover to the quotes.',
  },
})

/**
 * Link to where a condition can be met; none for the window and the daily counts, which only time
 * meets.
 */
const ways: Partial<Record<ConditionId, { label: MessageDescriptor; path: string }>> = {
  realName: { label: labels.verify, path: paths.verification },
  target: { label: labels.bind, path: paths.paymentMethods },
  fundPassword: { label: common.setPassword, path: paths.fundPassword },
  turnover: { label: labels.trade, path: paths.index },
  balance: { label: common.deposit, path: paths.deposit },
}

/**
 * Link from an unmet condition to what fixes it; customer service where the user can do nothing
 * alone (`waiting`: under review, unknown).
 */
function ConditionAction({ id, waiting }: { id: ConditionId; waiting: boolean }) {
  const { pathname } = useLocation()
  const way = ways[id]
  if (!way) return null
  if (waiting) {
    return (
      <TextLink href={customerPath({ page: pathname })}>
        <FormattedMessage
          id="conditions.action.support"
          defaultMessage="Customer service"
          description="Link to customer service."
        />
      </TextLink>
    )
  }
  return (
    <TextLink href={way.path}>
      <FormattedMessage {...way.label} />
    </TextLink>
  )
}
