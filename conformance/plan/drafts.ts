import type { OperationId, Operations } from '../../sandbox/generated/operations.ts'
import type { WithdrawalTarget, WithdrawalView } from '../../src/generated/h5.schemas.ts'
import { NotReachable } from '../client/client.ts'
import type { Value } from '../client/request.ts'
import type { Operation } from '../contract/contract.ts'
import { cashCurrency, cashScale, inCash, scaleOfCurrency } from '../contract/currencies.ts'
import { compare, divide, lastPlace, plain, scaleOf, sum, times } from '../contract/decimal.ts'
import {
  appendTerms,
  exchangeFee,
  purchaseTerms,
  renewalTerms,
  settlementTerms,
  withdrawalFee,
} from './accepted.ts'
import { MARK, newAccount, newAddress, newCardNumber, newIdNumber, newPicture } from './makers.ts'
import type { Owned } from './passkeys.ts'
import { confirmationOf, deviceOf, newPasskey, passkeyLogIn } from './passkeys.ts'
import type { Stage, User } from './stage.ts'
import { fundPasswordOf, NO_FUND_PASSWORD, needed } from './stage.ts'

/** A request that the contract allows, with values that mean something to the server under test. */
export interface Draft {
  values: Record<string, Value>
  /** Whose request it is; undefined for a visitor. */
  as: User | undefined
  /** Why the server must refuse it all the same, as its own views say; undefined when it must not. */
  obstacle?: string | undefined
}

/**
 * What becomes of a draft. One that is `kept` is to be done. One that is `spoiled` is broken and to
 * be refused: it may share what it refers to with others.
 */
export type Use = 'kept' | 'spoiled'

/** The fields of an example request as they are sent. */
export type Example = Readonly<Record<string, string>>

interface Situation {
  stage: Stage
  example: Example
  use: Use
  /** A passkey of the user is to confirm it. */
  confirmed: boolean
}

type Draw = (situation: Situation) => Promise<Draft>

/**
 * Makes a request of one of the contract's example requests: what it refers to is asked from the
 * server, what must be new is made. Throws `NotReachable` when there is nothing to refer to.
 */
export async function draft(
  stage: Stage,
  operation: Operation,
  example: Readonly<Record<string, unknown>>,
  use: Use,
): Promise<Draft> {
  const texts = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, String(value)]),
  )
  const draw = draws[operation.id]
  if (!draw) throw new Error(`Nobody says how ${operation.id} is drafted`)
  const { confirmation, ...unproved } = texts
  const confirmed = confirmation !== undefined && use === 'kept'
  const drawn = await draw({ stage, example: unproved, use, confirmed })
  const fields = new Set(operation.form?.fields.map(({ name }) => name))
  if (fields.has('request_id')) Object.assign(drawn.values, stage.client.intent())
  // What is drafted is of the smallest amount, and often sent; the rules of possible duplicates leave it out.
  if (fields.has('allow_duplicate')) drawn.values.allow_duplicate = 'true'
  return confirmation === undefined
    ? drawn
    : withConfirmation(stage, operation.id, drawn, confirmed ? undefined : confirmation)
}

/** A passkey by which a user confirms: one for all that the user does. */
const confirmingPasskey = (stage: Stage, user: User): Promise<Owned> =>
  stage.once(`passkey of ${user.account}`, () => newPasskey(stage.client, user))

/** The same with a passkey in place of the fund password; with this text, where it need not be right. */
async function withConfirmation(
  stage: Stage,
  id: OperationId,
  drawn: Draft,
  text?: string,
): Promise<Draft> {
  const { fund_password: _, ...values } = drawn.values
  const { as, obstacle } = drawn
  const confirmation =
    text ??
    (as && !obstacle
      ? await confirmationOf(stage.client, await confirmingPasskey(stage, as), id, values)
      : MARK)
  return { ...drawn, values: { ...values, confirmation } }
}

/** A thing for a request: its own, or for a spoiled one the one that all of these share. */
function thing<T>({ stage, use }: Situation, name: string, make: () => Promise<T>): Promise<T> {
  return use === 'kept' ? make() : stage.once(`shared ${name}`, make)
}

/** The first of some conditions that is not met. */
function obstacleOf(conditions: readonly (readonly [met: boolean, otherwise: string])[]) {
  return conditions.find(([met]) => !met)?.[1]
}

const atLeast = (amount: string, least: string) => compare(amount, least) >= 0

