import type { OperationId } from '../../sandbox/generated/operations.ts'
import type { UserProfile } from '../../src/generated/h5.schemas.ts'
import { NotReachable } from '../client/client.ts'
import { equal, sum } from '../contract/decimal.ts'
import { newAccount, newAddress, newCardNumber, newIdNumber, newPhone } from '../plan/makers.ts'
import type { User } from '../plan/stage.ts'
import { fundPasswordOf } from '../plan/stage.ts'
import { masked, startOfDay } from '../reference/reference.ts'
import { passedDeposit } from './deposits.ts'
import { lawList } from './law.ts'
import { wrongDigit } from './refusals.ts'
import type { Scene } from './scene.ts'
import { registration } from './writes.ts'

const law = lawList()
/** Personal data is told to its owner alone, and masked where the whole is not needed. */
export const peopleLaws = law.all

law('people.inviter', 'register', inviter)

const card = async (scene: Scene, user: User) => {
  const { values } = await scene.draft(user, 'bindPaymentMethod')
  const number = newCardNumber()
  return { number, sent: { ...values, card_number: number } }
}

law('people.masked-target', 'bindPaymentMethod', async (scene) => {
  const user = await scene.actor()
  for (const [name, example] of scene.contract.operation('bindPaymentMethod').form?.examples ??
    []) {
    const { values } = await scene.draft(user, 'bindPaymentMethod', name)
    const { payment_method: bound } = await scene.done('bindPaymentMethod', values, user)
    const whole = String(values.card_number ?? values.account ?? values.address)
    scene.same(bound.masked_number, masked(whole), `masked_number of ${example.type}`)
    const { list } = await scene.done('listPaymentMethods', {}, user)
    const listed = list.find(({ id }) => id === bound.id)
    scene.same(listed?.masked_number, masked(whole), `masked_number of ${example.type} in the list`)
    const holder = values.holder_name
    // Of a short name the contract leaves open how much is shown.
    if (typeof holder === 'string' && holder.length > 6) {
      scene.same(bound.holder_name, masked(holder), `holder_name of ${example.type}`)
    }
  }
})

law('people.masked-target', 'getWithdrawalView', async (scene) => {
  const user = await scene.actor()
  const { number, sent } = await card(scene, user)
  const { payment_method: bound } = await scene.done('bindPaymentMethod', sent, user)
  const { targets } = await scene.done('getWithdrawalView', {}, user)
  const target = scene.found(
    targets.find(({ id }) => id === bound.id),
    'the card is no target',
  )
  holdHidden(scene, target.masked_number, number, 'masked_number of a target')
  const { values } = await scene.draft(user, 'submitWithdrawal')
  const withdrawal = { ...values, target_id: bound.id, ...scene.client.intent() }
  const { record } = await scene.done('submitWithdrawal', withdrawal, user)
  holdHidden(scene, record.target_masked_number, number, 'target_masked_number of a withdrawal')
})

/** The first and last characters of a number are shown, and not those between. */
function holdHidden(scene: Scene, shown: string, whole: string, what: string): void {
  const fits =
    shown.startsWith(whole.slice(0, 3)) &&
    shown.endsWith(whole.slice(-3)) &&
    !shown.includes(whole.slice(4, -4))
  scene.hold(fits, `${what} was to hide all but the ends of a number and is ${shown}`)
}

const NAME = 'Conformance Person'

/** In this project's sandbox nobody decides about such a name. */
export const UNDECIDED = 'Conformance Stays Under Review'

/** A user whose documents were submitted, with what was sent. */
export async function submitted(scene: Scene, name = NAME) {
  const stranger = await scene.stranger({ verified: false })
  const { values, as: user = stranger } = await scene.draft(stranger, 'submitCertification')
  const sent = { ...values, real_name: name, id_number: newIdNumber() }
  await scene.done('submitCertification', sent, user)
  return { user, sent }
}

law('people.masked-document', 'getCertification', async (scene) => {
  const { user, sent } = await submitted(scene)
  const told = await scene.done('getCertification', {}, user)
  scene.same(told.real_name, masked(sent.real_name), 'real_name')
  scene.same(told.id_number, masked(sent.id_number), 'id_number')
  const { user: profile } = await scene.done('getUser', {}, user)
  const shown = [null, masked(sent.real_name)]
  scene.hold(shown.includes(profile.real_name), `real_name of the profile is ${profile.real_name}`)
})

