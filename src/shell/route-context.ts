import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createContext, useContext } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { TabName } from '@/lib/paths.ts'

/** What a page must know of the route that shows it. */
export interface RouteFacts {
  path: string
  title: MessageDescriptor
  /** `standard`: the app draws the bar and its title. `custom`: the page draws its own head. */
  bar: 'standard' | 'custom'
  /** Set on the four tab pages. */
  tab?: TabName
}

/**
 * Who sees a page.
 *
 * - `public`: everybody, and the page waits for nobody's information.
 * - `optional`: visitors, and users once their information has come: the trade page, whose ticket asks
 *   visitors to log in when they place it (docs/decisions/trading.md).
 * - `session`: whoever has a session, also while the server cannot be asked whose it is, because what
 *   the page shows is public.
 * - `private`: users, once their information has come.
 */
export type Access = 'public' | 'optional' | 'session' | 'private'

/** One page of the app, as its feature defines it. */
export interface PageDefinition extends RouteFacts {
  access: Access
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
