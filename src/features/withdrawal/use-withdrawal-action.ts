import type { MoneyAction } from '@/components/money-action/use-money-action.ts'
import { useMoneyAction } from '@/components/money-action/use-money-action.ts'
import type { WithdrawalRecord } from '@/generated/model/withdrawal-record.ts'
import { listWithdrawalRecords, useSubmitWithdrawal } from '@/generated/withdrawal/withdrawal.ts'
import { WITHDRAWAL_FORM } from './use-withdrawal-form.ts'
import type { WithdrawalBody } from './withdrawal-schema.ts'

export type WithdrawalAction = MoneyAction<WithdrawalBody, WithdrawalRecord>

/** Submits a withdrawal of the user `owner`, or finds what became of one. */
export function useWithdrawalAction(owner: string): WithdrawalAction {
  const { mutateAsync } = useSubmitWithdrawal()
  return useMoneyAction({
    action: WITHDRAWAL_FORM,
    owner,
    draft: WITHDRAWAL_FORM,
    send: (data: WithdrawalBody & { request_id: string }) => mutateAsync({ data }),
    resultOf: ({ record }) => record,
    lookUp: findByRequest,
  })
}

/** The withdrawal that a request made, or null. Throws where the server did not say. */
async function findByRequest(requestId: string): Promise<WithdrawalRecord | null> {
  const answer = await listWithdrawalRecords({ request_id: requestId })
  if (answer.code !== 1) throw new Error(`Looking up a withdrawal answered ${answer.code}`)
  // A server that does not know the parameter answers all: only the right one counts.
  return answer.data.list.find((record) => record.request_id === requestId) ?? null
}
