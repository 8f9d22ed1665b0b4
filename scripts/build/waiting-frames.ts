import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../process/project.ts'
import { siteOfApp } from './site-plugin.ts'

const entry = join(root, 'src', 'shell', 'waiting-frames.tsx')
/** Below the project, so that the packages are found from there. */
const cache = join(root, '.cache')

export interface Frames {
  waiting: string
  withoutScript: string
}

/**
 * Draws the frames of `src/shell/waiting-frames.tsx`. Their classes are those of the app's style sheet:
 * what a CSS module calls them follows from its path.
 */
export async function drawFrames(
  words: readonly { lang: string; text: string }[],
): Promise<Frames> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    define: { SITE: JSON.stringify(siteOfApp) },
    css: { transformer: 'lightningcss' },
    build: { ssr: entry, write: false },
  })
  if (!('output' in built)) throw new Error('A build of one entry has one output')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'frames-'))
  try {
    const file = join(folder, 'frames.mjs')
    await writeFile(file, built.output[0].code)
    // Now alone: React asks once which environment it is in, and the build has named it.
    const [{ WaitingFrames, FrameWithoutScript }, { createElement }, { renderToStaticMarkup }] =
      await Promise.all([
        import(pathToFileURL(file).href),
        import('react'),
        import('react-dom/server'),
      ])
    return {
      waiting: renderToStaticMarkup(createElement(WaitingFrames)),
      withoutScript: renderToStaticMarkup(createElement(FrameWithoutScript, { words })),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
