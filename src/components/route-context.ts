import { createContext, useContext } from 'react'
import type { MessageDescriptor } from 'react-intl'

/** One of the four bottom tabs, in the order of the specification. */
export type TabName = 'trade' | 'project' | 'home' | 'user'

/** What a page must know of the route that shows it. */
export interface RouteFacts {
  path: string
  title: MessageDescriptor
  /** `standard`: the app draws the bar and its title. `custom`: the page draws its own head. */
  bar: 'standard' | 'custom'
  /** Set on the four tab pages. */
  tab: TabName | undefined
}

const RouteContext = createContext<RouteFacts | null>(null)

export const RouteProvider = RouteContext.Provider

/** The facts of the present route. Throws outside of one: a page cannot stand alone. */
export function useRouteFacts(): RouteFacts {
  const facts = useContext(RouteContext)
  if (!facts) throw new Error('No route around this page')
  return facts
}
