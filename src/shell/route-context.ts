import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createContext, useContext } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { PageFacts } from '@/lib/pages.ts'

/** One page of the app, as its feature defines it: a row of `pages` and what only the feature knows. */
export interface PageDefinition extends PageFacts {
  title: MessageDescriptor
  /** Starts the page's first requests while its files load. */
  prefetch?: (cache: QueryClient, search: URLSearchParams) => unknown
  /** Loads the screen; each has a file of its own. */
  load: () => Promise<ComponentType>
}

/** What a page needs to know of its route. */
export type RouteFacts = Pick<PageDefinition, 'path' | 'title' | 'bar' | 'tab'>

const RouteContext = createContext<RouteFacts | null>(null)

export const RouteProvider = RouteContext.Provider

/** The facts of the current route. Throws outside of one. */
export function useRouteFacts(): RouteFacts {
  const facts = useContext(RouteContext)
  if (!facts) throw new Error('No route around this page')
  return facts
}
