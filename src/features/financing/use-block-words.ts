import { useIntl } from 'react-intl'
import { offlineWord } from '@/components/form/use-offline-reason.ts'
import type { ProjectView } from '@/generated/model/project-view.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import type { BuyBlock } from './financing-rules.ts'

/** What keeps a user from buying: the project, the user's own set-up, or the network. */
export type Block = BuyBlock | 'fundPassword' | 'offline'

/** Why nothing can be bought now, in words. */
export function useBlockWords({ project, available }: ProjectView): (block: Block) => string {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  return (block) => {
    switch (block) {
      case 'ended':
        return intl.formatMessage({
          id: 'invest.blocked.ended',
          defaultMessage: 'The project has ended and takes no more money.',
          description: 'Below the button: why nothing can be bought now.',
        })
      case 'full':
        return intl.formatMessage({
          id: 'invest.blocked.full',
          defaultMessage: 'The project is full and takes no more money.',
          description: 'Below the button: why nothing can be bought now.',
        })
      case 'unknown':
        return intl.formatMessage({
          id: 'invest.blocked.unknown',
          defaultMessage:
            'This version of the app does not know the terms of the project. Ask customer service.',
          description: 'Below the button: why nothing can be bought now.',
        })
      case 'balance':
        return intl.formatMessage(
          {
            id: 'invest.blocked.balance',
            defaultMessage: '{available} is available, less than the smallest purchase of {min}.',
            description: 'Below the button: why nothing can be bought now.',
          },
          {
            available: money(available, project.currency),
            min: money(project.minimum_amount, project.currency),
          },
        )
      case 'fundPassword':
        return intl.formatMessage({
          id: 'invest.blocked.fundPassword',
          defaultMessage: 'Set a fund password first.',
          description: 'Below the button: why nothing can be bought now.',
        })
      case 'offline':
        return intl.formatMessage(offlineWord)
    }
  }
}
