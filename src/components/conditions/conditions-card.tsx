import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { Checklist } from '@/ui/checklist.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { ConditionAction } from './condition-action.tsx'
import type { ConditionFacts } from './condition-rules.ts'
import { CONDITIONS, conditionStates, windowAt } from './condition-rules.ts'
import { useConditionTexts } from './use-condition-texts.tsx'

interface ConditionsCardProps {
  heading: ReactNode
  facts: ConditionFacts
  /** The server's Unix seconds. */
  now: number
}

/**
 * Everything that decides about a withdrawal, before anything is typed (product rule: all
 * conditions are visible before money goes in, and before it goes out).
 */
export function ConditionsCard({ heading, facts, now }: ConditionsCardProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const states = conditionStates(facts, now)
  const texts = useConditionTexts(facts, windowAt(facts.conditions.window, now))
  const { currency, min, max, fee_rate: rate, today, requirements } = facts.conditions
  const shown = CONDITIONS.flatMap((id) => {
    const state = states[id]
    return state === undefined ? [] : [[id, state] as const]
  })
  const waiting = !['none', 'rejected'].includes(requirements.verification)

  return (
    <Section heading={heading}>
      <Card>
        <Stack>
          <Checklist
            label={intl.formatMessage({
              id: 'conditions.card.label',
              defaultMessage: 'What a withdrawal needs',
              description: 'Name of the list of conditions, for screen readers.',
            })}
            stateLabels={{
              met: intl.formatMessage({
                id: 'conditions.card.met',
                defaultMessage: 'Met:',
                description: 'Before a condition, for screen readers.',
              }),
              unmet: intl.formatMessage({
                id: 'conditions.card.unmet',
                defaultMessage: 'Not met:',
                description: 'Before a condition, for screen readers.',
              }),
              unknown: intl.formatMessage({
                id: 'conditions.card.unknown',
                defaultMessage: 'Not known:',
                description: 'Before a condition, for screen readers.',
              }),
            }}
            conditions={shown.map(([id, state]) => ({
              id,
              state,
              ...texts[id],
              action:
                state === 'met' ? null : (
                  <ConditionAction id={id} waiting={id === 'realName' && waiting} />
                ),
            }))}
          />
          <DefinitionList
            rows={[
              {
                id: 'min',
                label: (
                  <FormattedMessage
                    id="conditions.card.min"
                    defaultMessage="Smallest withdrawal"
                    description="Label of an amount."
                  />
                ),
                value: format.money(min, currency),
              },
              {
                id: 'max',
                label: (
                  <FormattedMessage
                    id="conditions.card.max"
                    defaultMessage="Largest withdrawal"
                    description="Label of an amount."
                  />
                ),
                value: format.money(max, currency),
              },
              {
                id: 'fee',
                label: (
                  <FormattedMessage
                    id="conditions.card.fee"
                    defaultMessage="Fee, taken out of the amount"
                    description="Label of a rate in per cent."
                  />
                ),
                value: format.rate(rate),
              },
              {
                id: 'resets',
                label: (
                  <FormattedMessage
                    id="conditions.card.resets"
                    defaultMessage="Daily limits reset"
                    description="Label of the moment from which withdrawals are counted anew."
                  />
                ),
                value: formatDateTime(today.resets_at),
              },
            ]}
          />
        </Stack>
      </Card>
    </Section>
  )
}