/** Someone whose password and sessions may be played with: a new user, or the one there is. */
const someone = async (situation: Situation): Promise<User> =>
  (await thing(situation, 'someone', () => situation.stage.fresh())) ??
  (await situation.stage.actor())

/** The device credentials of an example, where the server has `devices`: others refuse the field. */
async function credentialsOf(
  stage: Stage,
  { device_credentials: sent }: Example,
): Promise<{ device_credentials?: string }> {
  if (sent === undefined) return {}
  const { capabilities = [] } = await stage.read('getSiteInfo')
  return capabilities.includes('devices') ? { device_credentials: sent } : {}
}

/** A price that no market reaches in a run, another one each time. */
async function farPrice(stage: Stage): Promise<{ symbol: string; price: string }> {
  const [quote] = (await stage.read('listQuotes')).list
  const { symbol, price } = needed(quote, 'there is no quote')
  const places = scaleOf(price)
  const more = times(lastPlace(places), String(1 + Math.floor(Math.random() * 100_000)), places)
  return { symbol, price: sum(times(price, '3', places), more) }
}

/** What a price alert of a user is set to. Throws where there are as many as may be. */
async function alertOf(stage: Stage, { account, token }: User) {
  const { list, max } = await stage.client.done('getPriceAlerts', {}, token)
  const telling = list.filter((one) => one.repeat === 'each' || one.reached_at === null)
  if (telling.length < max) return farPrice(stage)
  throw new NotReachable(`${account} has as many price alerts as may be`)
}

/** An alert that can be changed and removed, with whose it is. */
async function anAlert(situation: Situation): Promise<{ id: string; as: User }> {
  const { stage } = situation
  const as = await someone(situation)
  const { alert } = await thing(situation, 'alert', async () => {
    const sent = { ...(await alertOf(stage, as)), repeat: 'once' } as const
    return stage.client.done('addPriceAlert', sent, as.token)
  })
  return { id: alert.id, as }
}

/** A passkey of someone. */
const passkeyOf = (situation: Situation): Promise<Owned> =>
  thing(situation, 'passkey', async () =>
    newPasskey(situation.stage.client, await someone(situation)),
  )

