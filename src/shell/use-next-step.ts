import type { MessageDescriptor } from 'react-intl'
import { defineMessages, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { currentAreas } from '@/api/areas.ts'
import type { RefusalReason } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { addMethodPath, customerPath, paths } from '@/lib/paths.ts'

/** Where a user goes on from a refusal. */
export interface NextStep {
  label: string
  path: string
}

const labels = defineMessages({
  resetPassword: {
    id: 'refusal.next.resetPassword',
    defaultMessage: 'Set new password',
    description: 'Link from a wrong password to the forgotten-password page.',
  },
  verify: {
    id: 'refusal.next.verify',
    defaultMessage: 'Verify now',
    description: 'Link to real-name verification.',
  },
  bindCard: {
    id: 'refusal.next.bindCard',
    defaultMessage: 'Add a card or address',
    description: 'Link to the payment methods.',
  },
  setFundPassword: {
    id: 'refusal.next.setFundPassword',
    defaultMessage: 'Set fund password',
    description: 'Link to the page where the fund password is set.',
  },
  trade: {
    id: 'refusal.next.trade',
    defaultMessage: 'Go to trading',
    description: 'Link to the quotes, where turnover is made.',
  },
})

type Step = [MessageDescriptor, string]

/**
 * The next action of each reason that is resolved on another page; the others are resolved in
 * place.
 */
const steps: Partial<Record<RefusalReason, Step>> = {
  login_required: [common.logIn, paths.login],
  login_password_wrong: [labels.resetPassword, paths.forgotPassword],
  credentials_wrong: [labels.resetPassword, paths.forgotPassword],
  account_registered: [common.logIn, paths.login],
  account_locked: [common.supportLink, paths.customer],
  real_name_required: [labels.verify, paths.verification],
  withdraw_card_required: [labels.bindCard, paths.paymentMethods],
  alipay_required: [common.addAlipay, addMethodPath('alipay')],
  fund_password_required: [labels.setFundPassword, paths.fundPassword],
  balance_not_enough: [common.deposit, paths.deposit],
  turnover_insufficient: [labels.trade, paths.index],
  deposit_not_released: [common.supportLink, paths.customer],
  funds_frozen: [common.supportLink, paths.customer],
  own_stake_max: [common.ownLimits, paths.limits],
  own_loss_day_max: [common.ownLimits, paths.limits],
  own_loss_week_max: [common.ownLimits, paths.limits],
  trading_paused: [common.ownLimits, paths.limits],
  operation_failed: [common.supportLink, paths.customer],
  registration_failed: [common.supportLink, paths.customer],
  verify_failed: [common.supportLink, paths.customer],
}

/**
 * The one place that turns a reason into the next action. Customer service is told from which page
 * the user comes.
 */
export function useNextStep(): (reason: RefusalReason | undefined) => NextStep | null {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (reason) => {
    if (reason === undefined || !Object.hasOwn(steps, reason)) return null
    const step = steps[reason]
    if (!step) return null
    const [label, path] = step
    if (path === pathname || !currentAreas().hasPage(path)) return null
    return {
      label: intl.formatMessage(label),
      path: path === paths.customer ? customerPath({ page: pathname }) : path,
    }
  }
}
