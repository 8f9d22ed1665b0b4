import { beforeEach, expect, it, vi } from 'vitest'
import { readAnswer } from '@/api/read-answer.ts'
import { observeServerTime, resetServerClock } from '@/api/server-clock.ts'
import { CLOCK_TOLERANCE } from '@/generated/clock-tolerance.ts'
import { stubBrowser } from '@/test/browser.ts'
import type { Intent } from './intent.ts'
import { beginIntent, isEnded, isOpen, pageMemory, readIntent } from './intent.ts'
import { endIntent } from './intent-tabs.ts'
import { isOf } from './money-flow.ts'
import type { MoneyFlowEvent, MoneyFlowState } from './money-flow-state.ts'
import { afterLookUp, canSend, nextState } from './money-flow-state.ts'

/*
 * Two tabs of a user, a storage that loses everything, a network that delays, loses, reorders and doubles
 * whatever it carries, gateways that answer in the server's place, and a server that keeps the contract,
 * whose machines' clocks differ: every order of their steps is tried, up to a number of intents. The
 * states of the tabs and the stored intent are changed by the app's own functions, in the order in
 * which `useMoneyFlow` calls them. Each fault is explored by itself, beside all that a network does.
 */

/** Seconds that pass at once: the shortest time after which something can be told as over. */
const TICK = CLOCK_TOLERANCE

/** The second of the world, by each clock of the page. */
let present = 0

/** The number of the next intent is its id. */
let next = 0

interface Tab {
  state: MoneyFlowState<string>
  open: Intent | null
  /** Whose answer it waits for. */
  sending: string | null
  asking: { id: string; wasOpen: boolean } | null
  /** The page's memory, whatever the storage holds. */
  seen: Intent | null
  ended: string[]
  /** The open one of which it shows to the other tab that it is there. */
  shows: string | null
  /** Another tab's, in whose favour a press here was not sent. */
  met: string | null
  /** Has looked whether one is open, and begins another next; only where that is not one step. */
  begins: boolean
  /** The user knows of an equal request, and a press means another one. */
  allows: boolean
}

type Message =
  | { kind: 'request'; id: string; until: number; copies: number; allows: boolean }
  /** `earlier` is the equal request that a refusal names. */
  | { kind: 'answer'; id: string; code: Code; earlier?: string | undefined }
  | { kind: 'look'; tab: number; id: string }
  | { kind: 'found'; tab: number; id: string; done: boolean; time: number }

/** An answer's code; `bare` is 0 without a reason, `other` 1 with the record of another request. */
type Code = 0 | 1 | 401 | 'bare' | 'other'

interface World {
  now: number
  stored: Intent | null
  /** The requests that storage marks as ended. */
  marks: string[]
  tabs: Tab[]
  /** Pages that were left while they waited for an answer. */
  left: string[]
  network: Message[]
  /** The first result of each id, as the server keeps it. */
  first: Record<string, 'done' | 'refused'>
  effects: Record<string, number>
  /** Of which the user was told that they did not happen. */
  denied: string[]
  /** Of which somebody was told that they happened. */
  told: string[]
  leaves: number
  losses: number
}

/** How far it is tried, and what a server or an app without the rules would do instead. */
interface Settings {
  intents: number
  ticks: number
  /** Ticks that pass at once; one unless told. */
  leap?: number
  leaves: number
  /** How often the network delivers a request; twice unless told. */
  copies?: number
  /** No session ends, where less has to be tried. */
  steadySession?: true
  /** How often storage is cleared. */
  losses?: number
  /** All intents ask for the same, so that a second one is a possible duplicate. */
  equal?: true
  /** A gateway answers with code 0 and no reason, or with the answer of another request. */
  gateway?: 'bare' | 'other'
  /** Seconds by which the clock that tells the time of a look-up may be ahead of that of a booking. */
  skew?: number
  /** The difference that a page has seen. */
  sees?: number
  server?: 'knows no deadline' | 'forgets refusals' | 'takes duplicates'
  app?:
    | 'goes by its own clock'
    | 'believes whatever refuses'
    | 'believes any record'
    | 'takes what is lost for ended'
    | 'trusts every clock'
    | 'looks and begins in two steps'
    | "takes another tab's for its own"
    | 'allows duplicates unasked'
}

