import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import type { PaymentMethodType } from '@/generated/h5.schemas.ts'
import { knownWord } from '@/lib/known-key.ts'

const words: Record<PaymentMethodType | 'unknown', MessageDescriptor> = defineMessages({
  bank_card: {
    id: 'payment.type.bankCard',
    defaultMessage: 'Bank card',
    description: 'Kind of payment method.',
  },
  alipay: {
    id: 'payment.type.alipay',
    defaultMessage: 'Alipay',
    description: 'Kind of payment method.',
  },
  wechat_pay: {
    id: 'payment.type.wechatPay',
    defaultMessage: 'WeChat pay',
    description: 'Kind of payment method.',
  },
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