law('people.masked-profile', 'getUser', async (scene) => {
  const { user } = await scene.done('getUser', {}, scene.world.main)
  for (const name of ['phone', 'email', 'real_name', 'id_number'] as const) {
    const shown = user[name]
    scene.hold(
      shown === null || shown.includes('****'),
      `${name} of the profile is shown as ${shown}`,
    )
  }
  const { account, email, phone } = user
  if (email !== null && account.includes('@'))
    scene.same(email, masked(account), 'email of the profile')
  if (phone !== null && /^\+?\d+$/.test(account))
    scene.same(phone, masked(account), 'phone of the profile')
})

law('people.masked-invitee', 'listInvitees', async (scene) => {
  const user = await scene.actor()
  const begin = await scene.now()
  const { values, account } = await registration(scene, user)
  await scene.done('register', values)
  const { list } = await scene.done('listInvitees', {}, user)
  const [newest] = list
  scene.same(newest?.account, masked(account), 'the account of who registered with the code')
  const at = newest?.registered_at ?? 0
  const now = await scene.now()
  scene.hold(begin <= at && at <= now, `who registered from ${begin} to ${now} did so at ${at}`)
  const text = JSON.stringify(list)
  scene.hold(!text.includes(account), 'the whole account of an invitee is in the list')
})

/** What a user can read without naming a record. */
const PRIVATE = [
  'getUser',
  'getCertification',
  'listPaymentMethods',
  'getDepositView',
  'getWithdrawalView',
  'listWithdrawalRecords',
  'listMessages',
  'getWallet',
] as const satisfies OperationId[]

law('people.never-whole', 'listPaymentMethods', async (scene) => {
  const { user, sent } = await submitted(scene)
  const bound = await scene.stranger()
  const { number, sent: of } = await card(scene, bound)
  scene.hide(number)
  scene.hide(sent.id_number)
  await scene.done('bindPaymentMethod', of, bound)
  await scene.call('bindPaymentMethod', { ...of, ...scene.client.intent() }, user)
  for (const id of PRIVATE) for (const one of [user, bound]) await scene.done(id, {}, one)
})

const MIN_TOKEN_LENGTH = 16

law('people.token', 'logIn', async (scene) => {
  const { main } = scene.world
  const { account, password } = main
  const tokens = [main.token]
  for (let made = 0; made < 3; made += 1) {
    const session = await scene.done('logIn', { account, password })
    tokens.push(session.token)
    await scene.done('logOut', {}, { ...main, token: session.token })
  }
  scene.same(new Set(tokens).size, tokens.length, 'the tokens of as many sessions')
  for (const one of tokens) {
    scene.hold(one.length >= MIN_TOKEN_LENGTH, `a token has ${one.length} characters`)
    scene.hold(!one.includes(account), 'a token names its account')
  }
  // A counter can be guessed from any other token.
  const ends = tokens.map((one) => one.slice(-8))
  scene.same(new Set(ends).size, ends.length, 'the ends of as many tokens')
  const begins = new Set(tokens.map((one) => one.slice(0, -6)))
  scene.hold(
    begins.size === tokens.length,
    `tokens differ in their last characters alone: ${[...begins].join(', ')}`,
  )
})

law('people.token-address', 'getUser', async (scene) => {
  const user = await scene.actor()
  const request = scene.client.request('getUser', {})
  const inAddress = { ...request, query: [['token', user.token] as const] }
  const { code } = scene.client.envelope('getUser', await scene.client.send(inAddress))
  scene.hold(code !== 1, 'a token in the address opened a session')
})

async function inviter(scene: Scene): Promise<void> {
  // The code is looked at later.
  const sent = {
    ...{ account: newAccount(), code: '000000', agreement: 'true' },
    ...{ password: 'conform-1', password_confirm: 'conform-1', invitation_code: 'ZZZZZZZZ99' },
  }
  await scene.refused('register', sent, undefined, 'inviter_invalid')
}

