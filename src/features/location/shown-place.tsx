import { Copy, MapPin } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { Place } from '@/domain/account/place.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { Row } from '@/patterns/details/row.tsx'
import { useCopy } from '@/shell/use-copy.ts'
import { Button, buttonClass } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { UiLink } from '@/ui/link.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { inMinutes, mapAppOf, mapLink } from './place-rules.ts'

const labels = defineMessages({
  address: {
    id: 'location.open.address',
    defaultMessage: 'Address',
    description: 'Label of the address of a place.',
  },
  position: {
    id: 'location.open.position',
    defaultMessage: 'Position',
    description: 'Label of the degrees of latitude and longitude.',
  },
})

/** A place in words, with the way to a map app. */
export function ShownPlace({ place }: { place: Place }) {
  const intl = useIntl()
  const copy = useCopy()
  const { name, address, latitude, longitude } = place
  const at = `${latitude}, ${longitude}`
  return (
    <Stack>
      <Card>
        <DefinitionList>
          <Row label={common.place} value={name || null} />
          <Row label={labels.address} value={address || null} />
          <Row
            label={labels.position}
            value={at}
            note={`${inMinutes(latitude, ['N', 'S'])}, ${inMinutes(longitude, ['E', 'W'])}`}
          />
        </DefinitionList>
      </Card>
      <Stack gap="tight">
        <UiLink
          href={mapLink(mapAppOf(navigator.userAgent), place)}
          target="_blank"
          className={buttonClass({ fullWidth: true })}
        >
          <MapPin size={20} aria-hidden />
          <FormattedMessage
            id="location.open.app"
            defaultMessage="Open in a map app"
            description="Link that leaves the app for the map of the device or the web."
          />
        </UiLink>
        <Button
          variant="secondary"
          fullWidth
          icon={<Copy size={20} aria-hidden />}
          onClick={() => copy(at)}
        >
          {intl.formatMessage({
            id: 'location.open.copy',
            defaultMessage: 'Copy the position',
            description: 'Button that copies latitude and longitude.',
          })}
        </Button>
      </Stack>
    </Stack>
  )
}

/** That the address names no place that can be shown. */
export function NoPlace() {
  return (
    <EmptyState
      title={
        <FormattedMessage
          id="location.open.none"
          defaultMessage="This link doesn't lead to a place"
          description="Where the address of the page has no place that the app knows."
        />
      }
      action={
        <TextLink alone href={paths.chooseLocation}>
          <FormattedMessage {...common.choosePlace} />
        </TextLink>
      }
    />
  )
}
