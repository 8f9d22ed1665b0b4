import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
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
  tab?: TabName
}

/** One page of the app, as its feature defines it. */
export interface PageDefinition extends RouteFacts {
  /**
   * Set where visitors see the page although its path is none of the public ones: the trade page,
   * whose ticket asks them to log in when they place it (docs/decisions/021).
   */
  visitors?: boolean
  /**
   * Set where a page shows what is public, although its path is not: without a network it can be
   * read, and nobody's data are on it.
   */
  publicContent?: boolean
  /** Asks for what the page begins with, while its files are on their way. */
  prefetch?: (cache: QueryClient, search: URLSearchParams) => unknown
  /** Loads the screen; each has a file of its own. */
  load: () => Promise<ComponentType>
}

const RouteContext = createContext<RouteFacts | null>(null)

export const RouteProvider = RouteContext.Provider

/** The facts of the present route. Throws outside of one: a page cannot stand alone. */
export function useRouteFacts(): RouteFacts {
  const facts = useContext(RouteContext)
  if (!facts) throw new Error('No route around this page')
  return facts
}
