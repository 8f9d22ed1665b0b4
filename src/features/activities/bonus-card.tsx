import { Gift } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import { useServerNow } from '@/api/use-server-now.ts'
import { useGetDailyBonus } from '@/generated/bonus/bonus.ts'
import type { DailyBonus } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { Row } from '@/patterns/details/row.tsx'
import { SubmitErrorNotice } from '@/patterns/form/submit-error.tsx'
import { useMoneyFlow } from '@/patterns/money-flow/engine/use-money-flow.ts'
import { OutcomeNotice, whyNotSent } from '@/patterns/money-flow/page/outcome-notice.tsx'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { Loading } from '@/shell/loading.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { useOnline } from '@/shell/use-online.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Stat } from '@/ui/stat.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import type { ClaimFlow } from './bonus-flow.ts'
import { claim } from './bonus-flow.ts'
import type { Claimed } from './bonus-rules.ts'
import { afterClaim, canClaim, millisecondsToNextDay } from './bonus-rules.ts'

const labels = defineMessages({
  times: {
    id: 'activities.bonus.times',
    defaultMessage: 'Days claimed',
    description: 'Label: on how many days the daily bonus was claimed.',
  },
  total: {
    id: 'activities.bonus.total',
    defaultMessage: 'Total claimed',
    description: 'Label: sum of all daily bonuses.',
  },
  last: {
    id: 'activities.bonus.last',
    defaultMessage: 'Last claimed',
    description: 'Label: when the daily bonus was claimed last.',
  },
  next: {
    id: 'activities.bonus.next',
    defaultMessage: 'Next claim in',
    description: 'Label of the countdown to the next daily bonus.',
  },
})

/** The daily bonus of the user: claimed once a calendar day of the site's time zone. */
export function BonusCard() {
  const action = useMoneyFlow(claim)
  const query = useGetDailyBonus(undefined, {
    query: {
      // Refetch when the next day begins while the page is open.
      refetchInterval: ({ state: { data } }) =>
        data ? millisecondsToNextDay(data, serverNow()) : false,
    },
  })
  return (
    <Card>
      <Section
        heading={
          <FormattedMessage
            id="activities.bonus.heading"
            defaultMessage="Daily bonus"
            description="Heading of the bonus that can be claimed once a day."
          />
        }
        description={
          <FormattedMessage
            id="activities.bonus.rule"
            defaultMessage="Once a calendar day, at no cost. We add it to your balance at once."
            description="Below the heading of the daily bonus."
          />
        }
      >
        <QueryBoundary query={query} loading={<Loading shape="figure" />}>
          {(bonus) => <BonusContent bonus={bonus} action={action} />}
        </QueryBoundary>
      </Section>
    </Card>
  )
}

function BonusContent({ bonus, action }: { bonus: DailyBonus; action: ClaimFlow }) {
  const format = useMoneyFormat()
  const now = useServerNow()
  const { state } = action
  const { currency } = bonus
  const done = state.step === 'done' ? state.result : null
  const present = done ? afterClaim(bonus, done) : bonus
  const isNextDay = done !== null && canClaim(present, now)
  const beginDay = useEffectEvent(() => action.startOver())

  // Yesterday's confirmation is replaced by today's claim button.
  useEffect(() => {
    if (isNextDay) beginDay()
  }, [isNextDay])

  return (
    <Stack>
      <Stat
        label={
          <FormattedMessage
            id="activities.bonus.today"
            defaultMessage="Bonus per day"
            description="Label of the amount of the daily bonus."
          />
        }
        value={format.amount(bonus.amount, currency)}
        unit={currency}
      />
      {done ? <ClaimedNotice claimed={done} /> : null}
      <OutcomeNotice state={state} />
      {whyNotSent(state)}
      {state.step === 'ready' && state.error ? <SubmitErrorNotice error={state.error} /> : null}
      {done || state.step === 'checking' ? null : (
        <ClaimButton bonus={bonus} now={now} action={action} />
      )}
      {canClaim(present, now) ? null : <NextClaim at={present.next_claim_at} now={now} />}
      <DefinitionList>
        <Row label={labels.times} value={bonus.times_claimed} />
        <Row label={labels.total} value={format.money(bonus.total_claimed, currency)} />
        <Row
          label={labels.last}
          value={
            bonus.last_claimed_at === null ? (
              <FormattedMessage
                id="activities.bonus.never"
                defaultMessage="Not yet"
                description="Beside 'Last claimed' where the daily bonus was never claimed."
              />
            ) : (
              formatMinute(bonus.last_claimed_at)
            )
          }
        />
      </DefinitionList>
      <p>
        <TextLink alone href={customerPath({ page: paths.activities })}>
          <FormattedMessage
            id="activities.bonus.support"
            defaultMessage="Ask customer service"
            description="Link from the daily bonus to customer service."
          />
        </TextLink>
      </p>
    </Stack>
  )
}

interface ClaimButtonProps {
  bonus: DailyBonus
  /** The server's clock, so that a wrong device clock does not matter. */
  now: number
  action: ClaimFlow
}

/** The claim button, disabled with the reason. */
function ClaimButton({ bonus, now, action }: ClaimButtonProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const online = useOnline()

  function blocked(): string | null {
    if (!canClaim(bonus, now)) {
      return intl.formatMessage({
        id: 'activities.bonus.onceADay',
        defaultMessage: 'Only once a day',
        description: 'Why the daily bonus cannot be claimed now. As the specification has it.',
      })
    }
    if (online) return null
    return intl.formatMessage(common.offline)
  }

  return (
    <Button
      fullWidth
      icon={<Gift size={20} aria-hidden />}
      pending={action.state.step === 'sending'}
      disabledReason={blocked()}
      onClick={() => void action.submit({}, {})}
    >
      <FormattedMessage
        id="activities.bonus.claim"
        defaultMessage="Claim {amount}"
        description="Button that claims the daily bonus. amount has its currency."
        values={{ amount: format.money(bonus.amount, bonus.currency) }}
      />
    </Button>
  )
}

/** How long until the next claim, and when that is. */
function NextClaim({ at, now }: { at: number | null; now: number }) {
  const intl = useIntl()
  if (at === null) return null
  return (
    <DefinitionList>
      <Row
        label={labels.next}
        value={
          <CountdownText
            seconds={at - now}
            label={intl.formatMessage({
              id: 'activities.bonus.timer',
              defaultMessage: 'Time until the next claim',
              description: 'Name of the countdown to the next daily bonus.',
            })}
          />
        }
        note={formatMinute(at)}
      />
    </DefinitionList>
  )
}

/** The confirmation of a claim: what was credited. */
function ClaimedNotice({ claimed }: { claimed: Claimed }) {
  const format = useMoneyFormat()

  return (
    <FocusOnMount>
      <Notice tone="success" title={<FormattedMessage {...common.operationSuccessful} />}>
        <FormattedMessage
          id="activities.bonus.credited"
          defaultMessage="{amount} added to your balance."
          description="Below 'Operation successful!': amount has its currency."
          values={{ amount: format.money(claimed.amount, claimed.currency) }}
        />
      </Notice>
    </FocusOnMount>
  )
}