/** Seconds beyond the one of its press in which an intent is valid here. */
const VALID_FOR = 0

const MINE = ['pay', 'u1'] as const

/** Whether the client reads code 0 with such a reason as a refusal. */
function isRefusal(reason: string | null): boolean {
  const data = reason === null ? null : { reason, params: {} }
  const text = JSON.stringify({ code: 0, msg: '', time: 1_795_188_600, data })
  try {
    readAnswer('POST /pay', 200, text, { done: { type: 'object' }, reasons: ['no_funds'] })
    return true
  } catch {
    return false
  }
}

const bareIsRefusal = isRefusal(null) || isRefusal('system_busy') || !isRefusal('no_funds')
const otherIsMine = isOf({ record: { request_id: 'of another' } }, 'mine')

beforeEach(() => {
  stubBrowser()
  present = 0
  vi.spyOn(Date, 'now').mockImplementation(() => present * 1000)
  vi.spyOn(performance, 'now').mockImplementation(() => present * 1000)
  resetServerClock()
  observeServerTime(0, { sentAt: 0, receivedAt: 0 })
  vi.stubGlobal('crypto', { randomUUID: () => `${next}` })
})

class Run {
  readonly #settings: Settings
  readonly world: World

  constructor(settings: Settings, text: string) {
    this.#settings = settings
    this.world = JSON.parse(text) as World
    const { stored, marks, now } = this.world
    present = now
    next = Object.keys(this.world.effects).length
    localStorage.clear()
    if (stored) localStorage.setItem(KEY, JSON.stringify(stored))
    for (const id of marks) localStorage.setItem(`${MARK}${id}`, '0')
  }

