import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useRouteExists } from '@/components/available-routes.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { TextLink } from '@/ui/text-link.tsx'
import type { ConditionId } from './condition-rules.ts'

const labels = defineMessages({
  verify: {
    id: 'conditions.action.verify',
    defaultMessage: 'Verify now',
    description: 'Link from an unmet condition to real-name verification.',
  },
  bind: {
    id: 'conditions.action.bind',
    defaultMessage: 'Bind one',
    description: 'Link from an unmet condition to the cards, addresses and payment accounts.',
  },
  setPassword: {
    id: 'conditions.action.setPassword',
    defaultMessage: 'Set it',
    description: 'Link from an unmet condition to the page where the fund password is set.',
  },
  trade: {
    id: 'conditions.action.trade',
    defaultMessage: 'See the markets',
    description: 'Link from an unmet turnover to the quotes.',
  },
  deposit: {
    id: 'conditions.action.deposit',
    defaultMessage: 'Deposit',
    description: 'Link from a balance that is too low to the deposit page.',
  },
})

/** The way to meet a condition; what only time meets (the window, the day's counts) has none. */
const ways: Partial<Record<ConditionId, { label: MessageDescriptor; path: string }>> = {
  realName: { label: labels.verify, path: paths.verification },
  target: { label: labels.bind, path: paths.paymentMethods },
  fundPassword: { label: labels.setPassword, path: paths.fundPassword },
  turnover: { label: labels.trade, path: paths.index },
  balance: { label: labels.deposit, path: paths.deposit },
}

/**
 * The way on from a condition that is not met. Customer service where there is nothing that the
 * user could do alone (`waiting`: under review, unknown), and where the page does not exist.
 */
export function ConditionAction({ id, waiting }: { id: ConditionId; waiting: boolean }) {
  const routeExists = useRouteExists()
  const { pathname } = useLocation()
  const way = ways[id]
  if (!way) return null
  if (waiting || !routeExists(way.path)) {
    return (
      <TextLink href={customerPath({ page: pathname })}>
        <FormattedMessage
          id="conditions.action.support"
          defaultMessage="Customer service"
          description="Link to customer service."
        />
      </TextLink>
    )
  }
  return (
    <TextLink href={way.path}>
      <FormattedMessage {...way.label} />
    </TextLink>
  )
}
