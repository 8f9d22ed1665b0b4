import type { Plugin } from 'vite'
import { base } from './serving-rules.ts'

/** The chunk of `src/app/first-requests.ts` (scripts/chunks.ts). */
const NAME = 'first'

/**
 * Runs the file that sends the first requests before the others have come: module scripts run in
 * their order, each as soon as what it imports itself is there. The app imports the same file, which
 * runs once.
 */
export function firstScript(): Plugin {
  return {
    name: 'h5:first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const file = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.name === NAME,
        )
        if (!file) throw new Error(`No chunk is called "${NAME}"`)
        return [
          {
            tag: 'script',
            attrs: { type: 'module', crossorigin: true, src: `${base}${file.fileName}` },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
