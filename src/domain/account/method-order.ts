import type { PaymentMethodType } from '@/generated/h5.schemas.ts'
import { likelyCountry } from '@/lib/likely-country.ts'

/** Where wallets are what people pay with. */
const WALLETS_FIRST: readonly PaymentMethodType[] = [
  'alipay',
  'wechat_pay',
  'bank_card',
  'bank_transfer',
  'crypto_transfer',
]
const BANKS_FIRST: readonly PaymentMethodType[] = [
  'bank_card',
  'bank_transfer',
  'crypto_transfer',
  'alipay',
  'wechat_pay',
]

/**
 * Ways to pay with those first that people use where the user is likely to be: Alipay and WeChat pay
 * in China and for readers of Chinese, banks elsewhere. Ways of one kind stay as the server has them.
 */
export function inWayOrder<Way extends { type: PaymentMethodType }>(
  ways: readonly Way[],
  locale: string,
  languages: readonly string[] = navigator.languages,
): Way[] {
  const isChinese = locale.startsWith('zh') || likelyCountry(locale, languages) === 'CN'
  const order = isChinese ? WALLETS_FIRST : BANKS_FIRST
  return [...ways].sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
}
