import type { ListInviteesParams } from '@/generated/h5.schemas.ts'
import { getListInviteesInfiniteQueryOptions } from '@/generated/invitation/invitation.ts'
import { pagedQuery } from '@/patterns/records/paging.ts'

/** Who registered with the code, by the state of the bonus. */
export const inviteesQuery = (filter: ListInviteesParams = {}) =>
  getListInviteesInfiniteQueryOptions(filter, { query: pagedQuery })
