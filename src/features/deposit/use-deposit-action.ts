import type { MoneyAction } from '@/components/money-action/use-money-action.ts'
import { useMoneyAction } from '@/components/money-action/use-money-action.ts'
import { listDepositRecords, useSubmitDeposit } from '@/generated/deposit/deposit.ts'
import type { DepositRecord } from '@/generated/model/deposit-record.ts'
import type { DepositBody } from './deposit-schema.ts'
import { DEPOSIT_FORM } from './use-deposit-form.ts'

export type DepositAction = MoneyAction<DepositBody, DepositRecord>

/** Reports a transfer of the user `owner`, or finds what became of a report. */
export function useDepositAction(owner: string): DepositAction {
  const { mutateAsync } = useSubmitDeposit()
  return useMoneyAction({
    action: DEPOSIT_FORM,
    owner,
    draft: DEPOSIT_FORM,
    send: (data: DepositBody & { request_id: string }) => mutateAsync({ data }),
    resultOf: ({ record }) => record,
    lookUp: findByRequest,
  })
}

/** The deposit that a request made, or null. Throws where the server did not say. */
async function findByRequest(requestId: string): Promise<DepositRecord | null> {
  const answer = await listDepositRecords({ request_id: requestId })
  if (answer.code !== 1) throw new Error(`Looking up a deposit answered ${answer.code}`)
  // A server that does not know the parameter answers all: only the right one counts.
  return answer.data.list.find((record) => record.request_id === requestId) ?? null
}
