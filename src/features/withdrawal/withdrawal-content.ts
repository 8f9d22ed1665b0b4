import type { Currency } from '@/generated/model/currency.ts'
import type { Decimal } from '@/lib/decimal.ts'

/** What describes a withdrawal but for its secret: the same content is the same intent. */
export interface WithdrawalContent {
  targetId: string
  amount: Decimal
  currency: Currency
}

/** As text, for the stored intent; equal contents are equal texts. */
export function writeContent({ targetId, amount, currency }: WithdrawalContent): string {
  return JSON.stringify([targetId, amount, currency])
}

/** Reads what `writeContent` wrote; null for anything else, such as that of a former version. */
export function readContent(text: string): WithdrawalContent | null {
  try {
    const [targetId, amount, currency] = JSON.parse(text) as unknown[]
    const isAmount = typeof amount === 'string' && /^\d+(\.\d+)?$/.test(amount)
    if (typeof targetId !== 'string' || !isAmount || typeof currency !== 'string') return null
    return { targetId, amount, currency: currency as Currency }
  } catch {
    return null
  }
}
