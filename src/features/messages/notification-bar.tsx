import { BellRing, CircleAlert, CircleCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { RecordNotification } from '@/domain/inbox/notification.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { decimalsOfPrice } from '@/lib/decimal.ts'
import { paths } from '@/lib/paths.ts'
import bar from '@/shell/dock-bar.module.css'
import { DockBar } from '@/shell/dock-bar.tsx'
import { manyNotifications, notificationWords } from './notification-words.ts'

/** Seconds for which a notification must be visible in its bar. */
export const NOTIFICATION_SECONDS = 20

/** Says one notification, or how many there are. */
export function useNotificationWords(): (
  first: RecordNotification,
  ...others: RecordNotification[]
) => string {
  const intl = useIntl()
  const format = useMoneyFormat()
  return ({ name, money, price }, ...others) => {
    if (others.length > 0) {
      return intl.formatMessage(manyNotifications, { count: others.length + 1 })
    }
    return intl.formatMessage(notificationWords[name], {
      amount: money ? format.money(money.amount, money.currency) : null,
      symbol: price?.symbol ?? null,
      price: price ? format.price(price.price, decimalsOfPrice(price.price)) : null,
    })
  }
}

interface NotificationBarProps {
  /** One notification, or several that are shown together. */
  notifications: readonly RecordNotification[]
  isFresh: boolean
  onLeave: () => void
}

/** One notification leads to its record, several to the messages. */
export function NotificationBar({ notifications, isFresh, onLeave }: NotificationBarProps) {
  const intl = useIntl()
  const say = useNotificationWords()
  const [first, ...others] = notifications
  if (!first) return null
  const { path, isGood, price } = first
  const OfRecord = isGood ? CircleCheck : CircleAlert
  const Sign = price ? BellRing : OfRecord
  const isOne = others.length === 0
  return (
    <DockBar
      href={isOne ? path : paths.messages}
      icon={isOne && <Sign size={20} aria-hidden className={isGood ? bar.good : bar.bad} />}
      action={<FormattedMessage {...common.show} />}
      isFresh={isFresh}
      dismissLabel={intl.formatMessage(common.close)}
      onDismiss={onLeave}
    >
      {say(first, ...others)}
    </DockBar>
  )
}
