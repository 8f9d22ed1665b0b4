import { defineMoneyFlow, findIn } from '@/components/money-flow/money-flow.ts'
import type { FlowOf } from '@/components/money-flow/use-money-flow.ts'
import type { ExchangeRecord } from '@/generated/model/exchange-record.ts'
import { ExchangeType } from '@/generated/model/exchange-type.ts'
import { listExchangeRecords, useSubmitExchange } from '@/generated/wallet/wallet.ts'

/** An exchange, or what became of one. */
export const exchange = defineMoneyFlow({
  name: 'exchange',
  operation: 'submitExchange',
  useSubmit: useSubmitExchange,
  resultOf: ({ record }) => record,
  amountOf: ({ cash_settlement: amount, currency }) => ({ amount, currency }),
  find: findIn<ExchangeRecord>(listExchangeRecords),
})

export type ExchangeFlow = FlowOf<typeof exchange>

/** The name of the draft of an amount: of cash, or of one coin. */
export const draftName = (type: ExchangeType, coin: string) =>
  `${exchange.name}.${type === ExchangeType.cash_to_coin ? 'cash' : coin}`
