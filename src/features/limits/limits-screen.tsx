import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useServerNow } from '@/api/use-server-now.ts'
import type { LossSpan, OwnLimits } from '@/generated/h5.schemas.ts'
import { useGetOwnLimits } from '@/generated/limits/limits.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { signOf } from '@/lib/decimal.ts'
import { formatMinute } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { LimitsForm } from './limits-form.tsx'
import type { LimitPlan } from './limits-rules.ts'
import { LIMITS, presentLimit } from './limits-rules.ts'
import { limitNames, useLimitWords } from './limits-words.ts'
import { PauseEnd, PausePresent, PauseSection } from './pause-section.tsx'
import { WaitingChanges } from './waiting-changes.tsx'

const REFETCH_MS = 60_000

/** What a user allows for the user's own orders, what of it is left, and pauses from trading. */
export function LimitsScreen() {
  // Orders settle, and days end.
  const limits = useGetOwnLimits({ query: { refetchInterval: REFETCH_MS } })
  return (
    <Page>
      <QueryBoundary query={limits} loading={<Loading count={8} />}>
        {(data) => <Limits limits={data} />}
      </QueryBoundary>
    </Page>
  )
}

function Limits({ limits }: { limits: OwnLimits }) {
  const now = useServerNow(limits.pause !== null || limits.changes.length > 0)
  const [saved, setSaved] = useState<LimitPlan | null>(null)
  return (
    <Stack gap="loose">
      <PausePresent limits={limits} now={now} />
      <WaitingChanges limits={limits} now={now} />
      <Left limits={limits} />
      <Section
        heading={
          <FormattedMessage
            id="limits.form.heading"
            defaultMessage="Your limits"
            description="Heading above the fields of the user's own limits for orders."
          />
        }
      >
        <Stack>
          {saved ? <Saved plan={saved} currency={limits.currency} /> : null}
          <Card>
            {/* Other limits, on whatever device they were set, are another form. */}
            <LimitsForm
              key={LIMITS.map((name) => presentLimit(limits, name)).join()}
              limits={limits}
              onSaved={setSaved}
            />
          </Card>
        </Stack>
      </Section>
      <PauseSection limits={limits} />
      <PauseEnd limits={limits} now={now} />
    </Stack>
  )
}

/** What of a saved form counts now, and what waits. */
function Saved({ plan: { tighter, looser }, currency }: { plan: LimitPlan; currency: string }) {
  const say = useLimitWords(currency)
  const lines = [
    { steps: tighter, waits: 'no' },
    { steps: looser, waits: 'yes' },
  ]
  return (
    <FocusOnMount key={JSON.stringify([tighter, looser])}>
      <Notice tone="success">
        {lines.flatMap(({ steps, waits }) =>
          steps.map(({ name, to }) => (
            <p key={name}>
              <FormattedMessage
                id="limits.saved.line"
                defaultMessage="{waits, select, yes {{name}: {limit}. You can confirm it in 24 hours.} other {{name}: {limit} counts from now on.}}"
                description="After limits were saved: 'Most you can lose in a day: 50.00 USD counts from now on.' waits: yes where it can be confirmed after 24 hours."
                values={{
                  waits,
                  name: <FormattedMessage {...limitNames[name]} />,
                  limit: say(name, to),
                }}
              />
            </p>
          )),
        )}
      </Notice>
    </FocusOnMount>
  )
}

const labels = defineMessages({
  day: {
    id: 'limits.left.day',
    defaultMessage: 'Today',
    description: 'Label of what may still be lost today, or was lost today.',
  },
  week: {
    id: 'limits.left.week',
    defaultMessage: 'This week',
    description: 'Label of what may still be lost this week, or was lost this week.',
  },
})

/** What was lost today and this week, and what is left of the limits. */
function Left({ limits }: { limits: OwnLimits }) {
  return (
    <Section
      heading={
        <FormattedMessage
          id="limits.left.heading"
          defaultMessage="Losses and what's left"
          description="Heading above what orders lost today and this week, and what the limits leave."
        />
      }
    >
      <Card>
        {/* The notes are sentences: at the end of a line they would leave their labels alone. */}
        <DefinitionList layout="stacked">
          {(['day', 'week'] as const).map((span) => (
            <Row
              key={span}
              label={labels[span]}
              value={<Span span={limits[span]} max={limits[`loss_${span}_max`]} {...limits} />}
              note={<SpanNote span={limits[span]} currency={limits.currency} />}
            />
          ))}
        </DefinitionList>
      </Card>
    </Section>
  )
}

interface SpanProps {
  span: LossSpan
  /** The limit; null where there is none. */
  max: Decimal | null
  currency: string
}

function Span({ span: { used, left }, max, currency }: SpanProps) {
  const format = useMoneyFormat()
  return (
    <FormattedMessage
      id="limits.left.value"
      defaultMessage="{max, select, none {{used} lost, no limit} other {{left} of {max} left}}"
      description="What may still be lost today or this week, without currency, of a limit with its currency; where no limit is set (none), what orders lost, with currency."
      values={{
        used: format.money(used, currency),
        left: format.amount(left ?? '0', currency),
        max: left === null || max === null ? 'none' : format.money(max, currency),
      }}
    />
  )
}

function SpanNote({ span: { open, resets_at }, currency }: Omit<SpanProps, 'max'>) {
  const format = useMoneyFormat()
  return (
    <FormattedMessage
      id="limits.left.note"
      defaultMessage="{open, select, none {Starts anew {moment}} other {Open orders count as lost: {open}. Starts anew {moment}}}"
      description="Below what was lost and is left. open: amounts and fees of open orders, or none; moment: when the next day or week begins."
      values={{
        open: signOf(open) > 0 ? format.money(open, currency) : 'none',
        moment: formatMinute(resets_at),
      }}
    />
  )
}
