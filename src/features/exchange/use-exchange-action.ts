import type { MoneyAction } from '@/components/money-action/use-money-action.ts'
import { useMoneyAction } from '@/components/money-action/use-money-action.ts'
import type { ExchangeRecord } from '@/generated/model/exchange-record.ts'
import { ExchangeType } from '@/generated/model/exchange-type.ts'
import type { SubmitExchangeForm } from '@/generated/model/submit-exchange-form.ts'
import { listExchangeRecords, useSubmitExchange } from '@/generated/wallet/wallet.ts'

/** Name of the action; with the user it names the stored intent. */
const EXCHANGE = 'exchange'

/** The name of the draft of an amount: of cash, or of one coin. */
export const draftName = (type: ExchangeType, coin: string) =>
  `${EXCHANGE}.${type === ExchangeType.cash_to_coin ? 'cash' : coin}`

export type ExchangeBody = Omit<SubmitExchangeForm, 'request_id'>
export type ExchangeAction = MoneyAction<ExchangeBody, ExchangeRecord>

/** Exchanges for the user `owner`, or finds what became of an exchange. */
export function useExchangeAction(owner: string, draft: string): ExchangeAction {
  const { mutateAsync } = useSubmitExchange()
  return useMoneyAction({
    action: EXCHANGE,
    owner,
    draft,
    send: (data: ExchangeBody & { request_id: string }) => mutateAsync({ data }),
    resultOf: ({ record }) => record,
    lookUp: findByRequest,
  })
}

/** The exchange that a request made, or null. Throws where the server did not say. */
async function findByRequest(requestId: string): Promise<ExchangeRecord | null> {
  const answer = await listExchangeRecords({ request_id: requestId })
  if (answer.code !== 1) throw new Error(`Looking up an exchange answered ${answer.code}`)
  // A server that does not know the parameter answers all: only the right one counts.
  return answer.data.list.find((record) => record.request_id === requestId) ?? null
}
