import type { ListOrdersParams } from '@/generated/h5.schemas.ts'
import { OrderDirection, OrderResult } from '@/generated/h5.schemas.ts'

/** The views of the page: open orders, which have a call of their own, and those of the list. */
export const VIEWS = ['holding', 'history', 'contract', 'project'] as const
export type View = (typeof VIEWS)[number]

/** A day of the device's calendar: 2026-11-21. */
export type Day = string

/** The first and the last day that can be chosen: other years are mistyped. */
export const FIRST_DAY: Day = '2000-01-01'
export const LAST_DAY: Day = '2099-12-31'

/** What can be asked of the orders of a view; absent means all. */
export interface Choices {
  symbol?: string
  direction?: OrderDirection
  result?: OrderResult
  /** First and last day in which an order was opened or a project bought. */
  from?: Day
  to?: Day
}

export interface OrderFilter extends Choices {
  view: View
}

/** The choices of each view: those that its operation takes and that can match something. */
const CHOICES: Record<View, readonly (keyof Choices)[]> = {
  holding: ['symbol'],
  history: ['symbol', 'direction', 'result', 'from', 'to'],
  contract: ['symbol', 'direction', 'result', 'from', 'to'],
  project: ['from', 'to'],
}

/** The kinds of orders, each with a view of all of it, open or over. */
export const KINDS = ['contract', 'project'] as const satisfies readonly View[]

/** Ranges of days that end today, or yesterday. */
export const PRESETS = ['today', 'yesterday', 'week', 'month'] as const
export type Preset = (typeof PRESETS)[number]

/** How many days ago each begins and ends. */
const AGO: Record<Preset, readonly [first: number, last: number]> = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
}

/** The days of a preset, on the device's calendar, where today is `today`. */
export function daysOf(preset: Preset, today: Day): Required<Pick<Choices, 'from' | 'to'>> {
  const [first, last] = AGO[preset]
  return { from: daysBefore(today, first), to: daysBefore(today, last) }
}

/** The preset whose days are chosen, if any. */
export function presetOf({ from, to }: Choices, today: Day): Preset | undefined {
  return PRESETS.find((preset) => {
    const days = daysOf(preset, today)
    return days.from === from && days.to === to
  })
}

/** Whether a view can be asked by a choice. */
export function hasChoice(view: View, name: keyof Choices): boolean {
  return CHOICES[view].includes(name)
}

/** The results that a view can hold. */
export function resultsOf(view: View): readonly OrderResult[] {
  const all = Object.values(OrderResult)
  return view === 'history' ? all.filter((one) => one !== 'open') : all
}

/**
 * Parses the filter from the address, which may hold anything: unknown values, choices that the
 * view does not have, and a last day before the first are dropped.
 */
export function readFilter(search: URLSearchParams): OrderFilter {
  const view = VIEWS.find((known) => known === search.get('view')) ?? 'holding'
  const from = dayOf(search.get('from'))
  const to = dayOf(search.get('to'))
  const read: Choices = {
    symbol: search.get('symbol') || undefined,
    direction: Object.values(OrderDirection).find((one) => one === search.get('direction')),
    result: resultsOf(view).find((one) => one === search.get('result')),
    from,
    to: from !== undefined && to !== undefined && to < from ? undefined : to,
  }
  return { view, ...inView(view, read) }
}

/** The filter as search params; empty for the default view without choices. */
export function writeFilter({ view, ...choices }: OrderFilter): Record<string, string> {
  const query: Record<string, string> = view === 'holding' ? {} : { view }
  return { ...query, ...inView(view, choices) }
}

/** The same choices in another view, as far as it has them. */
export function changeView({ view: _former, ...choices }: OrderFilter, view: View): OrderFilter {
  const { result, ...others } = choices
  const kept = result !== undefined && resultsOf(view).includes(result) ? { result } : {}
  return { view, ...inView(view, { ...others, ...kept }) }
}

/** Sets one choice. */
export function choose<Name extends keyof Choices>(
  filter: OrderFilter,
  name: Name,
  value: Choices[Name] | undefined,
): OrderFilter {
  return { ...filter, [name]: value }
}

/** The choices that are made. */
export function chosen({ view, ...choices }: OrderFilter): (keyof Choices)[] {
  return CHOICES[view].filter((name) => choices[name] !== undefined)
}

/** The contract's smallest moment, Unix seconds; no order is as old. */
const FIRST_MOMENT = 1_000_000_000

/**
 * The params of the list call: days become moments, from the start of the first to the end of the
 * last.
 */
export function askedOf({ view, from, to, ...choices }: OrderFilter): ListOrdersParams {
  return {
    view: view === 'holding' ? 'contract' : view,
    ...choices,
    ...(from !== undefined && { from: Math.max(startOf(from), FIRST_MOMENT) }),
    ...(to !== undefined && { to: Math.max(startOf(to, 1), FIRST_MOMENT) }),
  }
}

function daysBefore(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() - days)
  return moment.toISOString().slice(0, 10)
}

/** The moment at which a day begins on the device, Unix seconds; or the day so many days later. */
function startOf(day: Day, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map((part) => parseInt(part, 10))
  return new Date(year, month - 1, date + later).getTime() / 1000
}

/** Parses a day; undefined when it cannot be selected. */
function dayOf(text: string | null): Day | undefined {
  return text !== null && isSelectableDay(text) ? text : undefined
}

/** Whether a text is a real day within the bounds. */
export function isSelectableDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // Date.parse rolls the 31st of a short month into the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function inView(view: View, choices: Choices): Choices {
  const kept = CHOICES[view].filter((name) => choices[name] !== undefined)
  return Object.fromEntries(kept.map((name) => [name, choices[name]])) as Choices
}
