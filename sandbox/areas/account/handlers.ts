import type { UserProfile } from '../../../src/generated/h5.schemas.ts'
import { text } from '../../content/texts.ts'
import type { Handlers, UserCall } from '../../core/call.ts'
import { mask } from '../../core/mask.ts'
import { recentRequests } from '../../core/requests.ts'
import { userOf } from '../../core/users.ts'
import { wasCredited } from '../deposit/deposits.ts'
import { unreadCount } from '../messages/handlers.ts'
import { paymentSetup } from '../payment-methods/methods.ts'
import { avatarUrl } from '../uploads/files.ts'
import { lastSubmission, verificationState } from '../verification/review.ts'
import { balancesOf, netWorthOf } from '../wallet/balances.ts'

/** The user's own profile, balances and state. */
export const accountHandlers = {
  getUser: (call) => {
    const { world, userId, now } = call
    return {
      user: profile(call),
      balances: balancesOf(world, userId),
      net_worth: netWorthOf(world, userId, now),
      verification: { state: verificationState(world, userId) },
      setup: {
        fund_password: userOf(call).fund_password_hash !== null,
        ...paymentSetup(world, userId),
        deposited: wasCredited(world, userId),
      },
      unread_count: unreadCount(world, userId),
      session_ends_at: call.endsAt,
    }
  },

  listRequests: (call) => ({ list: recentRequests(call) }),
} satisfies Partial<Handlers>

/** Personal data is masked; name and number are those that were verified. */
function profile(call: UserCall): UserProfile {
  const { world, language } = call
  const user = userOf(call)
  const submission = lastSubmission(world.database, user.id)
  const verified = submission?.state === 'passed' ? submission : undefined
  return {
    userid: String(user.id),
    account: user.account,
    nickname: user.nickname,
    avatar_url: avatarUrl(world, user.id),
    phone: user.phone === null ? null : mask(user.phone),
    email: user.email === null ? null : mask(user.email),
    real_name: verified ? mask(verified.real_name) : null,
    id_number: verified ? mask(verified.id_number) : null,
    invitation_code: user.invitation_code,
    vip_level: user.vip_level,
    member_label: user.member_label === null ? null : text(language, user.member_label),
    funds_frozen: user.funds_frozen === 1,
    registered_at: user.registered_at,
  }
}
