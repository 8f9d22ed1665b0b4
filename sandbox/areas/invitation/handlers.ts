import type { Invitee } from '../../../src/generated/h5.schemas.ts'
import { text } from '../../content/texts.ts'
import type { Handlers } from '../../core/call.ts'
import { mask } from '../../core/mask.ts'
import { money } from '../../core/money.ts'
import { pageOfAll } from '../../core/page.ts'
import { recordId } from '../../core/record-id.ts'
import { rules } from '../../core/rules.ts'
import { siteOf } from '../../core/site.ts'
import { userOf } from '../../core/users.ts'
import type { InvitedWithBonus } from './invitees.ts'
import { inviteesOf } from './invitees.ts'

const { currency, invitation } = rules

/** The invitation code, who came by it, and the bonuses for that. */
export const invitationHandlers = {
  getInvitation: (call) => {
    const { invitation_code: code } = userOf(call)
    const { domain, base } = siteOf(call.world)
    const invitees = inviteesOf(call.world, call.userId)
    const sum = (...states: InvitedWithBonus['state'][]) =>
      money(
        invitees
          .filter(({ state }) => states.includes(state))
          .reduce((total, { amount }) => total + amount, 0),
        currency,
      )
    return {
      code,
      link: `https://h5.${domain}${base}#/pages/register/register?invitation_code=${code}`,
      rules: text(call.language, 'invitation.rules', {
        bonus: { amount: invitation.bonus, currency },
      }),
      end_time: null,
      claim_through: 'customer_service',
      totals: {
        invitees: invitees.length,
        currency,
        bonus_total: sum('claimable', 'paid'),
        bonus_claimable: sum('claimable'),
        bonus_paid: sum('paid'),
      },
    }
  },

  listInvitees: (call, { bonus_state: wanted, ...paging }) => {
    const all = inviteesOf(call.world, call.userId)
    const chosen = wanted === undefined ? all : all.filter(({ state }) => state === wanted)
    const { list, ...page } = pageOfAll(chosen, paging)
    return { list: list.map(toInvitee), ...page }
  },
} satisfies Partial<Handlers>

/** All that the inviter learns about an invitee. */
function toInvitee(invited: InvitedWithBonus): Invitee {
  return {
    id: recordId('in', invited.number),
    account: mask(invited.contact),
    currency,
    bonus: money(invited.amount, currency),
    bonus_state: invited.state,
    bonus_paid_at: invited.paid_at,
    registered_at: invited.registered_at,
  }
}
