import type {
  BindPaymentMethodForm,
  BindWalletAddressForm,
  PaymentMethodType,
} from '../../../src/generated/h5.schemas.ts'
import { hasCheckDigit } from '../../../src/lib/card-number.ts'
import { runsOn } from '../../../src/lib/coin-networks.ts'
import { methodFields } from '../../../src/lib/method-fields.ts'
import { nameEntry } from '../../../src/lib/name-entry.ts'
import { isName } from '../../../src/lib/real-name.ts'
import { isAddress } from '../../../src/lib/wallet-address.ts'
import { refuseAbsent } from '../../core/areas.ts'
import type { UserCall } from '../../core/call.ts'
import { Refusal } from '../../core/refusal.ts'
import { invalid } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'
import { limitTries } from '../../core/tries.ts'
import { lastSubmission } from '../verification/review.ts'
import type { StoredAddress, StoredMethod } from './methods.ts'
import { insertAddress, insertMethod, isCardTaken, recordBound } from './methods.ts'

const { bind, takenCard } = rules.limits

/**
 * Checks what a user wants to bind, by the rules of its type: fields, name, check digit, address.
 * A card that is somebody else's is refused too, and who asks for many of them has to wait, so that
 * nobody finds out by trying which cards are bound here.
 */
export function checkMethod(call: UserCall, form: BindPaymentMethodForm): void {
  if (form.type === 'crypto_transfer') refuseAbsent(call.world, 'coins')
  const fault = fieldFault(form)
  if (fault) throw fault
  const { holder_name: holder, card_number: card, network, address } = form
  if (holder !== undefined && !isHolder(call, holder)) throw new Refusal('name_invalid')
  if (card !== undefined && !hasCheckDigit(card)) throw new Refusal('card_number_invalid')
  if (network && address && !isAddress(network, address)) throw new Refusal('address_invalid')
  if (card !== undefined && isCardTaken(call.world, card)) {
    limitTries(call.world, `taken card ${call.userId}`, takenCard)
    throw new Refusal('card_number_exists')
  }
}

/** Binds a payment method that was checked. Part of a commit. */
export function bindMethod(call: UserCall, form: BindPaymentMethodForm): StoredMethod {
  limitTries(call.world, `bind ${call.userId}`, bind)
  if (form.card_number !== undefined && isCardTaken(call.world, form.card_number)) {
    throw new Refusal('card_number_exists')
  }
  const account = form.card_number ?? form.account ?? form.address ?? ''
  recordBound(call.world, { ...call, account })
  return insertMethod(call.world, {
    user_id: call.userId,
    request_id: form.request_id,
    type: form.type,
    holder_name: form.holder_name === undefined ? null : nameEntry.read(form.holder_name),
    bank_name: form.bank_name ?? null,
    bank_branch: form.bank_branch ?? null,
    bank_area: form.bank_area ?? null,
    branch_latitude: form.branch_latitude ?? null,
    branch_longitude: form.branch_longitude ?? null,
    account,
    bank_code: form.bank_code ?? null,
    currency: form.currency ?? rules.currency,
    network: form.network ?? null,
    at: call.now,
  })
}

/** Checks an address: its coin runs on its network, and its checksum fits. */
export function checkAddress(form: BindWalletAddressForm): void {
  if (!runsOn(form.currency, form.network)) throw invalid('network')
  if (!isAddress(form.network, form.address)) throw new Refusal('address_invalid')
}

/** Binds a wallet address that was checked. Part of a commit. */
export function bindAddress(call: UserCall, form: BindWalletAddressForm): StoredAddress {
  limitTries(call.world, `bind ${call.userId}`, bind)
  recordBound(call.world, { ...call, account: form.address })
  return insertAddress(call.world, {
    user_id: call.userId,
    request_id: form.request_id,
    currency: form.currency,
    network: form.network,
    address: form.address,
    at: call.now,
  })
}

/** The owner is the user: once that name was proved by documents, no other is taken. */
function isHolder({ world, userId }: UserCall, name: string): boolean {
  if (!isName(nameEntry.read(name))) return false
  const submission = lastSubmission(world.database, userId)
  return submission?.state !== 'passed' || isSameName(name, submission.real_name)
}

/** Fields of every type. */
const common = ['type', 'request_id', 'valid_until'] as const

type Field = Exclude<keyof BindPaymentMethodForm, (typeof common)[number]>

interface Fields {
  needed: readonly Field[]
  optional: readonly Field[]
}

// The contract's types hold the table to the contract's names.
const fields: Record<PaymentMethodType, Fields> = methodFields

/** The largest degrees, north or south and east or west. */
const MAX_LATITUDE = 90
const MAX_LONGITUDE = 180

/**
 * The refusal for the first field that breaks the rule of the form's type: of another type, a currency
 * that does not fit, or half a place. Undefined when all is well.
 */
export function fieldFault(form: BindPaymentMethodForm): Refusal | undefined {
  const { needed, optional } = fields[form.type]
  const known = new Set<string>([...needed, ...optional, ...common])
  const stranger = Object.keys(form).find((field) => !known.has(field))
  if (stranger) return invalid(stranger)
  return currencyFault(form, needed) ?? placeFault(form)
}

/** A bank has accounts in cash alone, and a coin runs on its own networks alone. */
function currencyFault(
  { currency, network }: BindPaymentMethodForm,
  needed: readonly Field[],
): Refusal | undefined {
  if (needed.includes('bank_name') && currency !== rules.currency) return invalid('currency')
  if (currency && network && !runsOn(currency, network)) return invalid('network')
  return undefined
}

function placeFault(form: BindPaymentMethodForm): Refusal | undefined {
  const { branch_latitude: latitude, branch_longitude: longitude } = form
  if (latitude === undefined && longitude === undefined) return undefined
  if (!isWithin(latitude, MAX_LATITUDE)) return invalid('branch_latitude')
  if (!isWithin(longitude, MAX_LONGITUDE)) return invalid('branch_longitude')
  return undefined
}

const isWithin = (degrees: string | undefined, bound: number) =>
  degrees !== undefined && Math.abs(Number(degrees)) <= bound

/** Whether two texts are the same name, whatever their case and spaces. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

const folded = (name: string) => nameEntry.read(name).toLocaleLowerCase('en')
