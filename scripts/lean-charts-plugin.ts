import type { Plugin } from 'vite'

/**
 * Leaves klinecharts' own indicators and drawing tools out of a build: the app brings studies of its
 * own, and nobody draws lines on the chart. The package names both in lists at its top level, so that
 * 27 indicators and 16 tools would ride along (docs/decisions/016). A build fails where a release
 * names them otherwise.
 */
export function leanCharts(): Plugin {
  return {
    name: 'h5:lean-charts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]klinecharts[\\/]dist[\\/]index\.esm\.js$/ },
      handler(code) {
        const lists =
          /^var extensions(?:\$\d)? = \[([^\]]*(?:averagePrice|fibonacciLine)[^\]]*)\];$/gm
        const found = code.match(lists)?.length ?? 0
        if (found !== 2) this.error(`klinecharts has ${found} lists to leave out in place of 2`)
        return (
          code
            .replace(lists, (list) => list.replace(/\[[^\]]*\]/, '[]'))
            // What TypeScript made of a class; without use, it can go.
            .replaceAll('/** @class */ (function', '/* @__PURE__ */ (function')
        )
      },
    },
  }
}
