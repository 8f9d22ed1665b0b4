import type { Coin, DepositMethod, LanguageCode } from '../../../src/generated/h5.schemas.ts'
import type { TextId } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import { offers } from '../../core/areas.ts'
import type { UserCall } from '../../core/call.ts'
import { Refusal } from '../../core/refusal.ts'
import { rules } from '../../core/rules.ts'
import { siteOf } from '../../core/site.ts'
import type { World } from '../../core/world.ts'
import { paymentSetup } from '../payment-methods/methods.ts'
import { publishedRate } from '../wallet/exchange.ts'

/** Ids of the ways to deposit; the name of one is the text `deposit.method.<id>`. */
export const WAY_IDS = [
  'dm_alipay',
  'dm_wechat',
  'dm_bank',
  'dm_usdt_trc20',
  'dm_usdt_erc20',
  'dm_btc',
] as const

export type WayId = (typeof WAY_IDS)[number]

/** What a way to deposit is, whoever asks. */
type Way = { id: WayId } & Pick<DepositMethod, 'type' | 'currency'> &
  Partial<
    Pick<DepositMethod, 'account' | 'bank_name' | 'bank_branch' | 'bank_code' | 'qr_text'> &
      Pick<DepositMethod, 'network' | 'address'>
  > & {
    /** What a transfer in a coin brings. */
    coin?: Coin
    /** A transfer says whose it is. */
    named?: boolean
    note?: TextId
  }

/** The account data are samples: nobody owns them. */
const WAYS: readonly Way[] = [
  {
    id: 'dm_alipay',
    type: 'alipay',
    currency: rules.currency,
    account: 'deposit@example.com',
    qr_text: 'https://example.com/pay/alipay/sample',
  },
  {
    id: 'dm_wechat',
    type: 'wechat_pay',
    currency: rules.currency,
    account: 'h5-demo-sample',
    qr_text: 'https://example.com/pay/wechat/sample',
  },
  {
    id: 'dm_bank',
    type: 'bank_transfer',
    currency: rules.currency,
    account: '000987654321',
    bank_name: 'Example Bank',
    bank_branch: 'Main Street',
    bank_code: 'EXAMUS33XXX',
    named: true,
    note: 'deposit.method.nextDay',
  },
  coinWay('dm_usdt_trc20', 'USDT', 'TRC20', 'TXTg1yGXP9YbwyUZ8XGxP6eGpehGrR8fhe'),
  coinWay('dm_usdt_erc20', 'USDT', 'ERC20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'),
  coinWay('dm_btc', 'BTC', 'BTC', '1NVU1utoERRenoQvYFdErwx8urwxfCQgim'),
]

function coinWay(id: WayId, coin: Coin, network: Way['network'], address: string): Way {
  return { id, type: 'crypto_transfer', currency: coin, coin, network, address, qr_text: address }
}

/** What an operator can change of a way. */
export interface WaySetting {
  /** Whether it takes transfers. */
  available: boolean
  /** Whether only users with a bound Alipay account can use it. */
  needsAlipay: boolean
}

/** Closes a way to deposit or opens it again, and lets it ask for Alipay. */
export function setWay({ settings }: World, id: WayId, setting: WaySetting): void {
  settings.set(settingName(id), JSON.stringify(setting))
}

/** The ways to deposit as a user sees them now. */
export function depositMethods(call: UserCall): DepositMethod[] {
  return WAYS.filter((way) => isOffered(call.world, way)).map((way) => toMethod(call, way))
}

const isOffered = (world: World, { type }: Way) =>
  type !== 'crypto_transfer' || offers(world, 'coins')

/** One of them that can be used now. Refuses one that there is not, that is closed, or needs Alipay. */
export function requireWay(call: UserCall, id: string): DepositMethod {
  const way = WAYS.find((one) => one.id === id && isOffered(call.world, one))
  if (!way) throw new Refusal('no_data')
  const method = toMethod(call, way)
  if (!method.available) throw new Refusal('action_not_allowed')
  if (method.alipay_required) throw new Refusal('alipay_required')
  return method
}

/** Type, name, currency and network of a way: what a record of a deposit refers to. */
export function recordedWay(
  id: string,
  language: LanguageCode,
): Pick<DepositMethod, 'type' | 'name' | 'currency' | 'network'> {
  const way = WAYS.find((one) => one.id === id)
  if (!way) throw new Error(`No way to deposit ${id}`)
  const { type, currency, network = null } = way
  return { type, name: nameOf(way, language), currency, network }
}

function toMethod({ world, userId, now, language }: UserCall, way: Way): DepositMethod {
  const { available, needsAlipay } = settingOf(world, way.id)
  const isCoin = way.type === 'crypto_transfer'
  return {
    id: way.id,
    type: way.type,
    name: nameOf(way, language),
    available,
    alipay_required: needsAlipay && !paymentSetup(world, userId).alipay,
    currency: way.currency,
    rate: way.coin === undefined ? '1.00' : publishedRate(world, way.coin, now).rate,
    holder_name: isCoin
      ? null
      : text(language, 'deposit.method.holder', { product: siteOf(world).productName }),
    account: way.account ?? null,
    bank_name: way.bank_name ?? null,
    bank_branch: way.bank_branch ?? null,
    bank_code: way.bank_code ?? null,
    network: way.network ?? null,
    address: way.address ?? null,
    qr_text: way.qr_text ?? null,
    qr_image_url: null,
    reference: way.named ? String(userId) : null,
    note: noteOf(way, available, language),
  }
}

function noteOf(way: Way, available: boolean, language: LanguageCode): string | null {
  if (!available && way.type === 'bank_transfer') {
    return text(language, 'deposit.method.maintenance')
  }
  return way.note ? text(language, way.note) : null
}

const nameOf = ({ id }: Way, language: LanguageCode) => text(language, `deposit.method.${id}`)

function settingOf({ settings }: World, id: WayId): WaySetting {
  const stored = settings.get(settingName(id))
  if (stored === undefined) return { available: true, needsAlipay: false }
  return JSON.parse(stored) as WaySetting
}

const settingName = (id: WayId) => `deposit_way ${id}`
