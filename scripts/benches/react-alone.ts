import { join } from 'node:path'
import { build } from 'vite'
import { base } from '../build/serving-rules.ts'
import { root } from '../process/project.ts'

/** Builds a page of React alone, the baseline of the benches, and returns its folder. */
export async function buildReactAlone(): Promise<string> {
  const folder = join(root, '.cache', 'react-alone')
  await build({
    root: join(root, 'src/dev/react-alone'),
    configFile: false,
    base,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  return folder
}
