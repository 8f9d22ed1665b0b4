import type {
  BindPaymentMethodForm,
  BindWalletAddressForm,
} from '../../../src/generated/h5.schemas.ts'
import { hasCheckDigit } from '../../../src/lib/card-number.ts'
import { runsOn } from '../../../src/lib/coin-networks.ts'
import { nameEntry } from '../../../src/lib/name-entry.ts'
import { isName } from '../../../src/lib/real-name.ts'
import { isAddress } from '../../../src/lib/wallet-address.ts'
import { refuseAbsent } from '../../core/areas.ts'
import type { UserCall } from '../../core/call.ts'
import { Refusal } from '../../core/refusal.ts'
import { invalid } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'
import { limitTries } from '../../core/tries.ts'
import { lastSubmission } from '../verification/state.ts'
import { fieldFault, isSameName } from './method-fields.ts'
import type { StoredMethod } from './methods.ts'
import { insertMethod, isCardTaken, recordBound } from './methods.ts'
import type { StoredAddress } from './wallet-addresses.ts'
import { insertAddress } from './wallet-addresses.ts'

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
    limitTries(call.world, `taken card ${call.userId}`, takenCard.max, takenCard.seconds)
    throw new Refusal('card_number_exists')
  }
}

/** Binds a payment method that was checked. Part of a commit. */
export function bindMethod(call: UserCall, form: BindPaymentMethodForm): StoredMethod {
  limitTries(call.world, `bind ${call.userId}`, bind.max, bind.seconds)
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
  limitTries(call.world, `bind ${call.userId}`, bind.max, bind.seconds)
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
