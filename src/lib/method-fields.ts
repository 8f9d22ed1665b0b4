const PLACE = ['bank_branch', 'bank_area', 'branch_latitude', 'branch_longitude'] as const

/**
 * The fields that a payment method of each type needs and may have (the contract, schema
 * `BindPaymentMethodForm`): one schema has the fields of all types, and only words say which.
 */
export const methodFields = {
  bank_card: {
    needed: ['holder_name', 'bank_name', 'card_number', 'currency'],
    optional: PLACE,
  },
  alipay: { needed: ['holder_name', 'account'], optional: [] },
  wechat_pay: { needed: ['holder_name', 'account'], optional: [] },
  bank_transfer: {
    needed: ['holder_name', 'bank_name', 'account', 'currency'],
    optional: [...PLACE, 'bank_code'],
  },
  crypto_transfer: { needed: ['currency', 'network', 'address'], optional: [] },
} as const