law('people.invited', 'getInvitation', async (scene) => {
  const user = await scene.actor()
  const { totals: before } = await scene.done('getInvitation', {}, user)
  const { total } = await scene.done('listInvitees', { limit: '1' }, user)
  const { values } = await registration(scene, user)
  await scene.done('register', values)
  const { totals } = await scene.done('getInvitation', {}, user)
  const after = await scene.done('listInvitees', { limit: '1' }, user)
  scene.hold(
    totals.invitees > before.invitees,
    `${before.invitees} were invited, and ${totals.invitees} after one more`,
  )
  scene.hold(
    after.total > total,
    `${total} invitees were listed, and ${after.total} after one more`,
  )
  scene.same(after.list[0]?.bonus_state, 'none', 'the bonus of who has just registered')
})

/** What an invitee has to have done for the bonus of who invited: both, in any order. */
law('people.invited-bonus', 'listInvitees', async (scene) => {
  for (const order of ['verified first', 'deposited first']) {
    const inviter = await scene.stranger()
    const { values, account, password } = await registration(scene, inviter)
    await scene.done('register', values)
    const user = await scene.loggedIn({
      ...{ account, password, fundPassword: undefined, realName: undefined },
    })
    const shown = async () => {
      const { list } = await scene.done('listInvitees', {}, inviter)
      const { totals } = await scene.done('getInvitation', {}, inviter)
      const [only = { bonus: '0', bonus_state: 'nobody' }] = list
      scene.amount(totals.bonus_claimable, only.bonus, `bonus_claimable, ${order}`)
      return only.bonus_state
    }
    const steps = [
      async () => {
        const { values: of } = await scene.draft(user, 'submitCertification')
        const front_file_id = await scene.stage(user).upload(user, 'id_photo')
        const sent = { ...of, real_name: UNDECIDED, front_file_id }
        await scene.done('submitCertification', sent, user)
        const { state } = await scene.done('getCertification', {}, user)
        if (state === 'under_review')
          scene.same(await shown(), 'none', `the bonus for an invitee in review, ${order}`)
        await scene.review('verification', user, account, 'passed')
      },
      () => passedDeposit(scene, user),
    ]
    if (order === 'deposited first') steps.reverse()
    for (const step of steps) {
      scene.same(await shown(), 'none', `the bonus for an invitee, ${order}`)
      await step()
    }
    scene.same(await shown(), 'claimable', `the bonus for an invitee, ${order} and then both`)
  }
})

law('people.invitation-link', 'getInvitation', { reads: true }, async (scene) => {
  const { domain } = await scene.done('getSiteInfo')
  for (const user of [scene.world.main, await scene.actor()]) {
    const { code, link } = await scene.done('getInvitation', {}, user)
    const { user: profile } = await scene.done('getUser', {}, user)
    scene.same(code, profile.invitation_code, 'the code of an invitation')
    scene.hold(
      link.includes(`://h5.${domain}/`),
      `the host of the link ${link} must be h5.${domain}`,
    )
    scene.hold(link.includes(code), `the link ${link} does not have the code ${code}`)
  }
})

law('people.demo', 'getSiteInfo', { reads: true }, async (scene) => {
  const { environment, demo: told } = await scene.done('getSiteInfo')
  scene.hold(
    told === null || environment === 'demo',
    `a site that is ${environment} tells demo accounts`,
  )
})

law('people.registered', 'register', async (scene) => {
  const made = await Promise.all([registration(scene), registration(scene)])
  const numbers: string[] = []
  const codes: string[] = []
  for (const { values, account, password } of made) {
    await scene.done('register', values)
    const user = await scene.loggedIn({
      account,
      password,
      fundPassword: undefined,
      realName: undefined,
    })
    const {
      user: profile,
      balances,
      verification,
      setup: of,
    } = await scene.done('getUser', {}, user)
    scene.same(profile.account, account, 'the account that was registered')
    holdContact(scene, profile)
    for (const name of ['cash', 'total_asset', 'available', 'frozen', 'total_profit'] as const) {
      scene.hold(equal(balances[name], '0'), `a new account has ${balances[name]} as ${name}`)
    }
    scene.same(verification.state, 'none', 'the verification of a new account')
    scene.same(
      Object.values(of).includes(true),
      false,
      'whether a new account has something set up',
    )
    numbers.push(profile.userid)
    codes.push(profile.invitation_code)
  }
  const { main } = scene.world
  const { registered_at: since } = (await scene.done('getUser', {}, main)).user
  const { list: messages } = await scene.done('listMessages', {}, main)
  for (const { id, created_at: at } of messages)
    scene.hold(at >= since, `message ${id} is of ${at}, and its user registered at ${since}`)
  scene.same(new Set(numbers).size, made.length, 'the numbers of as many accounts')
  scene.same(new Set(codes).size, made.length, 'the invitation codes of as many accounts')
})

