import { useInfiniteQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { SecurityEvent, SecurityEventType } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { isolated } from '@/lib/isolated.ts'
import { RecordList } from '@/patterns/records/record-list.tsx'
import { RecordMoment } from '@/patterns/records/record-moment.tsx'
import { RecordLine, RecordRow } from '@/patterns/records/record-row.tsx'
import { Page } from '@/shell/page.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { deviceName } from './device-words.tsx'
import { securityEventsQuery } from './queries.ts'

const words = defineMessages({
  log_in: {
    id: 'security.event.logIn',
    defaultMessage: 'Logged in',
    description: 'Something that happened to the account.',
  },
  log_in_refused: {
    id: 'security.event.logInRefused',
    defaultMessage: 'Wrong login password',
    description: 'Something that happened to the account: somebody tried to log in and could not.',
  },
  login_password_changed: {
    id: 'security.event.loginPassword',
    defaultMessage: 'Login password changed',
    description: 'Something that happened to the account.',
  },
  fund_password_changed: {
    id: 'security.event.fundPassword',
    defaultMessage: 'Fund password set or changed',
    description: 'Something that happened to the account.',
  },
  passkey_added: {
    id: 'security.event.passkeyAdded',
    defaultMessage: 'Passkey added',
    description: 'Something that happened to the account.',
  },
  passkey_removed: {
    id: 'security.event.passkeyRemoved',
    defaultMessage: 'Passkey removed',
    description: 'Something that happened to the account.',
  },
  method_bound: {
    id: 'security.event.methodAdded',
    defaultMessage: 'Payment method added',
    description: 'Something that happened to the account: a card, an account or an address.',
  },
  method_removed: {
    id: 'security.event.methodRemoved',
    defaultMessage: 'Payment method removed',
    description: 'Something that happened to the account: a card, an account or an address.',
  },
  limits_changed: {
    id: 'security.event.limits',
    defaultMessage: 'Own limits or pause changed',
    description: 'Something that happened to the account: limits that users set for themselves.',
  },
  session_ended: {
    id: 'security.event.sessionEnded',
    defaultMessage: 'Logged out',
    description: 'Something that happened to the account: a device was logged out.',
  },
} satisfies Record<SecurityEventType, object>)

const unknown = defineMessages({
  event: {
    id: 'security.event.unknown',
    defaultMessage: 'Security event',
    description:
      'Something that happened to the account, which this version of the app has no words for.',
  },
})

/** What happened to the account in the last year, newest first. */
export function SecurityEventsScreen() {
  const intl = useIntl()
  const query = useInfiniteQuery(securityEventsQuery())
  return (
    <Page>
      <RecordList
        query={query}
        label={intl.formatMessage(common.accountActivity)}
        moment={({ at }) => at}
        row={(event) => <EventRow event={event} />}
        empty={
          <EmptyState
            icon={<ShieldCheck size={28} aria-hidden />}
            title={
              <FormattedMessage
                id="security.events.empty"
                defaultMessage="No activity yet"
                description="Where nothing happened to the account."
              />
            }
            body={
              <FormattedMessage
                id="security.events.emptyBody"
                defaultMessage="Logins, changed passwords and payment methods of the last year appear here."
                description="Below 'No activity yet'."
              />
            }
          />
        }
      />
    </Page>
  )
}

function EventRow({ event: { type, at, device, detail } }: { event: SecurityEvent }) {
  const intl = useIntl()
  return (
    <RecordRow
      title={intl.formatMessage(words[type] ?? unknown.event)}
      figure={<RecordMoment at={at} />}
    >
      {device || detail ? (
        <RecordLine
          start={device ? deviceName(intl, device) : null}
          end={detail === null ? undefined : isolated(detail)}
        />
      ) : null}
    </RecordRow>
  )
}
