import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { UserSession } from '@/generated/h5.schemas.ts'
import { useEndOtherSessions, useEndSession } from '@/generated/security/security.ts'
import { paths } from '@/lib/paths.ts'
import { formatClock, formatDate, formatMinute } from '@/lib/time.ts'
import { SubmitErrorNotice } from '@/patterns/form/submit-error.tsx'
import { useAction } from '@/patterns/form/use-action.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { useToast } from '@/shell/toaster.tsx'
import { useOfflineReason } from '@/shell/use-online.ts'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Whole } from '@/ui/text.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { DeviceIcon, deviceName } from './device-words.tsx'
import { messages } from './messages.ts'
import { sessionsQuery } from './queries.ts'

/** Where the user is logged in; each other device can be logged out, or all of them. */
export function DevicesScreen() {
  return (
    <Page>
      <QueryBoundary query={useQuery(sessionsQuery())} loading={<Loading count={4} />}>
        {({ list }) => <Devices list={list} />}
      </QueryBoundary>
    </Page>
  )
}

function Devices({ list }: { list: readonly UserSession[] }) {
  const intl = useIntl()
  const offline = useOfflineReason()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { end, pending, error } = useEnding()
  const others = list.filter(({ current }) => !current)

  return (
    <Stack>
      {error ? <SubmitErrorNotice error={error} /> : null}
      <ListGroup label={intl.formatMessage(messages.whereLoggedIn)}>
        {list.map((session) => (
          <DeviceRow key={session.id} session={session} onEnd={() => setAsked({ one: session })} />
        ))}
      </ListGroup>
      {others.length > 1 ? (
        <Button variant="secondary" fullWidth onClick={() => setAsked({ count: others.length })}>
          <LogOutOthers count={others.length} />
        </Button>
      ) : null}
      <Notice
        action={
          <TextLink href={paths.loginPassword}>
            <FormattedMessage
              id="security.devices.password"
              defaultMessage="Change login password"
              description="Link below the list of devices."
            />
          </TextLink>
        }
      >
        <FormattedMessage
          id="security.devices.hint"
          defaultMessage="If you don't know a device, log it out and change your login password. Device names come from the browser."
          description="Below the list of devices."
        />
      </Notice>
      <Question
        asked={asked}
        pending={pending}
        blocked={offline}
        onConfirm={async (what) => {
          await end(what)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  )
}

function DeviceRow({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const intl = useIntl()
  const { device, current, first_seen_at: first, last_seen_at: last } = session
  const name = deviceName(intl, device)
  return (
    <ListRow
      icon={<DeviceIcon type={device.type} />}
      title={name}
      badge={
        current ? (
          <Badge>
            <FormattedMessage
              id="security.devices.current"
              defaultMessage="This device"
              description="Beside the device that is in use, in the list of devices."
            />
          </Badge>
        ) : null
      }
      subtitle={
        <FormattedMessage
          id="security.devices.seen"
          defaultMessage="{current, select, true {Logged in {first}} other {Last active {last}. Logged in {first}}}"
          description="When a device was last used, a moment, and since when it is logged in, a day; of this device (current is true) only since when, a moment."
          values={{
            current,
            first: <Whole>{current ? formatMinute(first) : formatDate(first)}</Whole>,
            last: (
              <>
                <Whole>{formatDate(last)}</Whole> <Whole>{formatClock(last)}</Whole>
              </>
            ),
          }}
        />
      }
      control={
        current ? undefined : (
          <Button
            variant="quiet"
            size="sm"
            onClick={onEnd}
            aria-label={intl.formatMessage(
              {
                id: 'security.devices.end',
                defaultMessage: 'Log out {device}',
                description:
                  'Name of what logs a device out, for screen readers. It begins with the words that are seen, "Log out". device is its name.',
              },
              { device: name },
            )}
          >
            <LogOut />
          </Button>
        )
      }
    />
  )
}

/** What is to be logged out: a device, or all others, so many. */
type Asked = { one: UserSession; count?: never } | { one?: never; count: number }

/** Logs devices out, and says so. */
function useEnding() {
  const intl = useIntl()
  const showToast = useToast()
  const one = useEndSession()
  const others = useEndOtherSessions()
  const { run, pending, error } = useAction((asked: Asked) =>
    asked.one ? one.mutateAsync({ data: { id: asked.one.id } }) : others.mutateAsync(),
  )

  async function end(asked: Asked) {
    const done = await run(asked)
    if (!done) return
    showToast(
      intl.formatMessage(
        {
          id: 'security.devices.done',
          defaultMessage:
            '{count, plural, =0 {Already logged out} one {# device logged out} other {# devices logged out}}',
          description: 'Toast after devices were logged out.',
        },
        { count: done.sessions_ended },
      ),
      'success',
    )
  }

  return { end, pending, error }
}

interface QuestionProps {
  asked: Asked | null
  pending: boolean
  /** Why nothing can be logged out now, or null. */
  blocked: string | null
  onConfirm: (asked: Asked) => Promise<void>
  onCancel: () => void
}

function Question({ asked, pending, blocked, onConfirm, onCancel }: QuestionProps) {
  const intl = useIntl()
  const verb = asked?.one ? <LogOut /> : <LogOutOthers count={asked?.count ?? 0} />
  return (
    <ConfirmDialog
      open={asked !== null}
      tone="danger"
      pending={pending}
      disabledReason={blocked}
      title={
        <FormattedMessage
          id="security.devices.question"
          defaultMessage="{device, select, none {Log out {count, plural, one {# other device} other {# other devices}}?} other {Log out {device}?}}"
          description="Question before a device is logged out, by its name, or all other devices (none)."
          values={{
            device: asked?.one ? deviceName(intl, asked.one.device) : 'none',
            count: asked?.count ?? 0,
          }}
        />
      }
      body={
        <FormattedMessage
          id="security.devices.body"
          defaultMessage="A new login is needed there. Orders and requests that were already sent go on."
          description="What logging out another device means."
        />
      }
      confirmLabel={verb}
      cancelLabel={
        <FormattedMessage
          id="security.devices.keep"
          defaultMessage="Stay logged in"
          description="Button that leaves the question; no device is logged out."
        />
      }
      onConfirm={() => asked && void onConfirm(asked)}
      onCancel={onCancel}
    />
  )
}

function LogOutOthers({ count }: { count: number }) {
  return (
    <FormattedMessage
      id="security.devices.endOthers"
      defaultMessage="Log out {count, plural, one {# other device} other {# other devices}}"
      description="Button that logs out all devices but this one, which asks once more first."
      values={{ count }}
    />
  )
}

function LogOut() {
  return (
    <FormattedMessage
      id="security.devices.confirm"
      defaultMessage="Log out"
      description="Button that logs a device out."
    />
  )
}
