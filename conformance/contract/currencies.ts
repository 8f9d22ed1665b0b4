import type { SiteCurrency } from '../../src/generated/h5.schemas.ts'
import { lastPlace } from './decimal.ts'

/** What a server has that names no currencies (the contract, `SiteInfo.currencies`). */
const UNNAMED: readonly SiteCurrency[] = [
  { code: 'USD', scale: 2, type: 'cash' },
  { code: 'USDT', scale: 2, type: 'coin' },
  { code: 'BTC', scale: 8, type: 'coin' },
  { code: 'ETH', scale: 8, type: 'coin' },
]

let known = UNNAMED

/** Takes over the currencies that the server names: a run is against one server. */
export function learnCurrencies(currencies: readonly SiteCurrency[] = UNNAMED): void {
  known = currencies
}

/** Decimals of the amounts in a currency; undefined for one that the server does not name. */
export const scaleOfCurrency = (name: string): number | undefined =>
  known.find(({ code }) => code === name)?.scale

const cash = () => known.find(({ type }) => type === 'cash')

/** The currency of the accounts. */
export const cashCurrency = (): string => cash()?.code ?? 'USD'

/** Decimals of an amount of cash. */
export const cashScale = (): number => cash()?.scale ?? 2

/** The smallest amount of cash: 0.01 where it has cents. */
export const cent = (): string => lastPlace(cashScale())

/** No cash, with its decimals. */
export const nothing = (): string => (0).toFixed(cashScale())

/** An amount that is written in dollars, in as many smallest units of cash: 12.50 is 1250 JPY. */
export function inCash(dollars: string): string {
  const units = dollars.replace('.', '').padStart(cashScale() + 1, '0')
  if (!/\.\d\d$/.test(dollars)) throw new RangeError(`Not an amount with cents: ${dollars}`)
  const written =
    cashScale() === 0 ? units : `${units.slice(0, -cashScale())}.${units.slice(-cashScale())}`
  return written.replace(/^0+(?=\d)/, '')
}