/** An account is an email address or a phone number, and is told as that alone. */
function holdContact(scene: Scene, { account, email, phone }: UserProfile): void {
  const told = masked(account)
  const wanted = account.includes('@') ? { email: told, phone: null } : { email: null, phone: told }
  scene.same({ email, phone }, wanted, `the contact of ${account}`)
}

law('people.registered', 'register', { part: 'by phone' }, async (scene) => {
  const { values, account, password } = await registration(scene, undefined, newPhone())
  await scene.done('register', values)
  const credentials = { account, password, fundPassword: undefined, realName: undefined }
  const user = await scene.loggedIn(credentials)
  holdContact(scene, (await scene.done('getUser', {}, user)).user)
})

law('people.registered-once', 'register', async (scene) => {
  const { values } = await registration(scene)
  const { account } = await scene.stranger()
  const answer = await scene.call('sendCode', { account, purpose: 'register' })
  // Whether a code is sent all the same is told at the end.
  if (answer.code !== 1) return
  const sent = { ...values, account, code: await scene.code(account, 'register') }
  await scene.refused('register', sent, undefined, 'account_registered', 'code_wrong')
})

async function passwordsDiffer(
  scene: Scene,
  id: 'register' | 'resetPassword' | 'changeLoginPassword' | 'setFundPassword',
): Promise<void> {
  const passwords = { password: 'conform-1', password_confirm: 'conform-2' }
  const user = await scene.actor()
  const { code: invitation } = await scene.done('getInvitation', {}, scene.world.main)
  const sent = {
    register: {
      account: newAccount(),
      code: '000000',
      invitation_code: invitation,
      agreement: 'true',
    },
    resetPassword: { account: newAccount(), code: '000000' },
    // Looked at later, as the code is.
    changeLoginPassword: { old_password: 'wrong-one' },
    setFundPassword: { old_password: 'wrong-one' },
  }[id]
  const as = id.endsWith('Password') && id !== 'resetPassword' ? user : undefined
  await scene.refused(id, { ...sent, ...passwords }, as, 'passwords_differ')
  if (as) await scene.loggedIn(user)
}

law('people.card-once', 'bindPaymentMethod', async (scene) => {
  const user = await scene.actor()
  const other = await scene.another()
  const { sent } = await card(scene, user)
  await scene.done('bindPaymentMethod', sent, user)
  const again = { ...sent, ...scene.client.intent() }
  await scene.refused('bindPaymentMethod', again, user, 'card_number_exists')
  const holder = other.realName === undefined ? {} : { holder_name: other.realName }
  const elsewhere = { ...sent, ...holder, ...scene.client.intent() }
  await scene.refused('bindPaymentMethod', elsewhere, other, 'card_number_exists')
  await cardAtOnce(scene, user, other)
})

/** Of two who bind the same card at once one has it. */
async function cardAtOnce(scene: Scene, user: User, other: User): Promise<void> {
  const number = newCardNumber()
  const answers = await Promise.all(
    [user, user, other, other].map(async (one) => {
      const { values } = await scene.draft(one, 'bindPaymentMethod')
      return scene.call('bindPaymentMethod', { ...values, card_number: number }, one)
    }),
  )
  const done = answers.filter(({ code }) => code === 1).length
  scene.same(done, 1, 'how often a card that was sent four times at once was bound')
}

