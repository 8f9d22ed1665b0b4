import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from 'react-intl'
import type { WithdrawalStatus as Status, WithdrawalTargetType } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { knownKey, knownWord } from '@/lib/known-key.ts'
import { KnownStatus } from '@/shell/known-status.tsx'
import type { Tone } from '@/ui/badge.tsx'

/** The states of a withdrawal in words (specification, section 4). */
export const statusWords = defineMessages({
  under_review: common.underReview,
  success: {
    id: 'withdrawal.status.success',
    defaultMessage: 'Paid',
    description: 'State of a withdrawal: the money was sent.',
  },
  failed: common.declined,
  unknown: common.unknownStatus,
})

const tones: Partial<Record<Status, Tone>> = {
  under_review: 'pending',
  success: 'positive',
  failed: 'negative',
}

/** A status that this version knows; `unknown` for any other that a newer server sends. */
export function knownStatus(status: string): Status {
  return knownKey(statusWords, status)
}

/** The state of a withdrawal by word and colour. */
export function WithdrawalStatus({ status }: { status: string }) {
  return <KnownStatus status={status} words={statusWords} tones={tones} />
}

const words: Record<WithdrawalTargetType | 'unknown', MessageDescriptor> = defineMessages({
  bank_card: common.bankCard,
  wallet_address: {
    id: 'withdrawal.kind.walletAddress',
    defaultMessage: 'Wallet address',
    description: 'Kind of payment method that withdrawals go to.',
  },
  alipay: common.alipay,
  wechat_pay: common.wechatPay,
  unknown: common.otherKind,
})

/** The kind of a target in words; a newer server may send one that this version does not know. */
export function kindWord(kind: string): MessageDescriptor {
  return knownWord(words, kind)
}
