import { FormattedMessage, useIntl } from 'react-intl'
import type { WithdrawalView } from '@/generated/model/withdrawal-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { formatDateTime } from '@/lib/time.ts'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { Checklist } from '@/ui/checklist.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { ConditionAction } from './condition-action.tsx'
import { useConditionTexts } from './use-condition-texts.tsx'
import { CONDITIONS, conditionStates, windowAt } from './withdrawal-rules.ts'

/**
 * Everything that decides about a withdrawal, before anything is typed (product rule: all
 * conditions are visible before money goes in, and before it goes out). `now` is the server's time.
 */
export function WithdrawalConditionsCard({ view, now }: { view: WithdrawalView; now: number }) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const states = conditionStates(view, now)
  const texts = useConditionTexts(view, windowAt(view.conditions.window, now))
  const { currency, min, max, fee_rate: rate, today, requirements } = view.conditions
  const waiting = !['none', 'rejected'].includes(requirements.verification)

  return (
    <Section
      heading={
        <FormattedMessage
          id="withdrawal.conditions.heading"
          defaultMessage="Conditions"
          description="Heading above everything that a withdrawal needs."
        />
      }
    >
      <Card>
        <Stack>
          <Checklist
            label={intl.formatMessage({
              id: 'withdrawal.conditions.label',
              defaultMessage: 'What a withdrawal needs',
              description: 'Name of the list of conditions, for screen readers.',
            })}
            stateLabels={{
              met: intl.formatMessage({
                id: 'withdrawal.conditions.met',
                defaultMessage: 'Met:',
                description: 'Before a condition, for screen readers.',
              }),
              unmet: intl.formatMessage({
                id: 'withdrawal.conditions.unmet',
                defaultMessage: 'Not met:',
                description: 'Before a condition, for screen readers.',
              }),
              unknown: intl.formatMessage({
                id: 'withdrawal.conditions.unknown',
                defaultMessage: 'Not known:',
                description: 'Before a condition, for screen readers.',
              }),
            }}
            conditions={CONDITIONS.map((id) => ({
              id,
              state: states[id],
              ...texts[id],
              action:
                states[id] === 'met' ? null : (
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
                    id="withdrawal.conditions.min"
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
                    id="withdrawal.conditions.max"
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
                    id="withdrawal.conditions.fee"
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
                    id="withdrawal.conditions.resets"
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
