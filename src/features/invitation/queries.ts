import { pagedQuery } from '@/components/records/paging.ts'
import { getListInviteesInfiniteQueryOptions } from '@/generated/invitation/invitation.ts'
import type { ListInviteesParams } from '@/generated/model/list-invitees-params.ts'

/** Who registered with the code, by the state of the bonus. */
export const inviteesQuery = (filter: ListInviteesParams = {}) =>
  getListInviteesInfiniteQueryOptions(filter, { query: pagedQuery })