  end(): World {
    this.world.stored = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(MARK))
    this.world.marks = keys.map((key) => key.slice(MARK.length))
    return this.world
  }

  /** Does something as the page of a tab, with what that remembers. */
  in(tab: Tab, step: () => void) {
    const { seen, ended } = pageMemory
    seen.clear()
    ended.clear()
    if (tab.seen) seen.set(KEY, tab.seen)
    for (const id of tab.ended) ended.add(id)
    step()
    tab.seen = seen.get(KEY) ?? null
    tab.ended = [...ended]
  }

  lose() {
    this.world.losses += 1
    localStorage.clear()
  }

  tick() {
    this.world.now += (this.#settings.leap ?? 1) * TICK
  }

  press(tab: Tab) {
    if (tab.state.step === 'notArrived') this.#close(tab)
    const unknown = readIntent(...MINE)
    if (unknown) {
      const isOwn = tab.open?.requestId === unknown.requestId
      tab.open = unknown
      const takesIt = isOwn || this.#settings.app === "takes another tab's for its own"
      const about = takesIt ? 'own' : 'otherTab'
      if (!isOwn) tab.met = unknown.requestId
      this.#dispatch(tab, { type: 'answerLost', about, content: '' })
      return
    }
    const isShown = this.world.tabs.some(
      (one) => one !== tab && one.shows !== null && !isEnded(one.shows),
    )
    if (isShown) return
    if (this.#settings.app === 'looks and begins in two steps') tab.begins = true
    else this.begin(tab)
  }

  begin(tab: Tab) {
    tab.begins = false
    const { effects, denied, told, network, now } = this.world
    for (const id of Object.keys(effects)) {
      const isKnown = denied.includes(id) || told.includes(id) || this.#isForgotten()
      if (!isKnown && this.#mayHappen(id)) throw new Error(`${id} is open and another one is sent`)
    }
    this.#dispatch(tab, { type: 'sent' })
    tab.met = null
    const until = now + VALID_FOR
    tab.open = beginIntent(...MINE, '', until)
    const id = tab.open.requestId
    tab.sending = id
    tab.shows = id
    effects[id] = 0
    const allows = tab.allows || this.#settings.app === 'allows duplicates unasked'
    tab.allows = false
    const { copies = 2 } = this.#settings
    network.push({ kind: 'request', id, until, copies, allows })
  }

  /** Neither storage nor a page knows what was sent: the server alone keeps it from happening twice. */
  #isForgotten(): boolean {
    const { losses, leaves } = this.world
    return this.#settings.equal === true && losses > 0 && leaves > 0
  }

  /** It has happened, or is on its way and still in time: whoever sends another one knows of it. */
  #mayHappen(id: string): boolean {
    const { first, network, now } = this.world
    if (first[id] !== undefined) return first[id] === 'done'
    return network.some((one) => one.kind === 'request' && one.id === id && now <= one.until)
  }

  timeOut(tab: Tab) {
    tab.sending = null
    this.#dispatch(tab, { type: 'answerLost', content: '' })
  }

  look(tab: Tab, index: number) {
    if (!tab.open) return
    const { requestId: id } = tab.open
    const isStored = localStorage.getItem(KEY) !== null
    const wasOpen = isOpen(...MINE, tab.open)
    const isLost = this.#settings.app === 'takes what is lost for ended' && !isStored
    tab.asking = { id, wasOpen: wasOpen && !isLost }
    this.world.network.push({ kind: 'look', tab: index, id })
  }

  startOver(tab: Tab) {
    this.#close(tab)
    this.#dispatch(tab, { type: 'startOver' })
  }

  /** Another page, a reload or a login: what is stored tells where it stands. */
  leave(index: number) {
    const { tabs, left } = this.world
    const { sending } = tabs[index] as Tab
    if (sending !== null) left.push(sending)
    this.world.leaves += 1
    const fresh = tabOf(null)
    this.in(fresh, () => {
      const open = readIntent(...MINE)
      Object.assign(fresh, { ...tabOf(open), seen: open })
    })
    tabs[index] = fresh
  }

  /** What may become of a message that comes: each is another world. */
  static outcomes(world: World, index: number, settings: Settings): string[] {
    const message = world.network[index] as Message
    const { skew = 0, gateway } = settings
    if (message.kind === 'look') return skew > 0 ? ['', 'ahead'] : ['']
    if (message.kind !== 'request') return ['']
    const known = world.first[message.id] !== undefined
    const isLate = settings.server !== 'knows no deadline' && world.now > message.until
    if (known || isLate) return ['']
    const all = ['done', 'refused', ...(settings.steadySession ? [] : ['done 401', '401'])]
    return gateway ? [...all, `done ${gateway}`, gateway] : all
  }

  deliver(index: number, outcome: string) {
    const { network } = this.world
    const message = network[index] as Message
    if (message.kind === 'request' && message.copies > 1) message.copies -= 1
    else network.splice(index, 1)
    switch (message.kind) {
      case 'request':
        network.push({ kind: 'answer', id: message.id, ...this.#serve(message, outcome) })
        break
      case 'answer':
        this.#answer(message)
        break
      case 'look': {
        const { first, now } = this.world
        const time = outcome === 'ahead' ? now + (this.#settings.skew ?? 0) : now
        network.push({ ...message, kind: 'found', done: first[message.id] === 'done', time })
        break
      }
      case 'found':
        this.#found(message)
    }
  }

  /** The server's answer; a possible duplicate is refused, which names the equal request. */
  #serve(
    { id, allows }: Extract<Message, { kind: 'request' }>,
    outcome: string,
  ): { code: Code; earlier?: string } {
    const { first, told } = this.world
    const { equal, server } = this.#settings
    const earlier = equal && Object.keys(first).find((one) => first[one] === 'done' && one !== id)
    if (!earlier || first[id] !== undefined || !outcome.startsWith('done'))
      return { code: this.#carryOut(id, outcome) }
    if (!allows && server !== 'takes duplicates') {
      first[id] = 'refused'
      return { code: 0, earlier }
    }
    if (!told.includes(earlier)) throw new Error(`${id} happened beside ${earlier}, unknown`)
    return { code: this.#carryOut(id, outcome) }
  }

  #carryOut(id: string, outcome: string): Code {
    const { first, effects, denied } = this.world
    if (first[id] !== undefined) return first[id] === 'done' ? 1 : 0
    if (outcome.startsWith('done')) {
      effects[id] = (effects[id] ?? 0) + 1
      first[id] = 'done'
      if (denied.includes(id)) throw new Error(`${id} happened after it was denied`)
      if ((effects[id] ?? 0) > 1) throw new Error(`${id} happened twice`)
      return outcome === 'done' ? 1 : codeOf(outcome.slice(5))
    }
    if (outcome === '401' || outcome === 'bare' || outcome === 'other') return codeOf(outcome)
    if (outcome === 'refused' && this.#settings.server !== 'forgets refusals') first[id] = 'refused'
    return 0
  }

  #answer({ id, code, earlier }: Extract<Message, { kind: 'answer' }>) {
    const { tabs, left, told } = this.world
    const read = this.#read(code)
    const tab = tabs.find(({ sending }) => sending === id)
    if (tab) {
      tab.sending = null
      this.in(tab, () => {
        if (read === 'lost') this.#dispatch(tab, { type: 'answerLost', content: '' })
        else if (read === 1) this.#succeed(tab, id)
        else if (read === 401) this.#dispatch(tab, { type: 'sessionEnded' })
        else {
          this.#deny(id)
          this.#close(tab)
          this.#dispatch(tab, { type: 'failed', error: { kind: 'noAnswer', why: 'offline' } })
          if (earlier === undefined) return
          tab.allows = true
          if (!told.includes(earlier)) told.push(earlier)
        }
      })
    } else if (left.includes(id)) {
      left.splice(left.indexOf(id), 1)
      // A success stays open for the way back; a refusal ends it.
      if (read !== 0) return
      this.#deny(id)
      // Storage has it, for whoever comes back.
      this.in(tabOf(null), () => endIntent(...MINE, { ...noIntent, requestId: id }))
    }
  }

  /** What the client makes of an answer. */
  #read(code: Code): 0 | 1 | 401 | 'lost' {
    const { app } = this.#settings
    if (code === 'bare') return bareIsRefusal || app === 'believes whatever refuses' ? 0 : 'lost'
    if (code === 'other') return otherIsMine || app === 'believes any record' ? 1 : 'lost'
    return code
  }

  #found({ tab: index, id, done, time }: Extract<Message, { kind: 'found' }>) {
    const tab = this.world.tabs[index] as Tab
    if (tab.asking?.id !== id || !tab.open) return
    const { wasOpen } = tab.asking
    tab.asking = null
    const { app, sees } = this.#settings
    const told = app === 'goes by its own clock' ? this.world.now : time
    const found = {
      result: done ? 'r' : null,
      time: app === 'trusts every clock' ? told + TICK : told,
    }
    const event = afterLookUp(found, tab.open.validUntil, wasOpen, sees)
    if (event.type === 'notFound') this.#deny(id)
    if (event.type === 'succeeded') this.#succeed(tab, id)
    else {
      if (isOtherTabs(tab) && event.type !== 'asked') this.#close(tab)
      this.#dispatch(tab, event)
    }
  }

  #succeed(tab: Tab, id: string) {
    if (this.world.effects[id] !== 1) throw new Error(`${id} is called done and is not`)
    if (!this.world.told.includes(id)) this.world.told.push(id)
    this.#close(tab)
    this.#dispatch(tab, { type: 'succeeded', result: 'r' })
    if (tab.met === id && tab.state.step === 'done') throw new Error(`${id} is told as this tab's`)
    tab.met = null
  }

  #deny(id: string) {
    if (this.world.effects[id] !== 0) throw new Error(`${id} happened and is denied`)
    if (!this.world.denied.includes(id)) this.world.denied.push(id)
  }

  #close(tab: Tab) {
    if (tab.open) endIntent(...MINE, tab.open)
    if (tab.open?.requestId === tab.shows) tab.shows = null
    tab.open = null
  }

  #dispatch(tab: Tab, event: MoneyFlowEvent<string>) {
    tab.state = nextState(tab.state, event)
  }
}

