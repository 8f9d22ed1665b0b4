import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import type { PaymentMethodType } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { knownWord } from '@/lib/known-key.ts'

const words: Record<PaymentMethodType | 'unknown', MessageDescriptor> = defineMessages({
  bank_card: common.bankCard,
  alipay: common.alipay,
  wechat_pay: common.wechatPay,
  bank_transfer: {
    id: 'payment.type.bankTransfer',
    defaultMessage: 'Bank transfer',
    description: 'Kind of payment method: the account that deposits are paid from.',
  },
  crypto_transfer: {
    id: 'payment.type.cryptoTransfer',
    defaultMessage: 'Crypto transfer',
    description: 'Kind of payment method: the address that deposits are paid from.',
  },
  unknown: {
    id: 'payment.type.other',
    defaultMessage: 'Other',
    description: 'Kind of payment method that this version cannot name.',
  },
})

/** A kind in words; a newer server may send one that this version does not know. */
export function typeWord(type: string): MessageDescriptor {
  return knownWord(words, type)
}
