import type { ledgerOf, overview } from './overview.ts'

/*
 * The control page in the browser. Served as it is, without its types (control.ts): no imports but
 * of types, and no build.
 */

type State = ReturnType<typeof overview>
type Movements = ReturnType<typeof ledgerOf>
type Cell = string | number | Node

const POLL_MS = 1000

/** The element with an id; the page has it, or the page is broken. */
function byId<T extends HTMLElement>(id: string): T {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element as T
}

const moment = (seconds: number) =>
  new Date(seconds * 1000).toISOString().replace('.000Z', ' UTC').replace('T', ' ')

/** A table with a row for each record, by the heads of its columns, or `none` where there is no record. */
function table<One>(
  list: readonly One[],
  row: (one: One) => Record<string, Cell>,
  none: string,
): Node {
  const rows = list.map(row)
  const [first] = rows
  if (!first) {
    const hint = document.createElement('p')
    hint.className = 'hint'
    hint.textContent = none
    return hint
  }
  const result = document.createElement('table')
  const header = result.createTHead().insertRow()
  for (const text of Object.keys(first)) {
    const cell = document.createElement('th')
    cell.scope = 'col'
    cell.textContent = text
    header.append(cell)
  }
  const body = result.createTBody()
  for (const cells of rows) {
    const line = body.insertRow()
    for (const [head, value] of Object.entries(cells)) {
      const cell = line.insertCell()
      cell.dataset.head = head
      if (typeof value === 'string' && value.length > 40) cell.className = 'text'
      cell.append(value instanceof Node ? value : String(value))
    }
  }
  return result
}

function button(text: string, action: string, input: object): HTMLButtonElement {
  const result = document.createElement('button')
  result.type = 'button'
  result.textContent = text
  result.addEventListener('click', () => post(action, input))
  return result
}

function buttons(...all: (Node | string)[]): Node {
  const result = document.createElement('span')
  for (const one of all) result.append(one, ' ')
  return result
}