const codeOf = (outcome: string): Code => (outcome === '401' ? 401 : (outcome as 'bare' | 'other'))

const isOtherTabs = ({ state }: Tab) => state.step === 'checking' && state.about === 'otherTab'

const KEY = 'h5.intent.u1.pay'
const MARK = 'h5.ended.'
const noIntent: Intent = { requestId: '', validUntil: 0, content: '', page: '' }

const tabOf = (open: Intent | null): Tab => ({
  state: open
    ? { step: 'checking', about: 'own', lookUp: null, content: '' }
    : { step: 'ready', error: null },
  open,
  sending: null,
  asking: null,
  seen: open,
  ended: [],
  shows: null,
  met: null,
  begins: false,
  allows: false,
})

const empty: World = {
  now: 0,
  stored: null,
  marks: [],
  tabs: [tabOf(null), tabOf(null)],
  left: [],
  network: [],
  first: {},
  effects: {},
  denied: [],
  told: [],
  leaves: 0,
  losses: 0,
}

/** What a tab can do next. */
function stepsOf({ state, sending, asking, begins }: Tab, index: number, maySend: boolean) {
  const all: ((run: Run, tab: Tab) => void)[] = []
  if (begins) return [(run: Run, tab: Tab) => run.begin(tab)]
  const { step } = state
  if (maySend && canSend(state)) all.push((run, tab) => run.press(tab))
  if (sending !== null) all.push((run, tab) => run.timeOut(tab))
  if (step === 'checking' && !asking) all.push((run, tab) => run.look(tab, index))
  if (step === 'done' || step === 'notArrived') all.push((run, tab) => run.startOver(tab))
  return all
}

