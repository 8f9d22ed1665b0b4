import * as z from 'zod/mini'
import type {
  ExchangeRecord,
  ExchangeSettled,
  ExchangeType,
  ExchangeView,
} from '@/generated/h5.schemas.ts'
import { listExchangeRecords, useSubmitExchange } from '@/generated/wallet/wallet.ts'
import { SubmitExchangeBody } from '@/generated/wallet/wallet.zod.ts'
import { common } from '@/i18n/common-messages.ts'
import { decimalOf } from '@/lib/money.ts'
import { paths, recordPath } from '@/lib/paths.ts'
import { narrow } from '@/patterns/form/narrow.ts'
import { defineMoneyFlow, findIn } from '@/patterns/money-flow/engine/money-flow.ts'
import type { AmountFault, Deal } from './exchange-rules.ts'
import { faultOf, givenCurrency } from './exchange-rules.ts'

/** An exchange, or what became of one. */
export const exchange = defineMoneyFlow({
  name: 'exchange',
  operation: 'submitExchange',
  useSubmit: useSubmitExchange,
  resultOf: ({ record }: ExchangeSettled) => record,
  earlierPath: ({ requestId }) => recordPath(paths.exchangeRecords, requestId),
  find: findIn<ExchangeRecord>(listExchangeRecords),
  summarize: ({ type, coin, currency, ...record }) => ({
    state: common.carriedOut,
    changes: false,
    money:
      type === 'cash_to_coin'
        ? { amount: record.cash_settlement, currency }
        : { amount: record.currency_settlement, currency: coin },
    path: recordPath(paths.exchangeRecords, record.request_id),
    draft: draftName(type, coin),
  }),
})

/** The name of the draft of an amount: of cash, or of one coin. */
export const draftName = (type: ExchangeType, coin: string): string =>
  `exchange.${type === 'cash_to_coin' ? 'cash' : coin}`

// Direction and coin are chosen beside the form, rate and fee are the ones in sight, and the request id is
// made when it is sent.
const contractSchema = z.pick(SubmitExchangeBody, { amount: true })

export type ExchangeSchema = typeof contractSchema

/**
 * The contract's rule of the amount, with the bounds of the view: they are about cash, so an amount of
 * coins is held by what it is worth, as the server does.
 */
export function exchangeSchema(
  deal: Deal,
  view: ExchangeView,
  sayFault: (fault: AmountFault) => string,
) {
  const currency = givenCurrency(deal, view)
  // The contract's bounds have no currency; the view's bounds replace them.
  const unbound = narrow(contractSchema, { amount: { min: null, max: null, currency } })
  const isInContract = (amount: number) => contractSchema.shape.amount.safeParse(amount).success
  // Runs only when the value is a number.
  const holds = z.refine<number>(
    (amount) => faultOf(decimalOf(amount), deal, view) === null && isInContract(amount),
    {
      error: ({ input }) => sayFault(faultOf(decimalOf(input as number), deal, view) ?? 'tooLarge'),
    },
  )
  return z.extend(unbound, { amount: unbound.shape.amount.check(holds) })
}
