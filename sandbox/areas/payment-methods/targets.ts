import type {
  LanguageCode,
  PaymentMethodType,
  WithdrawalTarget,
} from '../../../src/generated/h5.schemas.ts'
import { WithdrawalTargetType } from '../../../src/generated/h5.schemas.ts'
import type { TextId, TextValue } from '../../content/texts.ts'
import { text } from '../../content/texts.ts'
import { offers } from '../../core/areas.ts'
import { mask } from '../../core/mask.ts'
import { recordNumber } from '../../core/record-id.ts'
import type { World } from '../../core/world.ts'
import type { StoredAddress, StoredMethod } from './methods.ts'
import { addressId, methodId } from './methods.ts'

/** Where a withdrawal goes, by the table that it is bound in. */
export type TargetRef = { method: number } | { address: number }

/** A target as the contract shows it, without what is true for a moment only. */
type ShownTarget = Omit<WithdrawalTarget, 'quote'>

/** A target of withdrawals, also one that was removed since. */
export interface Target {
  ref: TargetRef
  userId: number
  removed: boolean
  /** Its name, to be said in any language later. */
  name: TextValue
  shown: ShownTarget
}

/** The longest name of a target, in characters; that of a bank may be longer. */
const MAX_NAME_LENGTH = 80

/** Kinds in the order in which they are offered. */
const KINDS = Object.values(WithdrawalTargetType)

/** Names of wallets that are no bank's. */
const WALLETS: Partial<Record<PaymentMethodType, TextId>> = {
  alipay: 'deposit.method.dm_alipay',
  wechat_pay: 'deposit.method.dm_wechat',
}

/** The targets that a user can withdraw to: cards first, the newest of a kind first. */
export function targetsOf(world: World, userId: number, language: LanguageCode): ShownTarget[] {
  const { database } = world
  const methods = database.all<StoredMethod>(
    `SELECT * FROM payment_methods
     WHERE user_id = :userId AND removed_at IS NULL ORDER BY number DESC`,
    { userId },
  )
  const addresses = database.all<StoredAddress>(
    `SELECT * FROM wallet_addresses
     WHERE user_id = :userId AND removed_at IS NULL ORDER BY number DESC`,
    { userId },
  )
  return [
    ...methods.flatMap((method) => targetOfMethod(method, language) ?? []),
    ...(offers(world, 'coins') ? addresses.map(targetOfAddress) : []),
  ]
    .map(({ shown }) => shown)
    .sort((one, other) => KINDS.indexOf(one.type) - KINDS.indexOf(other.type))
}

/** A target by what refers to it; undefined when it is none, or never was. */
export function targetOf(
  { database }: World,
  ref: TargetRef,
  language: LanguageCode,
): Target | undefined {
  if ('method' in ref) {
    const stored = database.get<StoredMethod>(
      'SELECT * FROM payment_methods WHERE number = :number',
      { number: ref.method },
    )
    return stored && targetOfMethod(stored, language)
  }
  const stored = database.get<StoredAddress>(
    'SELECT * FROM wallet_addresses WHERE number = :number',
    { number: ref.address },
  )
  return stored && targetOfAddress(stored)
}

/** What a target's id refers to. */
export function targetRef(id: string): TargetRef {
  const method = recordNumber('pm', id)
  return method > 0 ? { method } : { address: recordNumber('wa', id) }
}

/** The name of a payment method and its number, masked. */
export function methodName(stored: StoredMethod, language: LanguageCode): string {
  const { type, bank_name: bank, currency, network, account } = stored
  const wallet = WALLETS[type]
  const name = wallet ? text(language, wallet) : (bank ?? nameOf(currency, network))
  return `${name.slice(0, MAX_NAME_LENGTH)} ${mask(account)}`
}

function targetOfMethod(stored: StoredMethod, language: LanguageCode): Target | undefined {
  const { number, type } = stored
  // Accounts that deposits come from are no targets.
  if (type === 'bank_transfer' || type === 'crypto_transfer') return undefined
  const bank = (stored.bank_name ?? '').slice(0, MAX_NAME_LENGTH)
  const wallet = WALLETS[type]
  return {
    ref: { method: number },
    userId: stored.user_id,
    removed: stored.removed_at !== null,
    name: wallet ? { text: wallet } : bank,
    shown: {
      id: methodId(number),
      type: type,
      name: wallet ? text(language, wallet) : bank,
      masked_number: mask(stored.account),
      currency: stored.currency,
      network: null,
    },
  }
}

/** A coin and its network; one name where they are the same. */
export const nameOf = (coin: string, network: string | null) =>
  network === null || network === coin ? coin : `${coin} ${network}`

function targetOfAddress(stored: StoredAddress): Target {
  const { number, currency, network } = stored
  return {
    ref: { address: number },
    userId: stored.user_id,
    removed: stored.removed_at !== null,
    name: nameOf(currency, network),
    shown: {
      id: addressId(number),
      type: 'wallet_address',
      name: currency,
      masked_number: mask(stored.address),
      currency,
      network,
    },
  }
}
