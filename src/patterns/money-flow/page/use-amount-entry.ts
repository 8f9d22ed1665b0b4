import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Decimal } from '@/lib/decimal.ts'
import { parseAmount, typedAmount } from '@/lib/money.ts'

/** As if the user had typed it. */
export const asTyped = { shouldValidate: true, shouldDirty: true, shouldTouch: true } as const

/** The amount of a form that moves money. */
export interface AmountEntry {
  /** Null while what is typed is no amount. */
  amount: Decimal | null
  /** Puts an amount into the field. */
  set: (amount: Decimal) => void
  /** Remembers the amount of a try: a refusal of it is over when the amount is another one. */
  setTried: (amount: Decimal) => void
  /** The amount is still that of the last try. */
  isTried: boolean
}

/** Reads and writes the amount of a form in the language of the page. */
export function useAmountEntry(typed: string, onType: (typed: string) => void): AmountEntry {
  const { locale } = useIntl()
  const [tried, setTried] = useState<Decimal | null>(null)
  const amount = parseAmount(typed, locale)
  return {
    amount,
    set: (value) => onType(typedAmount(value, locale)),
    setTried: (value) => setTried(parseAmount(value, 'en')),
    isTried: amount === tried,
  }
}