/** Everything that can happen next. */
function steps(world: World, settings: Settings): ((run: Run) => void)[] {
  const all: ((run: Run) => void)[] = []
  if (world.now < settings.ticks * TICK) all.push((run) => run.tick())
  const maySend = Object.keys(world.effects).length < settings.intents
  for (const [index, tab] of world.tabs.entries()) {
    for (const step of stepsOf(tab, index, maySend)) {
      all.push((run) => {
        const own = run.world.tabs[index] as Tab
        run.in(own, () => step(run, own))
      })
    }
    if (world.leaves < settings.leaves) all.push((run) => run.leave(index))
  }
  if (world.losses < (settings.losses ?? 0)) all.push((run) => run.lose())
  for (const index of world.network.keys()) {
    for (const outcome of Run.outcomes(world, index, settings)) {
      all.push((run) => run.deliver(index, outcome))
    }
  }
  return all
}

/** The world as text, without what can change nothing any more, and with the tabs in one order. */
function textOf(world: World, settings: Settings): string {
  const { tabs, first, now } = world
  for (const tab of tabs) if (tab.state.step === 'done') tab.open = null
  forgetEnded(world)
  const isAwaited = (id: string) =>
    world.left.includes(id) || tabs.some(({ sending }) => sending === id)
  const network = world.network.filter((message) => {
    if (message.kind === 'look' || message.kind === 'found') {
      return tabs[message.tab]?.asking?.id === message.id
    }
    if (message.kind === 'answer' || first[message.id] !== undefined) return isAwaited(message.id)
    return isAwaited(message.id) || now <= message.until || settings.server !== undefined
  })
  const left = world.left.filter((id) =>
    network.some(
      (message) => message.id === id && (message.kind === 'answer' || message.kind === 'request'),
    ),
  )
  const inOrder = tabs.map((tab, index) => ({ tab, index, text: JSON.stringify(tab) }))
  inOrder.sort((one, other) => (one.text < other.text ? -1 : 1))
  const placeOf = (tab: number) => inOrder.findIndex(({ index }) => index === tab)
  const messages = network.map((one) => ('tab' in one ? { ...one, tab: placeOf(one.tab) } : one))
  return JSON.stringify({
    ...world,
    left: left.sort(),
    tabs: inOrder.map(({ tab }) => tab),
    network: messages.sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1)),
  })
}

/** What is ended for all and stands nowhere any more needs no mark. */
function forgetEnded(world: World): void {
  const { tabs, stored, marks, left } = world
  const used = new Set([stored?.requestId, ...left])
  for (const { open, seen, asking, sending, shows, ended } of tabs) {
    const isOver =
      seen !== null && (ended.includes(seen.requestId) || marks.includes(seen.requestId))
    for (const id of [
      open?.requestId,
      isOver ? null : seen?.requestId,
      asking?.id,
      sending,
      shows,
    ]) {
      used.add(id ?? undefined)
    }
  }
  for (const tab of tabs) {
    const over = tab.seen?.requestId
    if (over !== undefined && !used.has(over)) tab.seen = null
    tab.ended = tab.ended.filter((id) => used.has(id)).sort()
  }
  world.marks = marks.filter((id) => used.has(id)).sort()
}

