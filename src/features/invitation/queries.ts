import { pagedQuery } from '@/components/records/paging.ts'
import type { ListInviteesParams } from '@/generated/h5.schemas.ts'
import { getListInviteesInfiniteQueryOptions } from '@/generated/invitation/invitation.ts'

/** Who registered with the code, by the state of the bonus. */
export const inviteesQuery = (filter: ListInviteesParams = {}) =>
  getListInviteesInfiniteQueryOptions(filter, { query: pagedQuery })
