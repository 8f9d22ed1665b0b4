import type { Handlers } from '../../core/call.ts'
import { money } from '../../core/money.ts'
import { ownPageOf } from '../../core/page.ts'
import { recordNumber } from '../../core/record-id.ts'
import { rules } from '../../core/rules.ts'
import { withdrawalConditions } from '../withdrawal/conditions.ts'
import type { StoredDeposit } from './deposits.ts'
import { submitDeposit, toDepositRecord } from './deposits.ts'
import { depositMethods } from './methods.ts'
import {
  largestDeposit,
  releaseOf,
  releaseRequestOf,
  requestRelease,
  shownRelease,
} from './releases.ts'

const { currency, deposit } = rules

/** Money in: the ways, transfers that are reported, and the records of every class. */
export const depositHandlers = {
  getDepositView: (call, { request_id: requestId }) => {
    const release = releaseOf(call.world, call.userId, call.now)
    return {
      currency,
      min: deposit.min,
      max: money(largestDeposit(release), currency),
      release: shownRelease(release),
      request: releaseRequestOf(call, requestId),
      methods: depositMethods(call),
      conditions: withdrawalConditions(call.world, call.userId, call.now),
    }
  },

  requestDepositRelease: (call, form) => () => ({ request: requestRelease(call, form) }),

  submitDeposit: (call, form) => () => ({
    record: toDepositRecord(call.world, submitDeposit(call, form), call.language),
  }),

  listDepositRecords: (call, query) => {
    const { world, language } = call
    const { class: of, status, id, request_id } = query
    const number = id === undefined ? undefined : recordNumber('de', id)
    const wanted = { class: of, status, number, request_id }
    const { rows, ...paging } = ownPageOf<StoredDeposit>(call, 'deposits', wanted, query)
    return { list: rows.map((row) => toDepositRecord(world, row, language)), ...paging }
  },
} satisfies Partial<Handlers>
