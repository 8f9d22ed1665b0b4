import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useCopy } from '@/components/use-copy.ts'
import type { SupportChannel } from '@/generated/model/support-channel.ts'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { channelLink } from './support-rules.ts'

const ICON_SIZE = 22

function iconOf(kind: SupportChannel['kind']): ReactNode {
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
export function SupportChannels({ channels }: { channels: readonly SupportChannel[] }) {
  const intl = useIntl()
  const copy = useCopy()
  return (
    <ListGroup
      label={intl.formatMessage({
        id: 'support.channels.label',
        defaultMessage: 'Ways to customer service',
        description: 'Name of the list of support channels, for screen readers.',
      })}
    >
      {channels.map((channel) => {
        const link = channelLink(channel)
        const row = {
          icon: iconOf(channel.kind),
          title: channel.label,
          subtitle: channel.address,
        }
        const key = `${channel.kind} ${channel.address}`
        return link === null ? (
          <ListRow key={key} {...row} onClick={() => copy(channel.address)} />
        ) : (
          <ListRow key={key} {...row} href={link} />
        )
      })}
    </ListGroup>
  )
}