const draws: Partial<Record<OperationId, Draw>> = {
  logIn: async (situation) => {
    const { account, password } = await situation.stage.actor()
    // A login that works forgets wrong passwords before it: this run must lock nobody out.
    if (situation.use === 'spoiled')
      await situation.stage.logIn({ ...(await situation.stage.actor()) })
    const credentials = await credentialsOf(situation.stage, situation.example)
    return { values: { account, password, ...credentials }, as: undefined }
  },

  startPasskeyLogIn: async () => ({ values: {}, as: undefined }),

  logInWithPasskey: async (situation) => {
    const { client } = situation.stage
    const owned = await passkeyOf(situation)
    const credentials = await credentialsOf(situation.stage, situation.example)
    return { values: { ...(await passkeyLogIn(client, owned)), ...credentials }, as: undefined }
  },

  startPasskey: async (situation) => {
    const user = await someone(situation)
    return { values: { login_password: user.password }, as: user }
  },

  addPasskey: async (situation) => {
    const { client } = situation.stage
    const user = await someone(situation)
    const sent = { login_password: user.password }
    const { challenge_id, options } = await client.done('startPasskey', sent, user.token)
    const credential = deviceOf(client, options.rp.id).create(options)
    return { values: { challenge_id, name: MARK, credential }, as: user }
  },

  removePasskey: async (situation) => {
    const { user, id } = await passkeyOf(situation)
    return { values: { id, login_password: user.password }, as: user }
  },

  startConfirmation: async (situation) => {
    const { stage } = situation
    const { user } = await passkeyOf(situation)
    const { id } = await thing(situation, 'confirmed', () => stage.bindMethod(user))
    return { values: { operation: 'removePaymentMethod', request: `id=${id}` }, as: user }
  },

  register: async ({ stage, example, use }) => {
    const { code: invitation } = await stage.read('getInvitation')
    const account = newAccount()
    const values = { ...example, account, invitation_code: invitation }
    if (use === 'spoiled') return { values, as: undefined, obstacle: 'the code is not right' }
    const code = await sentCode(stage, account, 'register')
    return { values: { ...values, code }, as: undefined }
  },

  sendCode: async (situation) => {
    const { example, stage } = situation
    if (example.purpose === 'register') {
      return { values: { ...example, account: newAccount() }, as: undefined }
    }
    const user = needed(await thing(situation, 'forgetful', () => stage.fresh()), NO_USERS)
    return { values: { ...example, account: user.account }, as: undefined }
  },

  resetPassword: async ({ stage, example, use }) => {
    if (use === 'spoiled') {
      const values = { ...example, account: newAccount() }
      return { values, as: undefined, obstacle: 'the code is not right' }
    }
    const { account } = needed(await stage.fresh(), NO_USERS)
    const code = await sentCode(stage, account, 'forget')
    return { values: { ...example, account, code }, as: undefined }
  },

  logOut: async ({ stage }) => {
    const actor = await stage.actor()
    return { values: {}, as: { ...actor, token: await stage.logIn(actor) } }
  },

  endSession: async (situation) => {
    const { stage } = situation
    const actor = await stage.actor()
    const token = await thing(situation, 'session', () => stage.logIn(actor))
    return { values: { id: await stage.sessionId(token) }, as: actor }
  },

  endOtherSessions: async (situation) => ({ values: {}, as: await someone(situation) }),

  changeLoginPassword: async (situation) => {
    const user = await someone(situation)
    // The same one again: whoever breaks the run off here still knows it.
    const { password } = user
    return { values: { old_password: password, password, password_confirm: password }, as: user }
  },

  setFundPassword: async (situation) => {
    const { example, stage } = situation
    if (example.old_password === undefined) {
      const user = await thing(situation, 'new one', () => stage.fresh({ fundPassword: false }))
      return { values: { ...example }, as: needed(user, NO_USERS) }
    }
    const user = await someone(situation)
    const password = needed(user.fundPassword, NO_FUND_PASSWORD)
    return { values: { old_password: password, password, password_confirm: password }, as: user }
  },

  addPriceAlert: async (situation) => {
    const { example, stage } = situation
    const as = await someone(situation)
    return { values: { ...example, ...(await alertOf(stage, as)) }, as }
  },

  changePriceAlert: async (situation) => {
    const { id, as } = await anAlert(situation)
    const { price } = await farPrice(situation.stage)
    return { values: { ...situation.example, id, price }, as }
  },

  removePriceAlert: async (situation) => {
    const { id, as } = await anAlert(situation)
    return { values: { id }, as }
  },

  setOwnLimits: async (situation) => {
    const { example } = situation
    return { values: { ...example }, as: await limited(situation) }
  },

  confirmLimitChange: async (situation) => ({
    ...(await waitingChange(situation)),
    obstacle: 'a looser limit waits for 24 hours',
  }),

  cancelLimitChange: waitingChange,

  startPause: async (situation) => ({
    values: { ...situation.example },
    as: await limited(situation),
  }),

  requestPauseEnd: async (situation) => {
    const { client } = situation.stage
    const user = await limited(situation)
    await client.done('startPause', { length: 'forever' }, user.token)
    return { values: {}, as: user }
  },

  submitCertification: async (situation) => {
    const { stage, example } = situation
    const user =
      (await thing(situation, 'unverified', () => stage.fresh({ verified: false }))) ??
      (await stage.main())
    const view = await stage.client.done('getCertification', {}, user.token)
    const photo = (side: string) => thing(situation, side, () => stage.upload(user, 'id_photo'))
    return {
      values: {
        ...example,
        real_name: `${MARK} Test`,
        id_number: newIdNumber(),
        front_file_id: await photo('front'),
        ...(example.back_file_id !== undefined && { back_file_id: await photo('back') }),
      },
      as: user,
      obstacle: obstacleOf([[view.can_submit, `verification is ${view.state}`]]),
    }
  },

  uploadFile: async ({ stage, example }) => ({
    values: { ...example, file: newPicture() },
    as: await stage.actor(),
  }),

  uploadAvatar: async ({ stage }) => ({
    values: { file: newPicture() },
    as: await stage.actor(),
  }),

  bindPaymentMethod: async ({ stage, example }) => {
    const actor = await stage.actor()
    const own: Record<string, string> = {
      ...(example.holder_name !== undefined && { holder_name: await stage.holderName(actor) }),
      bank_name: `${MARK} Bank`,
      card_number: newCardNumber(),
      address: newAddress(example.network ?? ''),
      ...(example.network === undefined && { currency: cashCurrency() }),
    }
    const names = Object.keys(example)
    const values = names.map((name): [string, string] => [name, own[name] ?? example[name] ?? ''])
    const { areas } = await stage.once('site', () => stage.read('getSiteInfo'))
    const isCoin = example.type === 'crypto_transfer'
    return {
      values: Object.fromEntries(values),
      as: actor,
      obstacle: obstacleOf([
        [
          !isCoin || areas === undefined || areas.includes('coins'),
          'the site does not offer coins',
        ],
      ]),
    }
  },

  removePaymentMethod: async (situation) => {
    const { stage } = situation
    // Not who deposits meanwhile: an account from which a deposit may come stays until it is reviewed.
    const actor = (await thing(situation, 'remover', () => stage.fresh())) ?? (await stage.actor())
    const { id } = await thing(situation, 'method', () => stage.bindMethod(actor))
    return { values: { id, ...fundPasswordOf(actor) }, as: actor }
  },

  bindWalletAddress: async ({ stage, example }) => {
    const actor = await stage.actor()
    const address = newAddress(example.network ?? '')
    return { values: { ...example, address, ...fundPasswordOf(actor) }, as: actor }
  },

  removeWalletAddress: async (situation) => {
    const actor = await situation.stage.actor()
    const { id } = await thing(situation, 'address', () => situation.stage.bindAddress(actor))
    return { values: { id, ...fundPasswordOf(actor) }, as: actor }
  },

  requestDepositRelease: async (situation) => {
    const { stage, example } = situation
    const actor =
      (await thing(situation, 'applicant', () => stage.fresh())) ?? (await stage.actor())
    const view = await stage.client.done('getDepositView', {}, actor.token)
    const open = view.methods.filter((one) => one.available && !one.alipay_required)
    const method = open.find(({ id }) => id === example.method_id) ?? open[0]
    return {
      values: {
        method_id: method?.id ?? example.method_id ?? '',
        amount: plain(view.min),
      },
      as: actor,
      obstacle: obstacleOf([
        [view.request?.status !== 'under_review', 'a release is asked for already'],
        [method !== undefined, 'no way to deposit is open'],
      ]),
    }
  },

  submitDeposit: async (situation) => {
    const { stage, example } = situation
    const actor = await stage.actor()
    const release = () => stage.helper.release(actor.account, inCash('1000.00'))
    await thing(situation, 'release', release)
    const view = await stage.client.done('getDepositView', {}, actor.token)
    const open = view.methods.filter((one) => one.available && !one.alipay_required)
    const { from_id: said, ...rest } = example
    // What is bound most simply, by its way.
    const own = said === undefined ? undefined : open.find(({ type }) => type === 'alipay')
    const from = own && (await thing(situation, 'origin', () => stage.bindMethod(actor)))
    const method = own ?? open.find(({ id }) => id === example.method_id) ?? open[0]
    return {
      values: {
        ...rest,
        ...(from && { from_id: from.id }),
        method_id: method?.id ?? example.method_id ?? '',
        amount: plain(view.min),
        screenshot_file_id: await thing(situation, 'screenshot', () =>
          stage.upload(actor, 'payment_screenshot'),
        ),
        ...(example.transaction_code !== undefined && { transaction_code: MARK.toUpperCase() }),
      },
      as: actor,
      obstacle: obstacleOf([
        [view.release.state === 'released', 'support has released no amount'],
        [atLeast(view.max, view.min), 'the released amount is too small'],
        [method !== undefined, 'no way to deposit is open'],
      ]),
    }
  },

  placeOrder: async ({ stage, example }) => {
    const actor = await stage.actor()
    const quote = needed(await stage.tradingProduct(example.symbol), 'no product trades now')
    const { symbol } = quote
    const { list } = await stage.read('listSettlementOptions', { symbol })
    const option = needed(
      list.find(({ seconds }) => String(seconds) === example.seconds) ?? list[0],
      `${symbol} has no settlement option`,
    )
    const { balances } = await stage.client.done('getUser', {}, actor.token)
    const { totals } = await stage.client.done('listHoldings', {}, actor.token)
    const price = await stage.read('getLatestPrice', { symbol })
    const amount = option.single_min
    const cost = sum(amount, times(amount, option.fee_rate, cashScale()))
    return {
      values: {
        ...example,
        symbol,
        amount: plain(amount),
        seconds: String(option.seconds),
        profit_rate: option.profit_rate,
        fee_rate: option.fee_rate,
        accepted_price: price.price,
        accepted_tick_id: price.tick_id,
      },
      as: actor,
      obstacle: obstacleOf([
        [atLeast(balances.available, cost), 'the balance is too small'],
        [atLeast(totals.left, amount), 'the limit of all open orders is reached'],
      ]),
    }
  },

  settleOrder: async ({ stage }) => {
    for (const user of [await stage.actor(), await stage.main()]) {
      const { list } = await stage.client.done('listOrders', { view: 'contract' }, user.token)
      const over = list.find((one) => one.type === 'contract' && one.result !== 'open')
      if (over) return { values: { order_id: over.id }, as: user }
    }
    throw new NotReachable('no order is over yet')
  },

  buyProject: async ({ stage }) => {
    const actor = await stage.actor()
    const project = needed(await stage.openProject(), 'no project takes money now')
    const sent = { project_id: project.id }
    const view = await stage.client.done('getProject', sent, actor.token)
    return {
      values: {
        project_id: project.id,
        amount: plain(project.minimum_amount),
        ...purchaseTerms(view),
        ...fundPasswordOf(actor),
      },
      as: actor,
      obstacle: obstacleOf([
        [atLeast(view.available, project.minimum_amount), 'the balance is too small'],
      ]),
    }
  },

  appendPurchase: async (situation) => {
    const { stage } = situation
    const actor = await stage.actor()
    const { id } = await stage.once('running purchase', () => stage.buy(actor))
    const details = await stage.client.done('getPurchase', { purchase_id: id }, actor.token)
    const sent = { project_id: details.purchase.project_id }
    const view = await stage.client.done('getProject', sent, actor.token)
    const { allowed, reason, min } = details.actions.append
    const amount = plain(min ?? '1')
    return {
      values: { purchase_id: id, amount, ...appendTerms(details, view), ...fundPasswordOf(actor) },
      as: actor,
      obstacle: obstacleOf([[allowed, `an append is not allowed: ${reason}`]]),
    }
  },

  renewPurchase: async ({ stage, example }) => {
    for (const user of [await stage.actor(), await stage.main()]) {
      const { list } = await stage.client.done('listPurchases', { status: 'matured' }, user.token)
      for (const { id } of list) {
        const details = await stage.client.done('getPurchase', { purchase_id: id }, user.token)
        if (!details.actions.renew.allowed) continue
        const terms = renewalTerms(details, example.mode ?? 'principal')
        const values = { ...example, purchase_id: id, ...terms, ...fundPasswordOf(user) }
        return { values, as: user }
      }
    }
    throw new NotReachable('no purchase has matured that could be renewed')
  },

  settlePurchase: async (situation) => {
    const { stage } = situation
    const actor = await stage.actor()
    const { id } = await thing(situation, 'purchase', () => stage.buy(actor))
    const details = await stage.client.done('getPurchase', { purchase_id: id }, actor.token)
    const terms = settlementTerms(details)
    return { values: { purchase_id: id, ...terms, ...fundPasswordOf(actor) }, as: actor }
  },

  submitExchange: async ({ stage, example }) => {
    const actor = await stage.actor()
    const view = await withRates(stage, 'getExchange', actor, ({ offers }) => offers)
    const offer = needed(
      view.offers.find(({ coin }) => coin === example.coin),
      `${example.coin} is not offered`,
    )
    const toCoin = example.type === 'cash_to_coin'
    const amount = toCoin
      ? view.min
      : coinsFor(view.min, offer.rate, scaleOfCurrency(String(example.coin)) ?? 8)
    return {
      values: {
        ...{ ...example, amount: plain(amount), rate: offer.rate },
        fee: exchangeFee({ type: example.type ?? '', rate: offer.rate, amount }, view),
      },
      as: actor,
      obstacle: obstacleOf([
        [offer.state === 'available', `the exchange of ${offer.coin} is ${offer.state}`],
        [atLeast(toCoin ? view.available : offer.available, amount), 'the balance is too small'],
      ]),
    }
  },

  submitWithdrawal: async ({ stage, example, confirmed }) => {
    const actor = await stage.actor()
    // A new passkey may let new targets wait, as the view says then.
    if (confirmed) await confirmingPasskey(stage, actor)
    const view = await withdrawalView(stage, actor, example.rate !== undefined)
    const { min, window, today, turnover, requirements, new_target_from: from } = view.conditions
    const isCoin = ({ currency }: WithdrawalTarget) => currency !== view.currency
    const fitting = view.targets.filter((one) => isCoin(one) === (example.rate !== undefined))
    const target = fitting.find(({ id }) => id === example.target_id) ?? fitting[0]
    const { rate } = target?.quote ?? {}
    return {
      values: {
        target_id: target?.id ?? example.target_id ?? '',
        amount: plain(min),
        fee: withdrawalFee(min, view),
        ...(example.rate !== undefined && { rate: rate ?? example.rate }),
        ...fundPasswordOf(actor),
      },
      as: actor,
      obstacle: obstacleOf([
        [requirements.verification === 'passed', 'the real name is not verified'],
        [target !== undefined, 'nothing is bound to withdraw to'],
        [example.rate === undefined || rate !== undefined, 'the coin is not paid out now'],
        [
          !from || target?.paid_before === true,
          `a first withdrawal to a target waits until ${from}`,
        ],
        [window.open, `the window is closed; it opens at ${window.opens}`],
        [today.times_left > 0, 'the withdrawals of today are used up'],
        [atLeast(today.amount_left, min), 'the amount of today is used up'],
        [compare(turnover.remaining, '0') <= 0, 'turnover is missing'],
        [atLeast(view.available, min), 'the balance is too small'],
      ]),
    }
  },

  markMessagesRead: async ({ stage, example }) => {
    const user = await stage.main()
    if (example.scope !== 'one') return { values: { ...example }, as: user }
    const [message] = (await stage.read('listMessages')).list
    const { id } = needed(message, 'there is no message')
    return { values: { ...example, id }, as: user }
  },

  claimDailyBonus: async (situation) => {
    const { stage } = situation
    const user = (await thing(situation, 'claimant', () => stage.fresh())) ?? (await stage.main())
    const { claimable } = await stage.client.done('getDailyBonus', {}, user.token)
    return {
      values: {},
      as: user,
      obstacle: obstacleOf([[claimable, 'the bonus of today is claimed']]),
    }
  },
}

