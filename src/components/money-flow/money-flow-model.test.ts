import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'
import type { Intent } from './intent.ts'
import { beginIntent, endIntent, isOpen, readIntent } from './intent.ts'
import type { MoneyFlowEvent, MoneyFlowState } from './money-flow-state.ts'
import { afterLookUp, nextState } from './money-flow-state.ts'

/*
 * Two tabs of a user, a network that delays, loses, reorders and doubles whatever it carries, and a
 * server that keeps the contract: every order of their steps is tried, up to a number of intents. The
 * states of the tabs and the stored intent are changed by the app's own functions, in the order in
 * which `useMoneyFlow` calls them.
 */

/** The number of the next intent is its id. */
let next = 0

interface Tab {
  state: MoneyFlowState<string>
  open: Intent | null
  /** Whose answer it waits for. */
  sending: string | null
  asking: { id: string; wasOpen: boolean } | null
}

type Message =
  | { kind: 'request'; id: string; until: number; copies: number }
  | { kind: 'answer'; id: string; code: 0 | 1 | 401 }
  | { kind: 'look'; tab: number; id: string }
  | { kind: 'found'; tab: number; id: string; done: boolean; time: number }

interface World {
  now: number
  stored: Intent | null
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
}

/** How far it is tried, and what a server or an app without the rules would do instead. */
interface Settings {
  intents: number
  seconds: number
  leaves: number
  server?: 'knows no deadline' | 'forgets refusals'
  app?: 'goes by its own clock'
}

/** Seconds beyond the one of its press in which an intent is valid here. */
const VALID_FOR = 0

const MINE = ['pay', 'u1'] as const

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('crypto', { randomUUID: () => `${next}` })
})

class Run {
  readonly #settings: Settings
  readonly world: World

  constructor(settings: Settings, text: string) {
    this.#settings = settings
    this.world = JSON.parse(text) as World
    const { stored } = this.world
    next = Object.keys(this.world.effects).length
    localStorage.clear()
    if (stored) localStorage.setItem('h5.intent.u1.pay', JSON.stringify(stored))
  }

  end(): World {
    this.world.stored = readIntent(...MINE)
    return this.world
  }

  tick() {
    this.world.now += 1
  }

  press(tab: Tab) {
    const unknown = readIntent(...MINE)
    const known = tab.state.step === 'notArrived' ? tab.open : null
    if (unknown && unknown.requestId !== known?.requestId) {
      tab.open = unknown
      this.#dispatch(tab, { type: 'answerLost', content: '' })
      return
    }
    const { effects, denied, told, network, now } = this.world
    for (const id of Object.keys(effects)) {
      const isKnown = denied.includes(id) || told.includes(id)
      if (!isKnown) throw new Error(`${id} is open and another one is sent`)
    }
    this.#dispatch(tab, { type: 'sent' })
    const until = now + VALID_FOR
    tab.open = beginIntent(...MINE, '', until)
    const id = tab.open.requestId
    tab.sending = id
    effects[id] = 0
    network.push({ kind: 'request', id, until, copies: 2 })
  }

  timeOut(tab: Tab) {
    tab.sending = null
    this.#dispatch(tab, { type: 'answerLost', content: '' })
  }

  look(tab: Tab, index: number) {
    if (!tab.open) return
    const { requestId: id } = tab.open
    tab.asking = { id, wasOpen: isOpen(...MINE, tab.open) }
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
    const open = readIntent(...MINE)
    tabs[index] = tabOf(open)
  }

  /** What may become of a request that comes to the server: each is another world. */
  static outcomes(world: World, index: number, settings: Settings): string[] {
    const message = world.network[index] as Message
    if (message.kind !== 'request') return ['']
    const known = world.first[message.id] !== undefined
    const isLate = settings.server !== 'knows no deadline' && world.now > message.until
    return known || isLate ? [''] : ['done', 'done 401', 'refused', '401']
  }

