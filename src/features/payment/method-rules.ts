import * as z from 'zod/mini'
import type { PaymentMethodType, WalletNetwork } from '@/generated/h5.schemas.ts'
import { BindPaymentMethodBody } from '@/generated/payment-methods/payment-methods.zod.ts'
import { hasCheckDigit } from '@/lib/card-number.ts'
import { methodFields } from '@/lib/method-fields.ts'
import { withMessage } from '@/patterns/form/text-rules.ts'

const contractSchema = z.omit(BindPaymentMethodBody, { request_id: true, valid_until: true })

/** The body of any payment method, its request id aside. */
export type MethodSchema = ReturnType<typeof methodSchema>
export type MethodField = Exclude<keyof z.output<typeof contractSchema>, 'type'>

interface Fields {
  needed: readonly MethodField[]
  optional: readonly MethodField[]
}

// The contract's types hold the table to the contract's names.
const fields: Record<PaymentMethodType, Fields> = methodFields

/** Whether a type has a field. */
export function hasField(type: PaymentMethodType, field: MethodField): boolean {
  const { needed, optional } = fields[type]
  return needed.includes(field) || optional.includes(field)
}

/** What the rules say that the generated ones cannot. */
export interface MethodWords {
  card: string
  checkDigit: string
  account: string
  bankCode: string
  address: (network: string, address: string) => string
}

/** Whether a text is an address of a network; the check is large, and few forms have an address. */
export type AddressCheck = (network: WalletNetwork, address: string) => boolean

/**
 * The contract's rules for one type: what it needs is required, and numbers carry their checks.
 * `isAddress` is needed by the types that have an address.
 */
export function methodSchema(
  type: PaymentMethodType,
  words: MethodWords,
  isAddress?: AddressCheck,
) {
  const { shape } = contractSchema
  const rules = {
    ...shape,
    account: withMessage(words.account, shape.account.def.innerType),
    bank_code: withMessage(words.bankCode, shape.bank_code.def.innerType),
    card_number: withMessage(words.card, shape.card_number.def.innerType).check(
      z.refine((card) => hasCheckDigit(card), { error: words.checkDigit }),
    ),
  }
  const { needed, optional } = fields[type]
  const own = Object.fromEntries([
    ['type', z.literal(type)],
    ...needed.map((name) => [name, z.nonoptional(rules[name])]),
    ...optional.map((name) => [name, z.optional(rules[name])]),
    ...(needed.includes('address') ? [['address', z.string()]] : []),
  ])
  const ofType = z.object(own).check(
    z.refine(
      // The fields of the type above, which are all texts.
      (value) =>
        isAddress === undefined || isAddress(value.network as WalletNetwork, String(value.address)),
      {
        path: ['address'],
        error: ({ input }) => {
          const { network, address } = input as { network: string; address: string }
          return words.address(network, address)
        },
        when: ({ value }) => hasAddress(value),
      },
    ),
  )
  // Fields of other types are left out, which the contract allows for each of them.
  return z.pipe(ofType, contractSchema)
}

/** Whether there is an address to be checked, and the network to check it by. */
export function hasAddress(value: unknown): boolean {
  const { network, address } = (value ?? {}) as { network?: unknown; address?: unknown }
  return typeof network === 'string' && typeof address === 'string' && address !== ''
}
