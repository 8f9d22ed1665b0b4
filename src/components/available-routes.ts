import { createContext, useContext } from 'react'

const AvailableRoutesContext = createContext<ReadonlySet<string>>(new Set())

/** Told by the app: the paths of its route table. */
export const AvailableRoutesProvider = AvailableRoutesContext.Provider

/** Tells whether a path has a screen, so that nothing offers a way that leads nowhere. */
export function useRouteExists(): (path: string) => boolean {
  const available = useContext(AvailableRoutesContext)
  return (path) => available.has(path.split(/[?#]/)[0] ?? path)
}