  deliver(index: number, outcome: string) {
    const { network } = this.world
    const message = network[index] as Message
    if (message.kind === 'request' && message.copies > 1) message.copies -= 1
    else network.splice(index, 1)
    switch (message.kind) {
      case 'request':
        network.push({ kind: 'answer', id: message.id, code: this.#carryOut(message.id, outcome) })
        break
      case 'answer':
        this.#answer(message.id, message.code)
        break
      case 'look': {
        const { first, now } = this.world
        network.push({ ...message, kind: 'found', done: first[message.id] === 'done', time: now })
        break
      }
      case 'found':
        this.#found(message)
    }
  }

  #carryOut(id: string, outcome: string): 0 | 1 | 401 {
    const { first, effects, denied } = this.world
    if (first[id] !== undefined) return first[id] === 'done' ? 1 : 0
    if (outcome.startsWith('done')) {
      effects[id] = (effects[id] ?? 0) + 1
      first[id] = 'done'
      if (denied.includes(id)) throw new Error(`${id} happened after it was denied`)
      if ((effects[id] ?? 0) > 1) throw new Error(`${id} happened twice`)
      return outcome.endsWith('401') ? 401 : 1
    }
    if (outcome === '401') return 401
    if (outcome === 'refused' && this.#settings.server !== 'forgets refusals') first[id] = 'refused'
    return 0
  }

  #answer(id: string, code: 0 | 1 | 401) {
    const { tabs, left } = this.world
    const tab = tabs.find(({ sending }) => sending === id)
    if (tab) {
      tab.sending = null
      if (code === 1) this.#succeed(tab, id)
      else if (code === 401) this.#dispatch(tab, { type: 'sessionEnded' })
      else {
        this.#deny(id)
        this.#close(tab)
        this.#dispatch(tab, { type: 'failed', error: { kind: 'noAnswer', why: 'offline' } })
      }
    } else if (left.includes(id)) {
      left.splice(left.indexOf(id), 1)
      // A success stays open for the way back; a refusal ends it.
      if (code !== 0) return
      this.#deny(id)
      if (readIntent(...MINE)?.requestId === id) endIntent(...MINE)
    }
  }

  #found({ tab: index, id, done, time }: Extract<Message, { kind: 'found' }>) {
    const tab = this.world.tabs[index] as Tab
    if (tab.asking?.id !== id || !tab.open) return
    const { wasOpen } = tab.asking
    tab.asking = null
    const told = this.#settings.app === 'goes by its own clock' ? this.world.now : time
    const result = done ? 'r' : null
    const event = afterLookUp({ result, time: told }, tab.open.validUntil, wasOpen)
    if (event.type === 'succeeded') this.#succeed(tab, id)
    else this.#dispatch(tab, event)
    if (event.type === 'notFound') this.#deny(id)
  }

  #succeed(tab: Tab, id: string) {
    if (this.world.effects[id] !== 1) throw new Error(`${id} is called done and is not`)
    if (!this.world.told.includes(id)) this.world.told.push(id)
    this.#close(tab)
    this.#dispatch(tab, { type: 'succeeded', result: 'r' })
  }

  #deny(id: string) {
    if (this.world.effects[id] !== 0) throw new Error(`${id} happened and is denied`)
    if (!this.world.denied.includes(id)) this.world.denied.push(id)
  }

  #close(tab: Tab) {
    if (tab.open && isOpen(...MINE, tab.open)) endIntent(...MINE)
    tab.open = null
  }

  #dispatch(tab: Tab, event: MoneyFlowEvent<string>) {
    tab.state = nextState(tab.state, event)
  }
}

const tabOf = (open: Intent | null): Tab => ({
  state: open ? { step: 'checking', reachable: true, content: '' } : { step: 'ready', error: null },
  open,
  sending: null,
  asking: null,
})

const empty: World = {
  now: 0,
  stored: null,
  tabs: [tabOf(null), tabOf(null)],
  left: [],
  network: [],
  first: {},
  effects: {},
  denied: [],
  told: [],
  leaves: 0,
}

/** What a tab can do next. */
function stepsOf({ state: { step }, sending, asking }: Tab, index: number, maySend: boolean) {
  const all: ((run: Run, tab: Tab) => void)[] = []
  if (maySend && (step === 'ready' || step === 'notArrived')) all.push((run, tab) => run.press(tab))
  if (sending !== null) all.push((run, tab) => run.timeOut(tab))
  if (step === 'checking' && !asking) all.push((run, tab) => run.look(tab, index))
  if (step === 'done' || step === 'notArrived') all.push((run, tab) => run.startOver(tab))
  return all
}

/** Everything that can happen next. */
function steps(world: World, settings: Settings): ((run: Run) => void)[] {
  const all: ((run: Run) => void)[] = []
  if (world.now < settings.seconds) all.push((run) => run.tick())
  const maySend = Object.keys(world.effects).length < settings.intents
  for (const [index, tab] of world.tabs.entries()) {
    for (const step of stepsOf(tab, index, maySend)) {
      all.push((run) => step(run, run.world.tabs[index] as Tab))
    }
    if (world.leaves < settings.leaves) all.push((run) => run.leave(index))
  }
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
  for (const tab of tabs) if (/ready|done/.test(tab.state.step)) tab.open = null
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

const steady = { intents: 2, seconds: 2, leaves: 0 }

it('an intent happens once at most, and never when it was said that it did not', () => {
  const { worlds, ends } = explore(steady)
  expect(worlds).toBeGreaterThan(10_000)
  expect(ends).toEqual(new Set(['ready', 'sending', 'checking', 'notArrived', 'done']))
})

it('nor where pages are left and come back to', () => {
  const { worlds } = explore({ intents: 1, seconds: 1, leaves: 2 })
  expect(worlds).toBeGreaterThan(2_000)
})

it.each(['knows no deadline', 'forgets refusals'] as const)(
  'a server that %s is found out',
  (server) => {
    expect(() => explore({ ...steady, server })).toThrow(/denied/)
  },
)

it('an app that goes by its own clock is found out', () => {
  expect(() => explore({ ...steady, app: 'goes by its own clock' })).toThrow(/denied/)
})
