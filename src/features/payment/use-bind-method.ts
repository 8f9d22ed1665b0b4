import type { MoneyAction } from '@/components/money-action/use-money-action.ts'
import { useMoneyAction } from '@/components/money-action/use-money-action.ts'
import type { PaymentMethod } from '@/generated/model/payment-method.ts'
import type { PaymentMethodType } from '@/generated/model/payment-method-type.ts'
import {
  listPaymentMethods,
  useBindPaymentMethod,
} from '@/generated/payment-methods/payment-methods.ts'
import type { MethodBody } from './use-method-form.ts'
import { methodFormName } from './use-method-form.ts'

type BindMethodAction = MoneyAction<MethodBody, PaymentMethod>

/** Binds a payment method of one type, or finds what became of one. */
export function useBindMethod(type: PaymentMethodType, owner: string): BindMethodAction {
  const { mutateAsync } = useBindPaymentMethod()
  return useMoneyAction({
    action: methodFormName(type),
    owner,
    draft: methodFormName(type),
    send: (data: MethodBody & { request_id: string }) => mutateAsync({ data }),
    resultOf: ({ payment_method: method }) => method,
    lookUp: async (requestId) => {
      const answer = await listPaymentMethods({ request_id: requestId })
      if (answer.code !== 1) throw new Error(`Looking up a binding answered ${answer.code}`)
      return answer.data.list.find((one) => one.request_id === requestId) ?? null
    },
  })
}