const rankOf = (one: Message) =>
  `${one.kind} ${one.id} ${'tab' in one ? one.tab : ''}${'code' in one ? one.code : ''}`

/** Tries every order of steps; answers how many worlds there are, or throws in the first bad one. */
function explore(settings: Settings): { worlds: number; ends: Set<string> } {
  const begin = JSON.stringify(empty)
  const seen = new Set<string>([begin])
  const waiting = [begin]
  const ends = new Set<string>()
  for (let text = waiting.pop(); text; text = waiting.pop()) {
    for (const step of steps(JSON.parse(text) as World, settings)) {
      const run = new Run(settings, text)
      step(run)
      const next = run.end()
      for (const { state } of next.tabs) ends.add(state.step)
      const key = textOf(next, settings)
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push(key)
    }
  }
  return { worlds: seen.size, ends }
}

const steady: Settings = { intents: 2, ticks: 2, leaves: 0 }
const fewer = { intents: 2, leaves: 0, copies: 1, steadySession: true } as const
const lossy: Settings = { ...fewer, ticks: 1, losses: 1 }
const lostAndLeft: Settings = { ...fewer, intents: 3, ticks: 0, leaves: 1, losses: 1, equal: true }
const gateway = { intents: 2, ticks: 1, leaves: 0, copies: 1 }
const skewed: Settings = { intents: 1, ticks: 2, leaves: 0, skew: TICK }

/** Milliseconds, on a machine that is busy with other things. */
const PATIENCE = 120_000

it(
  'an intent happens once at most, and never when it was said that it did not',
  () => {
    const { worlds, ends } = explore(steady)
    expect(worlds).toBeGreaterThan(10_000)
    expect(ends).toEqual(new Set(['ready', 'notSent', 'sending', 'checking', 'notArrived', 'done']))
  },
  PATIENCE,
)

it.each<[string, Settings]>([
  ['pages are left and come back to', { intents: 1, ticks: 2, leaves: 2 }],
  ['storage is cleared', lossy],
  ['storage is cleared and pages are left', lostAndLeft],
  ['a gateway refuses without a reason', { ...gateway, gateway: 'bare' }],
  ['the answer is that of another request', { ...gateway, gateway: 'other' }],
  ['the clocks of the servers differ', skewed],
  ['a page sees that they differ by more', { ...skewed, ticks: 3, skew: 2 * TICK, sees: 2 * TICK }],
])(
  'nor where %s',
  (_where, settings) => {
    expect(explore(settings).worlds).toBeGreaterThan(200)
  },
  PATIENCE,
)

it.each(['knows no deadline', 'forgets refusals'] as const)(
  'a server that %s is found out',
  (server) => {
    expect(() => explore({ ...steady, server })).toThrow(/denied/)
  },
)

it('a server that takes duplicates is found out', () => {
  const settings: Settings = { ...lostAndLeft, intents: 2, server: 'takes duplicates' }
  expect(() => explore(settings)).toThrow(/happened beside/)
})

it.each<[NonNullable<Settings['app']>, Settings, RegExp]>([
  ['goes by its own clock', steady, /denied/],
  ['believes whatever refuses', { ...steady, gateway: 'bare' }, /happened and is denied/],
  ['believes any record', { ...steady, gateway: 'other' }, /is called done and is not/],
  ["takes another tab's for its own", steady, /is told as this tab's/],
  ['takes what is lost for ended', { ...lossy, ticks: 3 }, /is open and another one is sent/],
  ['trusts every clock', skewed, /denied/],
  ['looks and begins in two steps', steady, /is open and another one is sent/],
  ['allows duplicates unasked', { ...lostAndLeft, intents: 2 }, /happened beside/],
])(
  'an app that %s is found out',
  (app, settings, fault) => {
    expect(() => explore({ ...settings, app })).toThrow(fault)
  },
  PATIENCE,
)

it('servers whose clocks differ by more than they may are found out', () => {
  expect(() => explore({ ...skewed, skew: 2 * TICK })).toThrow(/denied/)
})
