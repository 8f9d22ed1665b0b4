import type { UserInfo } from '@/generated/h5.schemas.ts'
import type { ConditionState } from '@/ui/checklist.tsx'

/** What protects an account and opens its money. */
export type SetupItem = 'loginPassword' | 'fundPassword' | 'realName' | 'target'

/** What is set and what is missing, in the order in which a new user meets it. */
export function setupOf({
  verification,
  setup,
}: Pick<UserInfo, 'verification' | 'setup'>): Record<SetupItem, ConditionState> {
  const target = setup.bank_card || setup.wallet_address || setup.alipay || setup.wechat_pay
  return {
    // Every account has one.
    loginPassword: 'met',
    fundPassword: stateOf(setup.fund_password),
    realName: verificationState(verification.state),
    target: stateOf(target),
  }
}

const stateOf = (isSet: boolean): ConditionState => (isSet ? 'met' : 'unmet')

/** A state that this version does not know is neither met nor missing. */
function verificationState(state: string): ConditionState {
  switch (state) {
    case 'passed':
      return 'met'
    case 'none':
    case 'under_review':
    case 'rejected':
      return 'unmet'
    default:
      return 'unknown'
  }
}
