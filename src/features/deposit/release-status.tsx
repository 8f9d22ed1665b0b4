import { FormattedMessage } from 'react-intl'
import type { DepositRelease, DepositReleaseRequest } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { ServerText } from '@/shell/server-text.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Result } from '@/ui/result.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { DepositSteps } from './deposit-steps.tsx'

interface ReleaseStatusProps {
  /** The last one; null where the user has asked for none. */
  request: DepositReleaseRequest | null
  /** Name of the way that was asked for; undefined where it is not offered any more. */
  way: string | undefined
  /** The server's Unix seconds. */
  now: number
}

/**
 * What became of an account that was asked for, while there is none. None is named, because a transfer
 * before that is credited to nobody.
 */
export function ReleaseStatus({ request, way, now }: ReleaseStatusProps) {
  switch (request?.status) {
    case 'under_review':
      return <Pending request={request} way={way} now={now} />
    case 'refused':
      return (
        <Notice
          tone="warning"
          action={<Support />}
          title={
            <FormattedMessage
              id="deposit.release.refused"
              defaultMessage="We declined your deposit request"
              description="Heading where customer service declined a deposit request. Another amount can be asked for."
            />
          }
        >
          {request.status_note === null ? null : <ServerText text={request.status_note} />}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice action={<Support />}>
          <FormattedMessage
            id="deposit.release.requestUnknown"
            defaultMessage="We can't load your request. Ask customer service before you transfer anything."
            description="Where nobody can tell now what became of a deposit request."
          />
        </Notice>
      )
    default:
      return null
  }
}

function Pending({ request, way, now }: ReleaseStatusProps & { request: DepositReleaseRequest }) {
  const format = useMoneyFormat()
  const { expected_at: at } = request
  const amount = format.money(request.amount, request.currency)
  return (
    <Stack>
      <Result
        tone="pending"
        title={
          <FormattedMessage
            id="deposit.release.pending"
            defaultMessage="We're getting your payment details"
            description="Title while customer service is to give the payment details: the account or address to pay to."
          />
        }
      >
        <FormattedMessage
          id="deposit.release.pendingBody"
          defaultMessage="They appear here as soon as they're ready. You can leave this page: we'll send you a message."
          description="Below 'We're getting your payment details'."
        />
      </Result>
      <Card>
        <DepositSteps
          at="account"
          ready={false}
          asked={way === undefined ? amount : <AmountAndWay amount={amount} way={way} />}
          expected={
            at === null ? null : (
              <FormattedMessage {...common.byMoment} values={{ moment: formatDateTime(at) }} />
            )
          }
        />
      </Card>
      {at !== null && now > at ? (
        <Notice tone="warning" action={<Support />}>
          <FormattedMessage
            id="deposit.release.late"
            defaultMessage="This is taking longer than expected: we meant to send the payment details by {moment}. Customer service can look into it."
            description="Where the payment details take too long. moment is a date with a time."
            values={{ moment: formatDateTime(at) }}
          />
        </Notice>
      ) : null}
    </Stack>
  )
}

/** How much, and how. */
export function AmountAndWay({ amount, way }: { amount: string; way: string | undefined }) {
  return (
    <FormattedMessage
      id="deposit.step.amountSummary"
      defaultMessage="{way} · {amount}"
      description="The first step of a deposit when it is done. amount has its currency; way is such as Bank transfer."
      values={{ amount, way }}
    />
  )
}

function Support() {
  return (
    <TextLink href={customerPath({ page: paths.deposit })}>
      <FormattedMessage {...common.contactSupport} />
    </TextLink>
  )
}

/** How much can be deposited now, and until when. */
export function Released({ release }: { release: DepositRelease }) {
  const format = useMoneyFormat()
  if (release.state !== 'released') {
    return (
      <FormattedMessage
        id="deposit.release.unknown"
        defaultMessage="We can't tell right now whether you can deposit. You can try, or ask customer service before you transfer anything."
        description="Above the form while it is not known whether payment details can be given."
      />
    )
  }
  return (
    <FormattedMessage
      id="deposit.release.amount"
      defaultMessage="{until, select, none {You can deposit up to {amount} now.} other {You can deposit up to {amount} until {until}.}}"
      description="Above the amount of a deposit, and above the payment details. amount has its currency; until is a date with a time, or none."
      values={{
        amount: format.money(release.amount, release.currency),
        until: release.expires_at === null ? 'none' : formatDateTime(release.expires_at),
      }}
    />
  )
}
