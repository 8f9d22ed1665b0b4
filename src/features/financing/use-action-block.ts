import { useIntl } from 'react-intl'
import { useOfflineReason } from '@/components/form/use-offline-reason.ts'
import { useUserInfo } from '@/components/use-user-info.ts'
import { reasonWord } from './purchase-words.ts'

/** What keeps a user from an action, and the words for it. */
export interface ActionBlock {
  kind: 'offline' | 'action' | 'fundPassword' | 'balance'
  reason: string
}

interface Asked {
  action: { allowed: boolean; reason: string | null }
  /** Said where the balance does not cover the smallest amount; null where it does. */
  balance: string | null
}

/** Why something cannot be done with a purchase now, the server's own reason before the user's means. */
export function useActionBlock({ action, balance }: Asked): ActionBlock | null {
  const intl = useIntl()
  const offline = useOfflineReason()
  const setup = useUserInfo()?.setup
  if (offline !== null) return { kind: 'offline', reason: offline }
  if (!action.allowed) {
    return { kind: 'action', reason: intl.formatMessage(reasonWord(action.reason)) }
  }
  if (setup?.fund_password === false) {
    const reason = intl.formatMessage({
      id: 'invest.blocked.fundPassword',
      defaultMessage: 'Set a fund password first.',
      description: 'Below the button: why nothing can be bought now.',
    })
    return { kind: 'fundPassword', reason }
  }
  return balance === null ? null : { kind: 'balance', reason: balance }
}
