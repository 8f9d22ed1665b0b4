import { defineMessages, useIntl } from 'react-intl'
import type { Quote, SettlementOption } from '@/generated/h5.schemas.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { frozenWord, useRefusalMessage } from '@/i18n/use-refusal-message.ts'
import { cashCurrency } from '@/lib/currencies.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { formatMinute, formatTime } from '@/lib/time.ts'
import { offlineWord } from '@/shell/use-online.ts'
import type { Block, BuyingPower } from './trade-rules.ts'
import { nearestOwn } from './trade-rules.ts'

const plain = defineMessages({
  offline: offlineWord,
  noPrice: {
    id: 'trade.block.noPrice',
    defaultMessage: 'There is no price for this product right now.',
    description: 'Below Buy up and Buy down: why no order can be placed now.',
  },
  notRefreshed: {
    id: 'trade.block.notRefreshed',
    defaultMessage: "We can't update the price right now. You can order once the price updates.",
    description: 'Below Buy up and Buy down: why no order can be placed now.',
  },
  noOption: {
    id: 'trade.block.noOption',
    defaultMessage: 'There is no settlement time for this product right now.',
    description: 'Below Buy up and Buy down: why no order can be placed now.',
  },
  frozen: frozenWord,
})

export interface BlockFacts {
  isPractice: boolean
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
  const refuse = useRefusalMessage()

  return (block, { isPractice, quote, option, buyingPower, total }) => {
    const currency = option?.currency ?? cashCurrency()
    const amount = (value: Decimal | null | undefined) => money(value ?? '0', currency)
    const own = option ? nearestOwn(option, buyingPower) : null
    const opens = quote?.opens_at ? formatMinute(quote.opens_at) : 'none'
    switch (block) {
      case 'closed':
        return intl.formatMessage(
          {
            id: 'trade.block.closed',
            defaultMessage:
              '{opens, select, none {The market is closed.} other {The market is closed. It opens {opens}.}}',
            description: 'Below Buy up and Buy down: closed on a holiday or by the operator.',
          },
          { opens },
        )
      case 'nonTradingTime':
        return intl.formatMessage(
          {
            id: 'trade.block.nonTradingTime',
            defaultMessage:
              '{opens, select, none {Non trading time.} other {Non trading time. The market opens {opens}.}}',
            description:
              "Below Buy up and Buy down: outside of the hours of the market. 'Non trading time': as the specification has it.",
          },
          { opens },
        )
      case 'outOfDate':
        return intl.formatMessage(
          {
            id: 'trade.block.outOfDate',
            defaultMessage:
              'Price out of date, as of {time}. You can order once the price updates.',
            description: 'Below Buy up and Buy down: the price is older than it may be.',
          },
          { time: quote ? formatTime(quote.as_of) : '' },
        )
      case 'paused':
        return refuse({ reason: 'trading_paused', params: pauseParams(buyingPower), msg: '' })
      case 'ownLimit':
        return intl.formatMessage(
          {
            id: 'trade.block.ownLimit',
            defaultMessage:
              '{by, select, ownStake {Your own limit for one order is {limit}.} ownDay {Your own limit of {limit} leaves {left} today.} other {Your own limit of {limit} leaves {left} this week.}} Smallest order: {min} plus its fee.',
            description:
              'In the place of Buy up and Buy down: a limit that the user has set leaves less than the smallest order. Amounts with currency.',
          },
          {
            by: own?.by ?? 'other',
            limit: amount(own?.limit),
            left: amount(own?.left),
            min: amount(option?.single_min),
          },
        )
      case 'holdings':
        return intl.formatMessage(
          {
            id: 'trade.block.holdings',
            defaultMessage:
              'The maximum amount of position is {total}: your open orders leave {left}.',
            description:
              "Below Buy up and Buy down: the limit of all open orders is reached. 'The maximum amount of position is': as the specification has it.",
          },
          {
            total: amount(total ?? option?.total_max),
            left: amount(buyingPower.left),
          },
        )
      case 'balance':
        return intl.formatMessage(
          {
            id: 'trade.block.balance',
            defaultMessage:
              '{practice, select, true {Practice money: {available}. Smallest order: {min} plus its fee.} other {Your balance is not enough. Available: {available}. Smallest order: {min} plus its fee.}}',
            description:
              "Below Buy up and Buy down: the balance, or the practice money (practice is true), covers no order. 'Your balance is not enough': as the specification has it.",
          },
          {
            practice: isPractice,
            available: amount(buyingPower.available),
            min: amount(option?.single_min),
          },
        )
      default:
        return intl.formatMessage(plain[block])
    }
  }
}

/** When a pause ends, as a refusal of an order tells it. */
function pauseParams({ own }: BuyingPower): Record<string, string> {
  const until = own?.pause?.until ?? null
  return until === null ? {} : { available_from: String(until) }
}