/** Fields of a payment method that are wrong beside each other, though each is well formed. */
const MISFITS: Readonly<Record<string, readonly Record<string, string | undefined>[]>> = {
  bank_card: [
    { account: '000123456789' },
    { currency: 'USDT' },
    ...without('holder_name', 'bank_name', 'card_number', 'currency'),
    { branch_latitude: undefined, branch_longitude: '10' },
    { branch_latitude: '10', branch_longitude: undefined },
    { branch_latitude: '90.1', branch_longitude: '10' },
    { branch_latitude: '-10', branch_longitude: '-180.1' },
  ],
  alipay: [
    { card_number: '4111111111111111' },
    { bank_name: 'Conformance Bank' },
    ...without('holder_name', 'account'),
  ],
  wechat_pay: [{ currency: 'EUR' }, { network: 'TRC20' }, ...without('holder_name', 'account')],
  bank_transfer: [
    { card_number: '4111111111111111' },
    { currency: 'BTC' },
    ...without('holder_name', 'bank_name', 'account', 'currency'),
  ],
  crypto_transfer: [
    { holder_name: 'Conformance Test' },
    { network: 'BTC' },
    { currency: 'BTC' },
    ...without('currency', 'network', 'address'),
  ],
}

/** A form lacks each of these fields. */
function without(...names: readonly string[]): Record<string, undefined>[] {
  return names.map((name) => ({ [name]: undefined }))
}

law('people.method-fields', 'bindPaymentMethod', async (scene) => {
  const user = await scene.actor()
  const examples = scene.contract.operation('bindPaymentMethod').form?.examples ?? []
  for (const [name, { type }] of examples) {
    for (const other of MISFITS[String(type)] ?? []) {
      const { values } = await scene.draft(user, 'bindPaymentMethod', name)
      const sent = Object.fromEntries(
        Object.entries({ ...values, ...other }).filter(([, value]) => value !== undefined),
      )
      const { params } = await scene.refused('bindPaymentMethod', sent, user, 'input_invalid')
      const names = [...Object.keys(other), ...('network' in values ? ['network', 'address'] : [])]
      scene.hold(names.includes(params.field ?? ''), `${params.field} of a ${type} is refused`)
    }
  }
  const { values } = await scene.draft(user, 'bindPaymentMethod')
  const edge = { branch_latitude: '-90', branch_longitude: '180' }
  await scene.done('bindPaymentMethod', { ...values, ...edge }, user)
})

law('people.name-form', 'bindPaymentMethod', async (scene) => {
  const user = await scene.stranger({ verified: false })
  for (const name of ['12345678', '<b>Alex</b>', '....']) {
    const { values } = await scene.draft(user, 'bindPaymentMethod')
    const sent = { ...values, holder_name: name }
    await scene.refused('bindPaymentMethod', sent, user, 'name_invalid', 'input_invalid')
    const { values: of } = await scene.draft(user, 'submitCertification')
    const named = { ...of, real_name: name }
    await scene.refused('submitCertification', named, user, 'name_invalid', 'input_invalid')
  }
  for (const name of ['李', '古麗米熱·艾比布力', "O'Neill-Smith (Al)"]) {
    const { values } = await scene.draft(user, 'bindPaymentMethod')
    await scene.done('bindPaymentMethod', { ...values, holder_name: name }, user)
  }
})

/** What is bound with a check digit, and the example that has it. */
const CHECKED = [
  ['bindPaymentMethod', 'bank_card'],
  ['bindPaymentMethod', 'crypto_transfer'],
  ['bindWalletAddress', 'demo'],
] as const

async function checkDigit(
  scene: Scene,
  id: (typeof CHECKED)[number][0],
  example: string,
): Promise<void> {
  const { user, values } = await scene.drafted(id, example)
  const [name, reason] =
    'card_number' in values
      ? (['card_number', 'card_number_invalid'] as const)
      : (['address', 'address_invalid'] as const)
  const texts = name === 'card_number' ? [12, 16, 19].map(newCardNumber) : [String(values[name])]
  for (const text of texts) {
    const sent = { ...values, [name]: wrongDigit(text), ...scene.client.intent() }
    await scene.refused(id, sent, user, reason)
  }
}

/** An identity card of China, whose last character follows from the others. */
const CHINESE = { document_country: 'CN', document_type: 'id_card' } as const

law('people.check-digit', 'submitCertification', async (scene) => {
  const user = await scene.stranger({ verified: false })
  const { values } = await scene.draft(user, 'submitCertification', 'id_card')
  const sent = { ...values, ...CHINESE, id_number: '110101199003070000' }
  await scene.refused('submitCertification', sent, user, 'id_number_invalid')
})

