import type { Decimal } from '@/lib/decimal.ts'
import { isDecimal } from '@/lib/decimal.ts'

/** What describes an action with a purchase but for its secret: the same content is the same intent. */
export interface ActionContent {
  title: string
  currency: string
  /** Null where the user chose none: settling gives what there is. */
  amount: Decimal | null
  /** The daily rate that was shown, where it was sent. */
  dailyRate: Decimal | null
}

/** As text, for the stored intent; equal contents are equal texts. */
export function writeContent({ title, currency, amount, dailyRate }: ActionContent): string {
  return JSON.stringify([title, currency, amount, dailyRate])
}

/** Reads what `writeContent` wrote; null for anything else, such as that of a former version. */
export function readContent(text: string): ActionContent | null {
  try {
    const [title, currency, amount, dailyRate] = JSON.parse(text) as unknown[]
    if (typeof title !== 'string' || typeof currency !== 'string') return null
    return { title, currency, amount: decimalOf(amount), dailyRate: decimalOf(dailyRate) }
  } catch {
    return null
  }
}

const decimalOf = (value: unknown): Decimal | null =>
  typeof value === 'string' && isDecimal(value) ? value : null