/** Does an action and says what came of it. */
async function post(action: string, input: object): Promise<void> {
  const outcome = byId('outcome')
  outcome.textContent = `${action} …`
  const response = await fetch(`/sandbox/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  }).catch(() => undefined)
  const answer = (await response?.json().catch(() => ({}))) as { error?: string } | undefined
  outcome.textContent = response?.ok
    ? `${action}: done ${JSON.stringify(answer) === '{}' ? '' : JSON.stringify(answer)}`
    : `${action}: ${answer?.error ?? 'the sandbox does not answer'}`
  await show()
}

/** Replaces what a place shows, unless somebody is just using it. */
function put(id: string, content: Node): void {
  const place = byId(id)
  if (!place.contains(document.activeElement)) place.replaceChildren(content)
}

async function show(): Promise<void> {
  const response = await fetch('/sandbox/state').catch(() => undefined)
  if (!response?.ok) {
    byId('now').textContent = 'The sandbox does not answer.'
    return
  }
  const state = (await response.json()) as State
  byId('now').textContent = moment(state.now)
  byId('ahead').textContent = state.aheadSeconds > 0 ? `${state.aheadSeconds} s ahead` : ''
  byId('open-streams').textContent =
    `${state.streams.prices} of prices, ${state.streams.events} of events`
  showSymbols(state)
  showUserChoices(state)
  for (const [id, content] of Object.entries(parts(state))) put(id, content)
}

/** What the page shows, by the ids of its places. */
function parts(state: State): Record<string, Node> {
  const { orders, outbox, reports, users, currency } = state
  const waits = state.newTargetWait > 0
  return {
    users: table(users, (user) => userRow(user, currency), 'No user.'),
    reviews: table(state.reviews, reviewRow, 'Nothing waits for a review.'),
    outbox: table(
      outbox,
      (one) => ({ At: moment(one.at), To: one.recipient, For: one.purpose, Text: one.text }),
      'Nothing was sent.',
    ),
    orders: table(
      orders,
      ({ id, userId, symbol, direction, amount, openPrice, settlesAt }) => ({
        ...{ Order: id, User: userId, Product: symbol, Direction: direction, Amount: amount },
        ...{ Open: openPrice, Settles: moment(settlesAt) },
      }),
      'No order is open.',
    ),
    purchases: table(
      state.purchases,
      (one) => ({
        ...{ Investment: one.id, User: one.userId, Project: one.title, Status: one.status },
        ...{ Principal: one.principal, 'Income paid': one.income_paid },
        'Next income': one.next_income_at === null ? '' : moment(one.next_income_at),
        Ends: moment(one.release_date),
      }),
      'Nobody has invested.',
    ),
    halts: table(
      state.halts,
      ({ symbol, kind, from }) => ({
        ...{ Product: symbol ?? 'all', What: kind, Since: moment(Math.floor(from / 1000)) },
      }),
      'Every market follows its hours.',
    ),
    areas: table(
      state.areas,
      ({ area, offered }) => ({
        ...{ Area: area, State: offered ? 'offered' : 'off' },
        '': button(offered ? 'Switch off' : 'Switch on', 'area', { area, offered: !offered }),
      }),
      'There is none.',
    ),
    'new-target-wait': buttons(
      waits ? `Wait: ${state.newTargetWait / 3600} hours` : 'No wait',
      button(waits ? 'Switch off' : 'Wait 24 hours', 'new_target_wait', { hours: waits ? 0 : 24 }),
    ),
    faults: table(
      state.faults,
      ({ kind, path, times, milliseconds, reason }) => ({
        ...{ What: kind, Path: path, Times: times ?? 'always', Milliseconds: milliseconds },
        Reason: reason,
      }),
      'Nothing goes wrong.',
    ),
    reports: table(
      reports,
      ({ at, type, url, text }) => ({ At: moment(at), Type: type, Page: url, What: text }),
      'Nothing was reported.',
    ),
  }
}

function userRow(user: State['users'][number], currency: string): Record<string, Cell> {
  const { id, lockedUntil, loginLockedUntil, fundsFrozen } = user
  const states = [
    lockedUntil !== null && 'locked',
    loginLockedUntil !== null && 'login locked',
    fundsFrozen && 'funds blocked',
  ]
  const freeze = { user: id, frozen: !fundsFrozen }
  return {
    ...{ User: id, Account: user.account, 'Invitation code': user.invitationCode },
    ...{ [`Available ${currency}`]: user.available, 'On hold': user.frozen, Total: user.total },
    State: states.filter(Boolean).join(', '),
    '': buttons(
      lockedUntil === null
        ? button('Lock', 'lock', { user: id, until: 4102444800 })
        : button('Unlock', 'lock', { user: id, until: null }),
      button(fundsFrozen ? 'Unblock funds' : 'Block funds', 'freeze', freeze),
      button('Log out', 'log_out', { user: id }),
    ),
  }
}

/** What approving and declining is called. */
const decisions: Record<State['reviews'][number]['kind'], [string, string]> = {
  release: ['released', 'refused'],
  deposit: ['success', 'failed'],
  withdrawal: ['success', 'failed'],
  verification: ['passed', 'other'],
}

function reviewRow(one: State['reviews'][number]): Record<string, Cell> {
  const { kind, number } = one
  const decide = (text: string, decision: string) =>
    button(text, 'review', { kind, number, decision })
  const [yes, no] = decisions[kind]
  return {
    ...{ What: kind, Number: number, User: one.userId, Of: one.summary },
    Picture: one.pictures.length === 0 ? '' : buttons(...one.pictures.map(picture)),
    Status: one.status,
    '': buttons(decide('Approve', yes), decide('Decline', no)),
  }
}

/** A picture that was sent; it opens in its size. */
function picture(address: string): Node {
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  const image = document.createElement('img')
  image.src = address
  image.alt = 'Picture that was sent'
  link.append(image)
  return link
}

/** Fills the lists of users, whose choice stays. */
function showUserChoices({ users }: State): void {
  for (const list of document.querySelectorAll<HTMLSelectElement>('select[name=user]')) {
    const known = new Set([...list.options].map(({ value }) => value))
    for (const { id, account } of users.toReversed()) {
      if (!known.has(String(id))) list.append(new Option(`${account} (${id})`, String(id)))
    }
    for (const option of [...list.options]) {
      const gone = option.value !== '0' && !users.some(({ id }) => String(id) === option.value)
      if (gone) option.remove()
    }
  }
}

function showSymbols({ products }: State): void {
  const list = byId<HTMLSelectElement>('symbols')
  if (list.options.length > 0) return
  list.append(new Option('all products', ''))
  for (const { symbol } of products) list.append(new Option(symbol, symbol))
}

async function showLedger(user: string): Promise<void> {
  const response = await fetch(`/sandbox/ledger?user=${encodeURIComponent(user)}`)
  const movements = (await response.json()) as Movements
  const party = (owner: number, kind: string) => (owner === 0 ? kind : `${owner} ${kind}`)
  byId('ledger').replaceChildren(
    table(
      movements,
      (one) => ({
        ...{ 'No.': one.id, At: moment(one.at), Kind: one.kind },
        From: party(one.from_owner, one.from_kind),
        To: party(one.to_owner, one.to_kind),
        Amount: `${one.amount} ${one.currency}`,
        Reference: one.record_id ?? '',
      }),
      'No money moved.',
    ),
  )
}

/** What each form sends, of the texts that were typed. */
const shapes: Record<string, (data: Record<string, string>) => object> = {
  advance: ({ advance }) => ({ advance: Number(advance) }),
  user: ({ usd, verified }) => ({
    verified: verified !== undefined,
    ...(usd && { balances: { USD: usd } }),
  }),
  release: ({ user, amount }) => ({ user: Number(user), amount }),
  give: ({ user, amount, class: kind }) => ({ user: Number(user), amount, class: Number(kind) }),
  market: ({ symbol, change = '' }) => {
    const [kind, on] = change.split(' ')
    return { symbol: symbol || null, kind, on: on === 'on' }
  },
  fault: ({ kind, path, times, milliseconds, reason }) => ({
    kind,
    path,
    times: times ? Number(times) : null,
    milliseconds: Number(milliseconds),
    reason,
  }),
}

const jumps: [string, number][] = [
  ['+10 s', 10],
  ['+1 min', 60],
  ['+5 min', 300],
  ['+1 h', 3600],
  ['+1 day', 86_400],
  ['+7 days', 7 * 86_400],
  ['+30 days', 30 * 86_400],
]
for (const [text, advance] of jumps) byId('clock').append(button(text, 'clock', { advance }))
byId('streams').append(
  button('End open streams', 'end_streams', { how: 'end' }),
  button('Cut open streams', 'end_streams', { how: 'cut' }),
)

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-action]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const data = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    )
    const shape = shapes[form.dataset.shape ?? '']
    if (shape && form.dataset.action) post(form.dataset.action, shape(data))
  })
}
for (const plain of document.querySelectorAll<HTMLButtonElement>('button[data-post]')) {
  plain.addEventListener('click', () => post(plain.dataset.post ?? '', {}))
}
byId('ledger-form').addEventListener('submit', (event) => {
  event.preventDefault()
  const data = new FormData(byId<HTMLFormElement>('ledger-form'))
  showLedger(String(data.get('user') ?? '0'))
})
byId('reset').addEventListener('click', () => {
  if (confirm('Forget everything and begin with the seed again?')) post('reset', {})
})

show()
setInterval(() => {
  if (document.visibilityState === 'visible') show()
}, POLL_MS)
