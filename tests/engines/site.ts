import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { base } from '../../scripts/build/serving-rules.ts'
import { root } from '../../scripts/process/project.ts'

/** Beside the files of the app. */
const PROBE = 'probe.js'

async function replaceIn(file: string, part: string, by: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(part)) throw new Error(`${file} has no ${part}`)
  await writeFile(file, text.replace(part, by))
}

/** Writes the script of probe.ts into a folder, for the oldest of the engines, and answers its path. */
export async function bundledProbe(folder: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Testing Library asks Node for its settings.
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'safari16',
      lib: {
        entry: join(root, 'tests', 'engines', 'probe.ts'),
        formats: ['iife'],
        name: 'probeOfTests',
        fileName: () => PROBE,
      },
    },
  })
  return join(folder, PROBE)
}

/**
 * A copy of the build whose pages begin with the probe, and whose worker keeps it like the app's own
 * files: as WebKit's driver tells no console, the page itself writes down what goes wrong in it. It
 * is a file of the same origin and passes the production headers.
 */
export async function copyWithProbe(): Promise<{ folder: string; end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'h5-probed-'))
  await cp(join(root, 'dist'), folder, { recursive: true })
  await bundledProbe(folder)
  const script = `<script src="${base}${PROBE}"></script>`
  await replaceIn(join(folder, 'index.html'), '<head>', `<head>\n    ${script}`)
  // The page of a visit without a network has it, too.
  const page = '{url:"index.html",'
  await replaceIn(join(folder, 'sw.js'), page, `{url:"${PROBE}",revision:"1"},${page}`)
  return { folder, end: () => rm(folder, { recursive: true, force: true }) }
}
