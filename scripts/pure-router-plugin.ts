import type { Plugin } from 'vite'

/**
 * Lets a build drop the parts of react-router that the app does not use. The package marks neither
 * its contexts nor its components as free of side effects and names them in statements of their
 * own, so that all of its data router, forms and prefetching would ride along: 12 kB of the entry
 * page, of which the app uses 5 (docs/decisions/016). Names for React's development tools are the
 * only thing lost.
 */
export function pureRouter(): Plugin {
  return {
    name: 'h5:pure-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler(code) {
        return (
          code
            .replace(/= (React\w*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            // Of use with React Server Components only.
            .replace(/^\w+\.contextType = RSCRouterContext;$/gm, '')
        )
      },
    },
  }
}
