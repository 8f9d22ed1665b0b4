import type { Currency } from '@/generated/model/currency.ts'
import type { Decimal } from '@/lib/decimal.ts'

/** What describes a purchase but for its secret: the same content is the same intent. */
export interface BuyContent {
  projectId: string
  title: string
  amount: Decimal
  currency: Currency
  dailyRate: Decimal
}

/** As text, for the stored intent; equal contents are equal texts. */
export function writeContent(content: BuyContent): string {
  const { projectId, title, amount, currency, dailyRate } = content
  return JSON.stringify([projectId, title, amount, currency, dailyRate])
}

/** Reads what `writeContent` wrote; null for anything else, such as that of a former version. */
export function readContent(text: string): BuyContent | null {
  try {
    const parts = JSON.parse(text) as unknown[]
    const [projectId, title, amount, currency, dailyRate] = parts
    const areTexts = [projectId, title, amount, currency, dailyRate].every(
      (part) => typeof part === 'string',
    )
    if (!areTexts || !/^\d+(\.\d+)?$/.test(String(amount))) return null
    return {
      projectId: String(projectId),
      title: String(title),
      amount: String(amount),
      currency: currency as Currency,
      dailyRate: String(dailyRate),
    }
  } catch {
    return null
  }
}
