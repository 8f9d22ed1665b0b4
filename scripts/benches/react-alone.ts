import { join } from 'node:path'
import { build } from 'vite'
import { base } from '../build/serving-rules.ts'
import { root } from '../process/project.ts'

/** Builds the page of React alone, beside which others are measured, and returns its folder. */
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
