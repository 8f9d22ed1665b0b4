import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { narrow } from '@/components/form/narrow.ts'
import type { ContractForm } from '@/components/form/use-contract-form.ts'
import { useContractForm } from '@/components/form/use-contract-form.ts'
import type { SettlementOption } from '@/generated/model/settlement-option.ts'
import { PlaceOrderBody } from '@/generated/orders/orders.zod.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { compare } from '@/lib/decimal.ts'
import type { Means } from './trade-rules.ts'
import { upperBound } from './trade-rules.ts'

// What the user decides; price, tick and rates are those in sight when the button is pressed.
const ticketSchema = z.pick(PlaceOrderBody, { direction: true, seconds: true, amount: true })

type TicketSchema = typeof ticketSchema
export type TicketForm = ContractForm<TicketSchema>

/** Name of the form of a product; with the user it names the draft. */
export const ticketName = (symbol: string) => `trade.${symbol}`
export const TICKET_FIELDS = ['direction', 'seconds', 'amount'] as const

export interface TicketFormOptions {
  symbol: string
  owner: string
  options: readonly SettlementOption[]
  means: Means
}

/**
 * The form of an order: the contract's rules, narrowed by the chosen option, by what the limit of all
 * open orders leaves, and by the balance with the fee. Only the lowest upper bound speaks.
 */
export function useTicketForm(
  { symbol, owner, options, means }: TicketFormOptions,
  option: SettlementOption | undefined,
): TicketForm {
  const intl = useIntl()
  const { money } = useMoneyFormat()
  const [first] = options
  return useContractForm<TicketSchema>({
    schema: option ? schemaOf(option) : ticketSchema,
    defaultValues: { direction: '', seconds: first ? String(first.seconds) : '', amount: '' },
    amounts: ['amount'],
    ...(first && { currency: first.currency }),
    // Whoever goes to log in, or leaves, finds the same ticket again.
    draft: { form: ticketName(symbol), owner, fields: TICKET_FIELDS },
  })

  function schemaOf(chosen: SettlementOption): TicketSchema {
    const upper = upperBound(chosen, means)
    const isSingle = upper.by === 'single'
    const narrowed = narrow(ticketSchema, {
      amount: { min: chosen.single_min, max: isSingle ? upper.amount : null },
    })
    if (isSingle) return narrowed
    const bound = money(upper.amount, chosen.currency)
    const error = () =>
      upper.by === 'holdings'
        ? intl.formatMessage(
            {
              id: 'trade.rule.holdings',
              defaultMessage: 'Your open orders leave {amount} of {total} for another one.',
              description: 'Below an amount above what the limit of all open orders leaves.',
            },
            { amount: bound, total: money(chosen.total_max, chosen.currency) },
          )
        : intl.formatMessage(
            {
              id: 'trade.rule.balance',
              defaultMessage: 'Your balance covers {amount} and its fee.',
              description: 'Below an amount above what the balance covers together with the fee.',
            },
            { amount: bound },
          )
    const within = z.refine<number>((amount) => compare(String(amount), upper.amount) <= 0, {
      error,
    })
    return z.extend(narrowed, { amount: narrowed.shape.amount.check(within) })
  }
}
