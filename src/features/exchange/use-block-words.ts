import { defineMessages, useIntl } from 'react-intl'
import { rateWords } from '@/domain/rates/rate-words.tsx'
import type { ExchangeView } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { frozenWord } from '@/i18n/use-refusal-message.ts'
import { offlineWord } from '@/shell/use-online.ts'
import type { Block, Deal } from './exchange-rules.ts'
import { givenBalance, givenCurrency, smallestAmount } from './exchange-rules.ts'

const plain = defineMessages({
  offline: offlineWord,
  fundsFrozen: frozenWord,
  rateOver: rateWords.outOfDate,
})

/** Why nothing can be exchanged now, in words with the number that counts. */
export function useBlockWords(deal: Deal, view: ExchangeView): (block: Block) => string {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const currency = givenCurrency(deal, view)
  return (block) => {
    switch (block) {
      case 'suspended':
        return intl.formatMessage(
          {
            id: 'exchange.blocked.suspended',
            defaultMessage: "You can't exchange {coin} right now.",
            description: 'Why nothing can be exchanged: the exchange of a coin is suspended.',
          },
          { coin: deal.offer.coin },
        )
      case 'nothing':
        return intl.formatMessage(common.belowMinimum, {
          available: money(givenBalance(deal, view), currency),
          min: money(smallestAmount(deal, view), currency),
        })
      default:
        return intl.formatMessage(plain[block])
    }
  }
}