const NO_USERS = 'it needs a new user (--helper, verb user)'
const NO_CODES = 'it needs the code that was sent (--helper, verb code)'

/** Who can be kept from trading: nobody whose orders others need. */
const limited = async (situation: Situation): Promise<User> =>
  needed(await thing(situation, 'limited', () => situation.stage.fresh()), NO_USERS)

/** A limit that is to be looser. */
async function waitingChange(situation: Situation): Promise<Draft> {
  const { client } = situation.stage
  const user = await limited(situation)
  await client.done('setOwnLimits', { session_minutes: '60' }, user.token)
  const sent = { session_minutes: 'none' }
  const { changes } = await client.done('setOwnLimits', sent, user.token)
  const { id } = needed(changes[0], 'no change waits')
  return { values: { change_id: id }, as: user }
}

/** Sends a code and asks the helper what it was. */
async function sentCode(stage: Stage, account: string, purpose: string): Promise<string> {
  await stage.client.done('sendCode', { account, purpose })
  return needed(await stage.helper.code(account, purpose), NO_CODES)
}

/** Seconds that a rate must still be good for when it is sent, from a busy machine too. */
const MARGIN = 5

/** What a withdrawal to a target in cash or in a coin needs; such a target is bound if there is none. */
async function withdrawalView(stage: Stage, user: User, inCoin: boolean): Promise<WithdrawalView> {
  const { currency, targets } = await stage.client.done('getWithdrawalView', {}, user.token)
  if (!targets.some((one) => (one.currency !== currency) === inCoin)) {
    if (inCoin) await stage.once('target in a coin', () => stage.bindAddress(user))
    else await stage.once('target', () => stage.bindMethod(user))
  }
  return withRates(stage, 'getWithdrawalView', user, (view) =>
    inCoin ? view.targets.flatMap(({ quote }) => quote ?? []) : [],
  )
}

/** A view with rates, looked at again when they are about to end. */
async function withRates<Id extends 'getExchange' | 'getWithdrawalView'>(
  stage: Stage,
  id: Id,
  { token }: User,
  ratesOf: (view: Operations[Id]['data']) => readonly { expires_at: number }[],
): Promise<Operations[Id]['data']> {
  const envelope = await stage.client.call(id, {}, token)
  if (envelope.code !== 1) return stage.client.done(id, {}, token)
  const { data, time } = envelope
  const ends = ratesOf(data)
    .map(({ expires_at: end }) => end)
    .filter((end) => end - time < MARGIN)
  if (ends.length === 0) return data
  await stage.until(Math.max(...ends), time)
  return stage.client.done(id, {}, token)
}

/** Coins that are worth a little more than an amount of cash. */
const coinsFor = (cash: string, rate: string, scale: number) =>
  divide(times(cash, '1.05', scale), rate, scale)
