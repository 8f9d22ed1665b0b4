import { FormattedMessage } from 'react-intl'
import type { DepositRelease, DepositReleaseRequest } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { formatDateTime } from '@/lib/time.ts'
import { ServerText } from '@/shell/server-text.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'

interface ReleaseStatusProps {
  /** The last one; null where the user has asked for none. */
  request: DepositReleaseRequest | null
  /** The server's Unix seconds. */
  now: number
}

/**
 * While nothing is released: how to get a release, or what became of the one that was asked for. No
 * account to pay to is named, because a transfer before the release is credited to nobody.
 */
export function ReleaseStatus({ request, now }: ReleaseStatusProps) {
  switch (request?.status) {
    case 'under_review':
      return <Pending request={request} now={now} />
    case 'refused':
      return (
        <Notice
          tone="warning"
          action={<Support />}
          title={
            <FormattedMessage
              id="deposit.release.refused"
              defaultMessage="The amount was not released"
              description="Heading where customer service refused to release an amount. Another one can be asked for."
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
            defaultMessage="What became of your request is not known now. Customer service can tell; do not transfer anything before that."
            description="Where the server cannot tell what became of a request for a release."
          />
        </Notice>
      )
    default:
      return (
        <Notice
          action={<Support />}
          title={
            <FormattedMessage
              id="deposit.closed.heading"
              defaultMessage="Customer service releases deposits first"
              description="Heading while no amount is released."
            />
          }
        >
          <FormattedMessage
            id="deposit.closed.ask"
            defaultMessage="Say how much and how, and ask for the release here. Then this page shows the account to pay to. Do not transfer anything before that."
            description="How a deposit begins, while no amount is released."
          />
        </Notice>
      )
  }
}

function Pending({ request, now }: { request: DepositReleaseRequest; now: number }) {
  const format = useMoneyFormat()
  const { expected_at: at } = request
  const late = at !== null && now > at
  const when = late ? 'late' : 'known'
  return (
    <Notice
      tone={late ? 'warning' : 'info'}
      action={<Support />}
      title={
        <FormattedMessage
          id="deposit.release.pending"
          defaultMessage="The release of {amount} is being decided"
          description="Heading while customer service decides about a release. amount has its currency."
          values={{ amount: format.money(request.amount, request.currency) }}
        />
      }
    >
      <FormattedMessage
        id="deposit.release.pendingBody"
        defaultMessage="{when, select, late {It takes longer than expected: it was to be decided by {moment}.} known {Expected by {moment}.} other {}} The next step opens here by itself. Do not transfer anything before that."
        description="Below 'The release is being decided'. when says whether the moment is known, or over already."
        values={{
          when: at === null ? 'open' : when,
          moment: at === null ? '' : formatDateTime(at),
        }}
      />
    </Notice>
  )
}

function Support() {
  return (
    <TextLink href={customerPath({ page: paths.deposit })}>
      <FormattedMessage {...common.contactSupport} />
    </TextLink>
  )
}

/** How much customer service has released, and until when. */
export function Released({ release }: { release: DepositRelease }) {
  const format = useMoneyFormat()
  if (release.state !== 'released') {
    return (
      <Notice>
        <FormattedMessage
          id="deposit.release.unknown"
          defaultMessage="Whether customer service has released an amount is not known now. You can try, or ask customer service before you transfer anything."
          description="Above the form while the server cannot tell whether an amount is released."
        />
      </Notice>
    )
  }
  return (
    <Notice tone="success">
      <FormattedMessage
        id="deposit.release.amount"
        defaultMessage="{until, select, none {{amount} is released for you to deposit.} other {{amount} is released for you to deposit until {until}.}}"
        description="Above the amount of a deposit, and above the account to pay to. amount has its currency; until is a date with a time, or none."
        values={{
          amount: format.money(release.amount, release.currency),
          until: release.expires_at === null ? 'none' : formatDateTime(release.expires_at),
        }}
      />
    </Notice>
  )
}
