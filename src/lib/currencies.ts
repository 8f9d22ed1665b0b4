/** A currency in which a site has amounts, as its information names it. */
export interface KnownCurrency {
  code: string
  /** Decimals of an amount. */
  scale: number
  type: 'cash' | 'coin'
}

/** What a server has that names none (the contract, `SiteInfo.currencies`). */
const UNNAMED: readonly KnownCurrency[] = [
  { code: 'USD', scale: 2, type: 'cash' },
  { code: 'USDT', scale: 2, type: 'coin' },
  { code: 'BTC', scale: 8, type: 'coin' },
  { code: 'ETH', scale: 8, type: 'coin' },
]

let known = UNNAMED

/** Takes over the currencies of the site, as it last named them. */
export function setCurrencies({
  currencies = UNNAMED,
}: {
  currencies?: readonly KnownCurrency[]
}): void {
  known = currencies
}

/** The currencies of the site, cash first. */
export function presentCurrencies(): readonly KnownCurrency[] {
  return [...known].sort((a, b) => a.type.localeCompare(b.type))
}

/** The currency of the accounts. */
export function cashCurrency(): string {
  return known.find(({ type }) => type === 'cash')?.code ?? 'USD'
}

/** Decimals of a currency: those that the site names, else those of ISO 4217, else 2. */
export function scaleOf(currency: string): number {
  return known.find(({ code }) => code === currency)?.scale ?? isoScaleOf(currency)
}

// Amounts may be there before the information of the site is.
function isoScaleOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits ?? 2
}
