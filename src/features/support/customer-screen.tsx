import { Headset, Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useUserInfo } from '@/api/user.ts'
import { useGetSiteInfo } from '@/generated/content/content.ts'
import type { OpeningHours, SupportChannel } from '@/generated/h5.schemas.ts'
import { weekdayNames } from '@/i18n/weekday-names.ts'
import { channelLink } from '@/lib/channel-link.ts'
import { pageOf } from '@/lib/paths.ts'
import { Loading } from '@/shell/loading.tsx'
import { useOwnLink } from '@/shell/own-link.ts'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { useCopy } from '@/shell/use-copy.ts'
import { VersionedText } from '@/shell/versioned-text.tsx'
import { StatusTag } from '@/ui/badge.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { Text } from '@/ui/text.tsx'
import { SupportContext } from './support-context.tsx'
import styles from './support-hours.module.css'

/**
 * The ways to reach a person. Pages that lead here hand over what the user was looking at, ready to
 * be copied into the conversation.
 */
export function CustomerScreen() {
  const [search] = useSearchParams()
  const site = useGetSiteInfo()
  const user = useUserInfo()
  const isOwn = useOwnLink()

  return (
    <Page>
      <QueryBoundary query={site} loading={<Loading />}>
        {({ support }) => (
          <Stack gap="loose">
            <SupportHours open={support.open} hours={support.hours} />
            {support.channels.length === 0 ? (
              <EmptyState
                icon={<Headset size={28} aria-hidden />}
                title={
                  <FormattedMessage
                    id="support.channels.empty"
                    defaultMessage="There is no way to contact customer service yet"
                    description="Where no support channel is named."
                  />
                }
              />
            ) : (
              <SupportChannels channels={support.channels} />
            )}
            <VersionedText type="help" />
            <SupportContext
              page={pageOf(search.get('page'))}
              // Anybody can write a link with words in this place; the app's own has a number of ours.
              record={isOwn ? search.get('record') : null}
              userId={user?.user.userid ?? null}
            />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}

const ICON_SIZE = 22

function iconOf(kind: SupportChannel['type']): ReactNode {
  switch (kind) {
    case 'email':
      return <Mail size={ICON_SIZE} aria-hidden />
    case 'phone':
      return <Phone size={ICON_SIZE} aria-hidden />
    default:
      return <MessageCircle size={ICON_SIZE} aria-hidden />
  }
}

/** The channels as rows: one that can be opened is a link, the others are copied. */
function SupportChannels({ channels }: { channels: readonly SupportChannel[] }) {
  const intl = useIntl()
  const copy = useCopy()
  return (
    <ListGroup
      label={intl.formatMessage({
        id: 'support.channels.label',
        defaultMessage: 'Ways to contact customer service',
        description: 'Name of the list of support channels, for screen readers.',
      })}
    >
      {channels.map((channel) => {
        const link = channelLink(channel)
        const row = {
          icon: iconOf(channel.type),
          title: channel.label,
          subtitle: channel.address,
        }
        const key = `${channel.type} ${channel.address}`
        return link === null ? (
          <ListRow key={key} {...row} onClick={() => copy(channel.address)} />
        ) : (
          <ListRow key={key} {...row} href={link} />
        )
      })}
    </ListGroup>
  )
}

/** When support answers, and whether it does now. */
function SupportHours({ open, hours }: { open: boolean; hours: OpeningHours }) {
  const { locale } = useIntl()
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <FormattedMessage
            id="support.hours.title"
            defaultMessage="Hours"
            description="Heading above the hours of customer service."
          />
        </h2>
        <StatusTag tone={open ? 'positive' : 'neutral'}>
          <FormattedMessage
            id="support.hours.now"
            defaultMessage="{open, select, true {Open now} other {Closed now}}"
            description="Whether customer service answers now."
            values={{ open }}
          />
        </StatusTag>
      </div>
      <p className={styles.hours}>
        <FormattedMessage
          id="support.hours.daily"
          defaultMessage="{opens} – {closes} ({zone})"
          description="Hours of customer service with their time zone."
          values={{ opens: hours.opens, closes: hours.closes, zone: hours.time_zone }}
        />
      </p>
      <Text>{weekdayNames(hours.days, locale)}</Text>
    </Card>
  )
}
