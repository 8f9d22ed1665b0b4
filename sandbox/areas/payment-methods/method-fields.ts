import type { BindPaymentMethodForm, PaymentMethodType } from '../../../src/generated/h5.schemas.ts'
import { runsOn } from '../../../src/lib/coin-networks.ts'
import { methodFields } from '../../../src/lib/method-fields.ts'
import { nameEntry } from '../../../src/lib/name-entry.ts'
import type { Refusal } from '../../core/refusal.ts'
import { invalid } from '../../core/request.ts'
import { rules } from '../../core/rules.ts'

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
