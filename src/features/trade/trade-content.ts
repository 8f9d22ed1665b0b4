import type { Decimal } from '@/lib/decimal.ts'

/** What describes an order that was sent: the same content is the same intent. */
export interface OrderContent {
  symbol: string
  direction: 'up' | 'down'
  amount: Decimal
  currency: string
  seconds: number
  /** The accepted tick: at another price it is another intent. */
  tick: string
}

/** As text, for the stored intent; equal contents are equal texts. */
export function writeContent(content: OrderContent): string {
  const { symbol, direction, amount, currency, seconds, tick } = content
  return JSON.stringify([symbol, direction, amount, currency, seconds, tick])
}

/** Reads what `writeContent` wrote; null for anything else, such as that of a former version. */
export function readContent(text: string): OrderContent | null {
  try {
    const [symbol, direction, amount, currency, seconds, tick] = JSON.parse(text) as unknown[]
    if (typeof symbol !== 'string' || typeof currency !== 'string') return null
    if (direction !== 'up' && direction !== 'down') return null
    if (typeof amount !== 'string' || !/^\d+(\.\d+)?$/.test(amount)) return null
    if (typeof seconds !== 'number' || typeof tick !== 'string') return null
    return { symbol, direction, amount, currency, seconds, tick }
  } catch {
    return null
  }
}
