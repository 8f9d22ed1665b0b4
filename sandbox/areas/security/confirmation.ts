import type { ConfirmationStarted, Confirms } from '../../../src/generated/h5.schemas.ts'
import type { Handler, UserCall } from '../../core/call.ts'
import { newChallenge } from '../../core/challenges.ts'
import { mask } from '../../core/mask.ts'
import { money } from '../../core/money.ts'
import { passkeysOn, requestOf } from '../../core/passkeys.ts'
import { coverOf } from '../../core/proofs.ts'
import { Refusal } from '../../core/refusal.ts'
import { invalid, readInput } from '../../core/request.ts'
import type { DecimalText } from '../../core/route.ts'
import { rules } from '../../core/rules.ts'
import { sentAmount } from '../../core/sent-amount.ts'
import { limitTries } from '../../core/tries.ts'
import type { Operations } from '../../generated/operations.ts'
import { routes } from '../../generated/operations.ts'
import { projectWithId, titleOf } from '../financing/projects.ts'
import { ownPurchase } from '../financing/purchase-actions.ts'
import { ownMethod } from '../payment-methods/handlers.ts'
import { methodName, nameOf, targetOf, targetRef } from '../payment-methods/targets.ts'

const { currency } = rules

/** Asks the device to confirm a call, and says what that is. */
export const startConfirmation: Handler<'startConfirmation'> = async (call, form) => {
  const { world, userId } = call
  limitTries(world, `startConfirmation ${userId}`, rules.limits.startConfirmation)
  const confirmed = await readConfirmed(call, form)
  const passkeysHere = () => passkeysOn(world.database, userId, call.origin)
  if (passkeysHere().length === 0) throw new Refusal('passkey_unknown')
  const confirms = await orRequestInvalid(() => confirmsOf(call, confirmed))
  const covers = coverOf(confirmed.operation, confirmed.form)
  return () => {
    const made = newChallenge(call, { purpose: 'confirm', userId, covers })
    return { ...requestOf(made, passkeysHere()), confirms } satisfies ConfirmationStarted
  }
}

type Confirmed = {
  [Id in Confirms['operation']]: { operation: Id; form: Operations[Id]['input'] }
}[Confirms['operation']]

/** Reads the form of the later call as that will read it, with a password in place of the proof. */
async function readConfirmed(
  { remote }: UserCall,
  { operation, request }: Operations['startConfirmation']['input'],
): Promise<Confirmed> {
  const route = routes.find(({ id }) => id === operation)
  if (!route) throw invalid('operation')
  const form = await orRequestInvalid(() =>
    readInput(route, {
      method: route.method,
      path: route.path,
      query: new URLSearchParams(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(`${request}&fund_password=${'0'.repeat(6)}`),
      remote,
    }),
  )
  // The form of that operation, checked.
  return { operation, form } as unknown as Confirmed
}

/** What is wrong with a field of the later call is wrong with the `request` here. */
async function orRequestInvalid<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const isInvalid = error instanceof Refusal && error.reason !== 'no_data'
    throw isInvalid ? invalid('request') : error
  }
}

/** What a call would do, in words. Refuses `no_data` for what the user does not have. */
function confirmsOf(call: UserCall, { operation, form }: Confirmed): Confirms {
  const plain = { operation, amount: null, currency: null, target: null }
  const request_id = 'request_id' in form ? form.request_id : null
  return { ...plain, ...detailsOf(call, { operation, form } as Confirmed), request_id }
}

type Details = Partial<Pick<Confirms, 'amount' | 'currency' | 'target'>>

function detailsOf(call: UserCall, { operation, form }: Confirmed): Details {
  const { world, language } = call
  switch (operation) {
    case 'removePaymentMethod':
      return { target: methodName(ownMethod(call, form.id), language) }
    case 'bindWalletAddress':
      return { target: `${nameOf(form.currency, form.network)} ${mask(form.address)}` }
    case 'removeWalletAddress':
      return { target: ownTarget(call, form.id) }
    case 'submitWithdrawal':
      return { ...sum(form.amount), target: ownTarget(call, form.target_id) }
    case 'buyProject': {
      const { number } = projectWithId(world.database, form.project_id)
      return { ...sum(form.amount), target: titleOf(number, language) }
    }
    case 'appendPurchase':
      return { ...sum(form.amount), target: projectOf(call, form.purchase_id) }
    case 'renewPurchase':
      return { ...sum(form.principal), target: projectOf(call, form.purchase_id) }
    case 'settlePurchase':
      return { ...sum(form.returns), target: projectOf(call, form.purchase_id) }
  }
}

const sum = (text: DecimalText): Details => ({
  amount: money(sentAmount(text, currency), currency),
  currency,
})

function ownTarget({ world, userId, language }: UserCall, id: string): string {
  const target = targetOf(world, targetRef(id), language)
  if (!target || target.removed || target.userId !== userId) throw new Refusal('no_data')
  const { name, network, masked_number: number } = target.shown
  return `${network === null ? name : nameOf(name, network)} ${number}`
}

const projectOf = (call: UserCall, purchase: string): string =>
  titleOf(ownPurchase(call, purchase).project, call.language)
