import { Coin } from '@/generated/model/coin.ts'
import { Currency } from '@/generated/model/currency.ts'
import { ExchangeType } from '@/generated/model/exchange-type.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { isDecimal } from '@/lib/decimal.ts'

/** What describes an exchange: the same content is the same intent. */
export interface ExchangeContent {
  type: ExchangeType
  coin: Coin
  amount: Decimal
  /** Of the amount: the cash or the coin. */
  currency: Currency
  rate: Decimal
}

/** As text, for the stored intent; equal contents are equal texts. */
export function writeContent({ type, coin, amount, currency, rate }: ExchangeContent): string {
  return JSON.stringify([type, coin, amount, currency, rate])
}

/** Reads what `writeContent` wrote; null for anything else, such as that of a former version. */
export function readContent(text: string): ExchangeContent | null {
  try {
    const parts = JSON.parse(text) as unknown[]
    const type = Object.values(ExchangeType).find((one) => one === parts[0])
    const coin = Object.values(Coin).find((one) => one === parts[1])
    const currency = Object.values(Currency).find((one) => one === parts[3])
    const [, , amount, , rate] = parts
    if (!type || !coin || !currency || typeof amount !== 'string' || typeof rate !== 'string')
      return null
    return isDecimal(amount) && isDecimal(rate) ? { type, coin, amount, currency, rate } : null
  } catch {
    return null
  }
}
