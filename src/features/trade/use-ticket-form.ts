import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import type { SettlementOption } from '@/generated/h5.schemas.ts'
import { PlaceOrderBody } from '@/generated/orders/orders.zod.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { times, typedAmount } from '@/lib/money.ts'
import { narrow } from '@/patterns/form/narrow.ts'
import type { ContractForm } from '@/patterns/form/use-contract-form.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import type { BuyingPower, OwnBound } from './trade-rules.ts'
import { upperBound } from './trade-rules.ts'

// What the user enters; the direction is the button's, price, tick and rates those in sight then.
const ticketSchema = z.pick(PlaceOrderBody, { seconds: true, amount: true })

type TicketSchema = typeof ticketSchema
export type TicketForm = ContractForm<TicketSchema>

/**
 * Names the draft together with the user: stake and time of the last order are those of the next one,
 * in whichever product.
 */
export const TICKET = { form: 'trade.ticket', fields: ['seconds', 'amount'] } as const

export interface TicketFormOptions {
  options: readonly SettlementOption[]
  buyingPower: BuyingPower
  /** With practice money. */
  isPractice: boolean
}

/**
 * The form of an order: the contract's rules, narrowed by the chosen option, by what the limit of
 * all open orders and the user's own limits leave, and by the balance with the fee. Only the lowest upper bound is reported.
 */
export function useTicketForm(
  { options, buyingPower, isPractice }: TicketFormOptions,
  option: SettlementOption | undefined,
): TicketForm {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const [first] = options
  return useContractForm<TicketSchema>({
    schema: option ? schemaOf(option) : ticketSchema,
    // The smallest stake, until there was another one.
    defaultValues: {
      seconds: first ? String(first.seconds) : '',
      amount: first ? typedAmount(times(first.single_min, '1'), intl.locale) : '',
    },
    amounts: ['amount'],
    ...(first && { currency: first.currency }),
    draft: TICKET,
  })

  function schemaOf(chosen: SettlementOption): TicketSchema {
    const upper = upperBound(chosen, buyingPower)
    const amount = money(upper.amount, chosen.currency)
    const sayOwn = (by: OwnBound['by']) =>
      intl.formatMessage(
        {
          id: 'trade.rule.own',
          defaultMessage:
            '{by, select, ownStake {Your own limit is {amount} per order.} ownDay {Your own limit leaves {amount} plus its fee today.} other {Your own limit leaves {amount} plus its fee this week.}}',
          description: 'Below an amount above what a limit that the user has set leaves.',
        },
        { by, amount },
      )
    const words = {
      // The contract's rule says it.
      single: null,
      holdings: () =>
        intl.formatMessage(
          {
            id: 'trade.rule.holdings',
            defaultMessage: 'Your open orders leave {amount} of the limit of {total}.',
            description: 'Below an amount above what the limit of all open orders leaves.',
          },
          { amount, total: money(chosen.total_max, chosen.currency) },
        ),
      balance: () =>
        intl.formatMessage(
          {
            id: 'trade.rule.balance',
            defaultMessage:
              '{practice, select, yes {Your practice money covers {amount} plus its fee.} other {Your balance covers {amount} plus its fee.}}',
            description:
              'Below an amount above what the balance covers together with the fee; practice: yes while practising.',
          },
          { amount, practice: isPractice ? 'yes' : 'no' },
        ),
      ownStake: () => sayOwn('ownStake'),
      ownDay: () => sayOwn('ownDay'),
      ownWeek: () => sayOwn('ownWeek'),
    }
    return narrow(ticketSchema, {
      amount: {
        min: chosen.single_min,
        max: upper.amount,
        currency: chosen.currency,
        sayMax: words[upper.by],
      },
    })
  }
}
