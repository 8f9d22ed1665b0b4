import type { ExchangeRecord, ExchangeSettled, ExchangeType } from '@/generated/h5.schemas.ts'
import { listExchangeRecords, useSubmitExchange } from '@/generated/wallet/wallet.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths, recordPath } from '@/lib/paths.ts'
import { defineMoneyFlow, findIn } from '@/patterns/money-flow/money-flow.ts'
import type { FlowOf } from '@/patterns/money-flow/use-money-flow.ts'

/** An exchange, or what became of one. */
export const exchange = defineMoneyFlow({
  name: 'exchange',
  operation: 'submitExchange',
  useSubmit: useSubmitExchange,
  resultOf: ({ record }: ExchangeSettled) => record,
  find: findIn<ExchangeRecord>(listExchangeRecords),
  tell: ({ type, coin, currency, ...record }) => ({
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

export type ExchangeFlow = FlowOf<typeof exchange>

/** The name of the draft of an amount: of cash, or of one coin. */
export const draftName = (type: ExchangeType, coin: string): string =>
  `exchange.${type === 'cash_to_coin' ? 'cash' : coin}`
