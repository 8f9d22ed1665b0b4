import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashedFiles } from '../../scripts/build/serving-rules.ts'
import { runCommand } from '../../scripts/process/processes.ts'
import { root } from '../../scripts/process/project.ts'

/** The build that is there already: the older of the two. */
export const older = join(root, 'dist')

/** Builds another release into a folder (newer.config.ts). */
export async function buildNewer(folder: string): Promise<void> {
  const config = join('tests', 'deploy', 'newer.config.ts')
  const line = ['vite', 'build', '--config', config, '--outDir', folder, '--emptyOutDir']
  // Playwright says that all of this is a test, and React would be that of developers.
  const options = { timeoutSeconds: 300, env: { NODE_ENV: 'production' } }
  const { ok, output } = await runCommand(line, options)
  if (!ok) throw new Error(`The newer release cannot be built:\n${output}`)
}

/** The name of a build, as its page says it. */
export async function releaseOf(folder: string): Promise<string> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  return /<meta name="release" content="([^"]+)"/.exec(page)?.[1] ?? ''
}

/**
 * Deploys a build as docs/serving.md says: first what others name, and nothing is taken away. What
 * should be left out comes along, because a server must not hand it out.
 */
export async function deploy(folder: string, site: string): Promise<void> {
  await mkdir(site, { recursive: true })
  await cp(join(folder, hashedFiles.folder), join(site, hashedFiles.folder), { recursive: true })
  await cp(folder, site, { recursive: true })
}

/** Takes all files away that only another build than this one has. */
export async function takeOthersAway(folder: string, site: string): Promise<void> {
  await rm(join(site, hashedFiles.folder), { recursive: true })
  await deploy(folder, site)
}
