import type { LucideIcon } from 'lucide-react'
import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import { defineMessages } from 'react-intl'
import type { Device, DeviceType } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'

const names = defineMessages({
  phone: {
    id: 'security.device.phone',
    defaultMessage: 'Phone',
    description: 'A device that is a phone, where nothing more is known of it.',
  },
  tablet: {
    id: 'security.device.tablet',
    defaultMessage: 'Tablet',
    description: 'A device that is a tablet, where nothing more is known of it.',
  },
  computer: common.computer,
  other: {
    id: 'security.device.other',
    defaultMessage: 'Unknown device',
    description: 'A device of which nothing is known.',
  },
} satisfies Record<DeviceType, object>)

const ICONS: Readonly<Record<DeviceType, LucideIcon>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  other: CircleHelp,
}

/** What a device is called: what its browser told of it, else its kind. */
export function deviceName(intl: IntlShape, { type, system, browser }: Device): string {
  if (system !== null && browser !== null) {
    return intl.formatMessage(
      {
        id: 'security.device.browserOnSystem',
        defaultMessage: '{browser} on {system}',
        description: 'Name of a device, such as "Chrome on Android": a browser and a system.',
      },
      { browser, system },
    )
  }
  // A newer server may know a kind that this version does not.
  return browser ?? system ?? intl.formatMessage(names[type] ?? names.other)
}

/** The sign of a kind of device. */
export function DeviceIcon({ type, size = 22 }: { type: DeviceType; size?: number }) {
  const Icon = ICONS[type] ?? ICONS.other
  return <Icon size={size} aria-hidden />
}
