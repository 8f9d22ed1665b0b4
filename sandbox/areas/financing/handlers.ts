import type { PurchaseResult } from '../../../src/generated/h5.schemas.ts'
import type { Handlers, UserCall } from '../../core/call.ts'
import { money } from '../../core/money.ts'
import { pageOfAll } from '../../core/page.ts'
import { requireProof } from '../../core/proofs.ts'
import { rules } from '../../core/rules.ts'
import { sentAmount } from '../../core/sent-amount.ts'
import { limitTries } from '../../core/tries.ts'
import { projectsBy, projectWithId, projectWithNumber, termsOf, toProject } from './projects.ts'
import type { Done } from './purchase-actions.ts'
import { append, buy, ownPurchase, renew, settle, situationOf } from './purchase-actions.ts'
import { balanceProduct, incomeCalendar, toActions, toSchedule } from './purchase-views.ts'
import {
  movementsOf,
  pageOfPurchases,
  purchaseByNumber,
  toMovement,
  toPurchase,
} from './purchases.ts'

const { currency } = rules

/** Fixed-term projects, and what users bought of them. */
export const financingHandlers = {
  listProjects: ({ world, now, language }, { filter, sort, ...query }) => {
    const { list, ...page } = pageOfAll(projectsBy(world.database, filter, sort, now), query)
    return { list: list.map((row) => toProject(row, now, language)), ...page }
  },

  getProject: ({ world, userId, now, language }, { project_id }) => {
    const row = projectWithId(world.database, project_id)
    return {
      project: toProject(row, now, language),
      available: money(world.ledger.balance(userId, 'available', currency), currency),
      currency,
      terms: termsOf(row, now),
    }
  },

  getBalanceProduct: balanceProduct,

  getIncomeCalendar: incomeCalendar,

  buyProject: async (call, form) => {
    await prove(call, 'buyProject', form)
    return () =>
      resultOf(
        call,
        buy(call, {
          projectId: form.project_id,
          amount: sentAmount(form.amount, currency),
          dailyRate: form.daily_rate,
          releaseDate: form.release_date,
          requestId: form.request_id,
        }),
      )
  },

  appendPurchase: async (call, form) => {
    await prove(call, 'appendPurchase', form)
    return () =>
      resultOf(
        call,
        append(call, {
          purchaseId: form.purchase_id,
          amount: sentAmount(form.amount, currency),
          principal: form.principal,
          earnsFrom: form.earns_from,
          requestId: form.request_id,
        }),
      )
  },

  renewPurchase: async (call, form) => {
    await prove(call, 'renewPurchase', form)
    return () =>
      resultOf(
        call,
        renew(call, {
          purchaseId: form.purchase_id,
          mode: form.mode,
          principal: form.principal,
          dailyRate: form.daily_rate,
          releaseDate: form.release_date,
          requestId: form.request_id,
        }),
      )
  },

  settlePurchase: async (call, form) => {
    await prove(call, 'settlePurchase', form)
    return () =>
      resultOf(
        call,
        settle(call, {
          purchaseId: form.purchase_id,
          returns: form.returns,
          incomeLost: form.income_lost,
          heldIncomeLost: form.held_income_lost,
          requestId: form.request_id,
        }),
      )
  },

  listPurchases: (call, query) => {
    const { list, ...page } = pageOfPurchases(call, query)
    return { list: list.map((one) => toPurchase(one, call.now, call.language)), ...page }
  },

  getPurchase: (call, { purchase_id }) => {
    const { database } = call.world
    const purchase = ownPurchase(call, purchase_id)
    const terms = termsOf(projectWithNumber(database, purchase.project), call.now)
    return {
      purchase: toPurchase(purchase, call.now, call.language),
      schedule: toSchedule(purchase.state),
      actions: toActions(situationOf(call, purchase), terms),
      movements: movementsOf(database, purchase.number).map((row) =>
        toMovement(purchase.number, row),
      ),
    }
  },
} satisfies Partial<Handlers>

/** Limits how often a user changes purchases, and proves that this one is meant. */
async function prove(...[call, operation, form]: Parameters<typeof requireProof>): Promise<void> {
  limitTries(call.world, `changePurchase ${call.userId}`, rules.limits.changePurchase)
  await requireProof(call, operation, form)
}

/** The purchase after an action, and what the action moved, newest first. */
function resultOf(call: UserCall, { number, moved }: Done): PurchaseResult {
  return {
    purchase: purchaseByNumber(call, number),
    movements: moved.toReversed().map((row) => toMovement(number, row)),
  }
}