law('people.account-form', 'logIn', async (scene) => {
  const sent = { account: 'two words', password: 'no-such-one' }
  await scene.refused('logIn', sent, undefined, 'user_name_invalid', 'credentials_wrong')
})

/** A second code is refused as too soon: the account is the same one. */
law('people.account-alike', 'sendCode', async (scene) => {
  const account = newAccount()
  const code = (written: string) => ({ account: written, purpose: 'register' })
  await scene.done('sendCode', code(account))
  await scene.refused('sendCode', code(account.toUpperCase()), undefined, 'code_too_soon')
  const hidden = code(account.replace('@', '\u200b@'))
  const reasons = ['code_too_soon', 'input_invalid', 'user_name_invalid']
  await scene.refused('sendCode', hidden, undefined, ...reasons)
})

law('people.number-once', 'submitCertification', async (scene) => {
  const { sent } = await submitted(scene)
  const stranger = await scene.stranger({ verified: false })
  const { values, as: other = stranger } = await scene.draft(stranger, 'submitCertification')
  const same = {
    ...values,
    id_number: sent.id_number,
    document_country: Reflect.get(sent, 'document_country'),
  }
  await scene.refused('submitCertification', same, other, 'id_number_exists')
  // A photo that does not exist is refused first.
  const noPhoto = { ...same, front_file_id: 'conformance-none' }
  await scene.refused('submitCertification', noPhoto, other, 'no_data')
})

law('people.review-once', 'submitCertification', async (scene) => {
  const { user, sent } = await submitted(scene, UNDECIDED)
  const view = await scene.done('getCertification', {}, user)
  const { state, can_submit: can, reviewed_at: reviewedAt } = view
  if (state !== 'under_review') throw new NotReachable('the review is over at once')
  scene.same(can, false, 'can_submit under review')
  scene.same(reviewedAt, null, 'reviewed_at under review')
  const photo = () => scene.stage(user).upload(user, 'id_photo')
  const again = { ...sent, id_number: newIdNumber(), front_file_id: await photo() }
  const back = 'back_file_id' in sent ? { back_file_id: await photo() } : {}
  await scene.refused('submitCertification', { ...again, ...back }, user, 'review_in_progress')
})

law('people.verified', 'submitCertification', async (scene) => {
  const { user, sent } = await submitted(scene, UNDECIDED)
  await scene.review('verification', user, user.account, 'photo_unreadable')
  const rejected = await scene.done('getCertification', {}, user)
  scene.same(rejected.state, 'rejected', 'the state of a verification that was rejected')
  scene.same(rejected.can_submit, true, 'can_submit after a rejection')
  scene.same(rejected.rejection, 'photo_unreadable', 'the reason of the rejection')
  const { submitted_at: submittedAt, reviewed_at: reviewedAt } = rejected
  scene.hold(
    submittedAt !== null && reviewedAt !== null && submittedAt <= reviewedAt,
    `a verification that was submitted at ${submittedAt} was rejected at ${reviewedAt}`,
  )
  const photo = () => scene.stage(user).upload(user, 'id_photo')
  const again = { ...sent, real_name: `Another ${UNDECIDED}`, front_file_id: await photo() }
  const back = 'back_file_id' in sent ? { back_file_id: await photo() } : {}
  await scene.done('submitCertification', { ...again, ...back }, user)
  await scene.review('verification', user, user.account, 'passed')
  const passed = await scene.done('getCertification', {}, user)
  scene.same(passed.state, 'passed', 'the state of a verification that passed')
  scene.same(passed.can_submit, false, 'can_submit of a verified user')
  scene.same(passed.rejection, null, 'the rejection of a verification that passed')
  scene.same(passed.real_name, masked(again.real_name), 'real_name, of what was submitted last,')
  const { verification, user: profile } = await scene.done('getUser', {}, user)
  scene.same(verification.state, 'passed', 'the verification of the profile')
  scene.same(profile.real_name, masked(again.real_name), 'the name of the profile')
  const { conditions } = await scene.done('getWithdrawalView', {}, user)
  scene.same(
    conditions.requirements.verification,
    'passed',
    'the verification that a withdrawal needs',
  )
})

