import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import type { WithdrawalTargetKind } from '@/generated/model/withdrawal-target-kind.ts'

const words: Record<WithdrawalTargetKind, MessageDescriptor> = defineMessages({
  bank_card: {
    id: 'withdrawal.kind.bankCard',
    defaultMessage: 'Bank card',
    description: 'Kind of a target of withdrawals.',
  },
  wallet_address: {
    id: 'withdrawal.kind.walletAddress',
    defaultMessage: 'Wallet address',
    description: 'Kind of a target of withdrawals.',
  },
  alipay: {
    id: 'withdrawal.kind.alipay',
    defaultMessage: 'Alipay',
    description: 'Kind of a target of withdrawals.',
  },
  wechat_pay: {
    id: 'withdrawal.kind.wechatPay',
    defaultMessage: 'WeChat pay',
    description: 'Kind of a target of withdrawals.',
  },
})

const { other } = defineMessages({
  other: {
    id: 'withdrawal.kind.other',
    defaultMessage: 'Other',
    description: 'Kind of a target of withdrawals that this version cannot name.',
  },
})

/** The kind of a target in words; a newer server may send one that this version does not know. */
export function kindWord(kind: string): MessageDescriptor {
  return Object.hasOwn(words, kind) ? words[kind as WithdrawalTargetKind] : other
}
