import type { Plugin } from 'vite'

/**
 * Leaves axios' fetch adapter out of a build. In browsers axios uses XMLHttpRequest, whose progress
 * the uploads need; the other adapter is 4 kB that no page ever runs (docs/decisions/016).
 */
export function leanAxios(): Plugin {
  return {
    name: 'h5:lean-axios',
    apply: 'build',
    load: {
      filter: { id: /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/ },
      handler: () => 'export const getFetch = () => null\nexport default null\n',
    },
  }
}
