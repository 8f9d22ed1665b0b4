import { FormattedMessage } from 'react-intl'
import { useRouteExists } from '@/components/available-routes.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { TextLink } from '@/ui/text-link.tsx'
import type { Block } from './use-block-words.ts'

/** The way on from what keeps a user from buying; a network that is away has none. */
export function BlockWay({ block }: { block: Block }) {
  const routeExists = useRouteExists()
  if (block === 'offline') return null
  if (block === 'balance' && routeExists(paths.deposit)) {
    return (
      <TextLink href={paths.deposit}>
        <FormattedMessage
          id="invest.way.deposit"
          defaultMessage="Deposit"
          description="Link from a balance that is too low to the deposit page."
        />
      </TextLink>
    )
  }
  if (block === 'fundPassword' && routeExists(paths.fundPassword)) {
    return (
      <TextLink href={paths.fundPassword}>
        <FormattedMessage
          id="invest.way.fundPassword"
          defaultMessage="Set it"
          description="Link from a missing fund password to the page where it is set."
        />
      </TextLink>
    )
  }
  if (block === 'ended' || block === 'full') {
    return (
      <TextLink href={paths.project}>
        <FormattedMessage
          id="invest.way.projects"
          defaultMessage="Other projects"
          description="Link from a project that takes no money to the list of all."
        />
      </TextLink>
    )
  }
  return (
    <TextLink href={customerPath({ page: paths.projectDetails })}>
      <FormattedMessage
        id="invest.way.support"
        defaultMessage="Customer service"
        description="Link to customer service."
      />
    </TextLink>
  )
}
