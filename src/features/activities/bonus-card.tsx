import { Gift } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import { SubmitErrorNotice } from '@/components/form/submit-error.tsx'
import { OutcomeNotice } from '@/components/money-action/outcome-notice.tsx'
import { QueryBoundary } from '@/components/query-boundary.tsx'
import { useOnline } from '@/components/use-online.ts'
import { useServerNow } from '@/components/use-server-now.ts'
import { useGetDailyBonus } from '@/generated/bonus/bonus.ts'
import type { DailyBonus } from '@/generated/model/daily-bonus.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { formatMinute } from '@/lib/time.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { CountdownText } from '@/ui/countdown-text.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { Stat } from '@/ui/stat.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { afterClaim, canClaim, millisecondsToNextDay } from './bonus-rules.ts'
import { ClaimedNotice } from './claimed-notice.tsx'
import type { ClaimAction } from './use-claim-action.ts'
import { useClaimAction } from './use-claim-action.ts'

/** A claim has nothing to choose: each is the same content. */
const CONTENT = 'claim'

/** The daily bonus of the user `owner`: claimed once a calendar day of the site's time zone. */
export function BonusCard({ owner }: { owner: string }) {
  const intl = useIntl()
  const action = useClaimAction(owner)
  const query = useGetDailyBonus({
    query: {
      // The next day begins while the page stays open.
      refetchInterval: ({ state: { data } }) =>
        data?.code === 1 && millisecondsToNextDay(data.data, serverNow()),
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
            defaultMessage="Once a calendar day. It is credited to your balance at once and costs nothing."
            description="Below the heading of the daily bonus."
          />
        }
      >
        <QueryBoundary
          query={query}
          loading={
            <Skeleton
              shape="figure"
              label={intl.formatMessage({
                id: 'activities.bonus.loading',
                defaultMessage: 'Loading',
                description: 'Said by screen readers while the daily bonus loads.',
              })}
            />
          }
        >
          {(bonus) => <BonusContent bonus={bonus} action={action} />}
        </QueryBoundary>
      </Section>
    </Card>
  )
}

function BonusContent({ bonus, action }: { bonus: DailyBonus; action: ClaimAction }) {
  const format = useMoneyFormat()
  const now = useServerNow()
  const { state } = action
  const { currency } = bonus
  const done = state.step === 'done' ? state.result : null
  const present = done ? afterClaim(bonus, done) : bonus
  const isNextDay = done !== null && canClaim(present, now)
  const beginDay = useEffectEvent(() => action.startOver())

  // The confirmation of the day before makes room for the next claim.
  useEffect(() => {
    if (isNextDay) beginDay()
  }, [isNextDay])

  return (
    <Stack>
      <Stat
        label={
          <FormattedMessage
            id="activities.bonus.today"
            defaultMessage="Bonus of one day"
            description="Label of the amount of the daily bonus."
          />
        }
        value={format.amount(bonus.amount, currency)}
        unit={currency}
      />
      {done ? <ClaimedNotice claimed={done} /> : null}
      <OutcomeNotice state={state} onCheckAgain={action.checkAgain} />
      {state.step === 'ready' && state.error ? <SubmitErrorNotice error={state.error} /> : null}
      {done || state.step === 'checking' ? null : (
        <ClaimButton bonus={bonus} now={now} action={action} />
      )}
      {canClaim(present, now) ? null : <NextClaim at={present.next_claim_at} now={now} />}
      <DefinitionList
        rows={[
          {
            id: 'times',
            label: (
              <FormattedMessage
                id="activities.bonus.times"
                defaultMessage="Days claimed"
                description="Label: on how many days the daily bonus was claimed."
              />
            ),
            value: bonus.times_claimed,
          },
          {
            id: 'total',
            label: (
              <FormattedMessage
                id="activities.bonus.total"
                defaultMessage="Claimed in all"
                description="Label: sum of all daily bonuses."
              />
            ),
            value: format.money(bonus.total_claimed, currency),
          },
          {
            id: 'last',
            label: (
              <FormattedMessage
                id="activities.bonus.last"
                defaultMessage="Last claim"
                description="Label: when the daily bonus was claimed last."
              />
            ),
            value:
              bonus.last_claimed_at === null ? (
                <FormattedMessage
                  id="activities.bonus.never"
                  defaultMessage="Not yet"
                  description="Beside 'Last claim' where the daily bonus was never claimed."
                />
              ) : (
                formatMinute(bonus.last_claimed_at)
              ),
          },
        ]}
      />
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
  /** The server's clock: the button is right to the second on any device. */
  now: number
  action: ClaimAction
}

/** Claims, or says why not. */
function ClaimButton({ bonus, now, action }: ClaimButtonProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const online = useOnline()

  function blocked(): string | null {
    if (!canClaim(bonus, now)) {
      return intl.formatMessage({
        id: 'activities.bonus.onceADay',
        defaultMessage: 'Only once a day',
        description: 'Catalogue text: why the daily bonus cannot be claimed now.',
      })
    }
    if (online) return null
    return intl.formatMessage({
      id: 'activities.bonus.offline',
      defaultMessage: 'You are offline. Nothing was sent.',
      description: 'Why the daily bonus cannot be claimed while the device has no network.',
    })
  }

  return (
    <Button
      fullWidth
      icon={<Gift size={20} aria-hidden />}
      pending={action.state.step === 'sending'}
      disabledReason={blocked()}
      onClick={() => void action.submit({}, CONTENT)}
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
    <DefinitionList
      rows={[
        {
          id: 'next',
          label: (
            <FormattedMessage
              id="activities.bonus.next"
              defaultMessage="Next claim in"
              description="Label of the countdown to the next daily bonus."
            />
          ),
          value: (
            <CountdownText
              seconds={at - now}
              label={intl.formatMessage({
                id: 'activities.bonus.timer',
                defaultMessage: 'Time until the next claim',
                description: 'Name of the countdown to the next daily bonus.',
              })}
            />
          ),
          note: formatMinute(at),
        },
      ]}
    />
  )
}
