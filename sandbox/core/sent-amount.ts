import type { Currency } from '../../src/generated/h5.schemas.ts'
import type { Units } from './money.ts'
import { scaleOf, toInteger } from './money.ts'
import { invalid } from './request.ts'
import type { DecimalText } from './route.ts'

/**
 * Units of the amount in a form, by the name of its field. More decimals than the currency has are refused (`input_invalid`),
 * never rounded. An amount beyond safe integers becomes the largest of them: it is above every bound,
 * and is refused by it.
 */
export function sentAmount(text: DecimalText, currency: Currency, field = 'amount'): Units {
  const scale = scaleOf(currency)
  const decimals = text.split('.')[1] ?? ''
  if (decimals.replace(/0+$/, '').length > scale) throw invalid(field)
  const amount = toInteger(text, scale)
  const largest = BigInt(Number.MAX_SAFE_INTEGER)
  return Number(amount > largest ? largest : amount)
}
