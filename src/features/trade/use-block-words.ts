import { defineMessages, useIntl } from 'react-intl'
import type { Quote, SettlementOption } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { frozenWord } from '@/i18n/use-refusal-message.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { formatMinute, formatTime } from '@/lib/time.ts'
import type { Block, BuyingPower } from './trade-rules.ts'

const plain = defineMessages({
  offline: {
    id: 'trade.block.offline',
    defaultMessage: 'You are offline. Nothing was sent, and your entries are kept.',
    description: 'Below the order button: why no order can be placed now.',
  },
  noPrice: {
    id: 'trade.block.noPrice',
    defaultMessage: 'There is no price of this product now.',
    description: 'Below the order button: why no order can be placed now.',
  },
  notRefreshed: {
    id: 'trade.block.notRefreshed',
    defaultMessage: 'The price cannot be refreshed now. Orders wait until it is.',
    description: 'Below the order button: why no order can be placed now.',
  },
  noOption: {
    id: 'trade.block.noOption',
    defaultMessage: 'No settlement time is offered for this product now.',
    description: 'Below the order button: why no order can be placed now.',
  },
  frozen: frozenWord,
})

export interface BlockFacts {
  quote: Quote | undefined
  option: SettlementOption | undefined
  buyingPower: BuyingPower
  /** What all open orders together may be; null where it is not known. */
  total: Decimal | null
}

/** Why no order can be placed now, in words with their numbers. */
export function useBlockWords(): (block: Block, facts: BlockFacts) => string {
  const intl = useIntl()
  const { money } = useMoneyFormat()

  return (block, { quote, option, buyingPower, total }) => {
    const currency = option?.currency ?? 'USD'
    const opens = quote?.opens_at ? formatMinute(quote.opens_at) : 'none'
    switch (block) {
      case 'closed':
        return intl.formatMessage(
          {
            id: 'trade.block.closed',
            defaultMessage:
              '{opens, select, none {The market is closed.} other {The market is closed. It opens {opens}.}}',
            description: 'Below the order button: closed on a holiday or by the operator.',
          },
          { opens },
        )
      case 'nonTradingTime':
        return intl.formatMessage(
          {
            id: 'trade.block.nonTradingTime',
            defaultMessage:
              '{opens, select, none {Non trading time.} other {Non trading time. The market opens {opens}.}}',
            description: 'Below the order button: outside of the hours of the market.',
          },
          { opens },
        )
      case 'outOfDate':
        return intl.formatMessage(
          {
            id: 'trade.block.outOfDate',
            defaultMessage: 'Price out of date, as of {time}. Orders wait for a new price.',
            description: 'Below the order button: the price is older than it may be.',
          },
          { time: quote ? formatTime(quote.as_of) : '' },
        )
      case 'holdings':
        return intl.formatMessage(
          {
            id: 'trade.block.holdings',
            defaultMessage:
              'The maximum amount of position is {total}: your open orders leave {left}.',
            description: 'Below the order button: the limit of all open orders is reached.',
          },
          {
            total: money(total ?? option?.total_max ?? '0', currency),
            left: money(buyingPower.left ?? '0', currency),
          },
        )
      case 'balance':
        return intl.formatMessage(
          {
            id: 'trade.block.balance',
            defaultMessage:
              'Your balance is not enough: {available} available, the smallest order is {min} and its fee.',
            description: 'Below the order button: the balance covers no order.',
          },
          {
            available: money(buyingPower.available ?? '0', currency),
            min: money(option?.single_min ?? '0', currency),
          },
        )
      default:
        return intl.formatMessage(plain[block])
    }
  }
}
