import type { Currency } from '@/generated/model/currency.ts'
import type { Decimal } from '@/lib/decimal.ts'

/** What describes a deposit: the same content is the same intent. */
export interface DepositContent {
  methodId: string
  amount: Decimal
  currency: Currency
  fileId: string
  transactionCode: string
}

/** As text, for the stored intent; equal contents are equal texts. */
export function writeContent({
  methodId,
  amount,
  currency,
  fileId,
  transactionCode,
}: DepositContent): string {
  return JSON.stringify([methodId, amount, currency, fileId, transactionCode])
}

/** What the checking page shows of a stored intent; null for that of a former version. */
export function readContent(text: string): Pick<DepositContent, 'amount' | 'currency'> | null {
  try {
    const [, amount, currency] = JSON.parse(text) as unknown[]
    const isAmount = typeof amount === 'string' && /^\d+(\.\d+)?$/.test(amount)
    if (!isAmount || typeof currency !== 'string') return null
    return { amount, currency: currency as Currency }
  } catch {
    return null
  }
}
