import { FormattedMessage, useIntl } from 'react-intl'
import type { ProjectView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { frozenWord } from '@/i18n/use-refusal-message.ts'
import { customerPath, paths } from '@/lib/paths.ts'
import { offlineWord } from '@/shell/use-online.ts'
import { TextLink } from '@/ui/text-link.tsx'
import type { BuyBlock } from './financing-rules.ts'
import { messages } from './messages.ts'

/** Link to the page where the user can fix what blocks buying; being offline has no such page. */
export function BlockWay({ block }: { block: Block }) {
  if (block === 'offline') return null
  if (block === 'balance') {
    return (
      <TextLink href={paths.deposit}>
        <FormattedMessage {...common.deposit} />
      </TextLink>
    )
  }
  if (block === 'fundPassword') {
    return (
      <TextLink href={paths.fundPassword}>
        <FormattedMessage {...common.setFundPassword} />
      </TextLink>
    )
  }
  if (block === 'ended' || block === 'full') {
    return (
      <TextLink href={paths.project}>
        <FormattedMessage
          id="financing.invest.way.projects"
          defaultMessage="Other projects"
          description="Link from a project that takes no money to the list of all."
        />
      </TextLink>
    )
  }
  return (
    <TextLink href={customerPath({ page: paths.projectDetails })}>
      <FormattedMessage {...common.support} />
    </TextLink>
  )
}

/** What keeps a user from buying: the project, the user's own set-up, or the network. */
export type Block = BuyBlock | 'fundPassword' | 'frozen' | 'offline'

/** Why nothing can be bought now, in words. */
export function useBlockWords({ project, available }: ProjectView): (block: Block) => string {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  return (block) => {
    switch (block) {
      case 'ended':
        return intl.formatMessage(messages.projectEnded)
      case 'full':
        return intl.formatMessage(messages.projectFull)
      case 'unknown':
        return intl.formatMessage({
          id: 'financing.invest.blocked.unknown',
          defaultMessage:
            "This version of the app can't show the project's terms. Contact customer service.",
          description: 'Below the button: why nothing can be invested now.',
        })
      case 'balance':
        return intl.formatMessage(common.belowMinimum, {
          available: money(available, project.currency),
          min: money(project.minimum_amount, project.currency),
        })
      case 'fundPassword':
        return intl.formatMessage(messages.setFundPassword)
      case 'frozen':
        return intl.formatMessage(frozenWord)
      case 'offline':
        return intl.formatMessage(offlineWord)
    }
  }
}