law('people.own-name', 'bindPaymentMethod', async (scene) => {
  const user = await scene.stranger()
  const { sent } = await card(scene, user)
  await scene.refused(
    'bindPaymentMethod',
    { ...sent, holder_name: 'Somebody Else' },
    user,
    'name_invalid',
  )
})

law('people.network', 'bindWalletAddress', async (scene) => {
  const user = await scene.actor()
  for (const [currency, on] of [
    ['BTC', 'TRC20'],
    ['ETH', 'BTC'],
    ['USDT', 'BTC'],
  ] as const) {
    const sent = { currency, network: on, address: newAddress(on) }
    const whole = { ...sent, ...fundPasswordOf(user), ...scene.client.intent() }
    await scene.refused('bindWalletAddress', whole, user, 'input_invalid', 'address_invalid')
  }
  // The address of another network than the one that is named.
  const other = { currency: 'USDT', network: 'TRC20', address: newAddress('ERC20') }
  const whole = { ...other, ...fundPasswordOf(user), ...scene.client.intent() }
  await scene.refused('bindWalletAddress', whole, user, 'address_invalid', 'input_invalid')
})

law('people.setup', 'getUser', async (scene) => {
  const user = await scene.stranger()
  const flags = async () => {
    const { deposited: _deposited, ...bound } = (await scene.done('getUser', {}, user)).setup
    return bound
  }
  const none = {
    fund_password: true,
    bank_card: false,
    wallet_address: false,
    alipay: false,
    wechat_pay: false,
  }
  scene.same(await flags(), none, 'what a new user has set up')
  const address = await scene.stage(user).bindAddress(user)
  scene.same(await flags(), { ...none, wallet_address: true }, 'what is set up with an address')
  const alipay = await scene.stage(user).bindMethod(user)
  const both = { ...none, wallet_address: true, alipay: true }
  scene.same(await flags(), both, 'what is set up with an address and Alipay')
  await scene.done('removeWalletAddress', { id: address.id, ...fundPasswordOf(user) }, user)
  scene.same(
    await flags(),
    { ...both, wallet_address: false },
    'what is set up when the address is removed',
  )
  await scene.done('removePaymentMethod', { id: alipay.id, ...fundPasswordOf(user) }, user)
  scene.same(await flags(), none, 'what is set up when all is removed')
  const { list } = await scene.done('listPaymentMethods', { type: alipay.type }, user)
  scene.same(list, [], 'what is listed of a type when all is removed')
})

law('people.bonus-day', 'claimDailyBonus', async (scene) => {
  const { user, values } = await scene.drafted('claimDailyBonus')
  const { time_zone: zone } = await scene.done('getSiteInfo')
  const claim = await scene.done('claimDailyBonus', values, user)
  scene.same(claim.next_claim_at, startOfDay(claim.claimed_at, zone, 1), 'next_claim_at')
  const view = await scene.done('getDailyBonus', {}, user)
  scene.same(view.last_claimed_at, claim.claimed_at, 'last_claimed_at')
  scene.same(view.claim, null, 'the claim of a request that was not asked for')
})

law('overdraw.bonus', 'claimDailyBonus', async (scene) => {
  const user = await scene.stranger()
  const { balances: before } = await scene.done('getUser', {}, user)
  const { amount } = await scene.done('getDailyBonus', {}, user)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => scene.call('claimDailyBonus', scene.client.intent(), user)),
  )
  scene.same(
    answers.filter(({ code }) => code === 1).length,
    1,
    'the claims at once that were done',
  )
  const { balances } = await scene.done('getUser', {}, user)
  const wanted = sum(before.available, amount)
  scene.amount(balances.available, wanted, 'the balance after one bonus')
  const view = await scene.done('getDailyBonus', {}, user)
  scene.same(view.times_claimed, 1, 'times_claimed after claims at once')
})

for (const id of ['register', 'resetPassword', 'changeLoginPassword', 'setFundPassword'] as const)
  law('people.passwords-differ', id, (scene) => passwordsDiffer(scene, id))
for (const [id, example] of CHECKED)
  law('people.check-digit', id, { part: example }, (scene) => checkDigit(scene, id, example))
