import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgeCheck,
  Bell,
  BellRing,
  ChartCandlestick,
  Gift,
  Info,
  Layers,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessages } from 'react-intl'
import type { Areas } from '@/api/areas.ts'
import type { Area } from '@/generated/h5.schemas.ts'
import { MessageType } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'

/** What a message can be about, in words. */
export const typeWords = defineMessages({
  system: {
    id: 'messages.type.system',
    defaultMessage: 'System',
    description: 'Type of a message: from the platform itself.',
  },
  security: {
    id: 'messages.type.security',
    defaultMessage: 'Security',
    description: 'Type of a message: logins and passwords.',
  },
  order: common.orders,
  financing: common.projects,
  deposit: {
    id: 'messages.type.deposit',
    defaultMessage: 'Deposits',
    description: 'Type of a message.',
  },
  withdrawal: {
    id: 'messages.type.withdrawal',
    defaultMessage: 'Withdrawals',
    description: 'Type of a message.',
  },
  verification: {
    id: 'messages.type.verification',
    defaultMessage: 'Verification',
    description: 'Type of a message: real-name verification.',
  },
  activity: common.activities,
  price_alert: common.priceAlerts,
  unknown: {
    id: 'messages.type.unknown',
    defaultMessage: 'Message',
    description: 'Type of a message that the server or this version cannot name.',
  },
} satisfies Record<MessageType, object>)

const ICON_SIZE = 22

const icons: Record<MessageType, ReactNode> = {
  system: <Info size={ICON_SIZE} aria-hidden />,
  security: <ShieldCheck size={ICON_SIZE} aria-hidden />,
  order: <ChartCandlestick size={ICON_SIZE} aria-hidden />,
  financing: <Layers size={ICON_SIZE} aria-hidden />,
  deposit: <ArrowDownToLine size={ICON_SIZE} aria-hidden />,
  withdrawal: <ArrowUpFromLine size={ICON_SIZE} aria-hidden />,
  verification: <BadgeCheck size={ICON_SIZE} aria-hidden />,
  activity: <Gift size={ICON_SIZE} aria-hidden />,
  price_alert: <BellRing size={ICON_SIZE} aria-hidden />,
  unknown: <Bell size={ICON_SIZE} aria-hidden />,
}

/** The types that can be chosen; what has no known type is found under all of them. */
export const CHOSEN_TYPES = Object.values(MessageType).filter((type) => type !== 'unknown')

/** The areas that bring about messages of a type, where it is not everybody's. */
const areasOfType: Partial<Record<MessageType, readonly Area[]>> = {
  order: ['trading'],
  financing: ['financing'],
  activity: ['activities', 'invitations'],
}

/** Whether the site sends messages of a type. */
export function sendsType(type: MessageType, { offers, has }: Areas): boolean {
  if (type === 'price_alert') return offers('trading') && has('price_alerts')
  return areasOfType[type]?.some(offers) ?? true
}

/** A type that this version knows; `unknown` for any other that a newer server sends. */
export function knownType(type: string): MessageType {
  return Object.hasOwn(icons, type) ? (type as MessageType) : 'unknown'
}

/** The icon of a type; always shown beside its name. */
export function typeIcon(type: string): ReactNode {
  return icons[knownType(type)]
}
