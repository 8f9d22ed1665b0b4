import { basename, join } from 'node:path'
import { runCommand } from '../../scripts/process/processes.ts'
import { root } from '../../scripts/process/project.ts'

/** The second site of the tests: another name, path, palette, icon and choice of languages. */
export const harbour = join(root, 'tests', 'sites', 'harbour')

/** Where the build for the site of a folder is. */
export const builtFolder = (folder: string) => join(root, '.cache', 'sites', basename(folder))

/** Builds the app for the site of a folder; resolves with the folder of the build. */
export async function buildSite(folder: string): Promise<string> {
  const built = builtFolder(folder)
  const { ok, output } = await runCommand(['vite', 'build', '--outDir', built, '--emptyOutDir'], {
    timeoutSeconds: 300,
    // A test runner says that all of this is a test, and React would be that of developers.
    env: { H5_SITE: folder, NODE_ENV: 'production' },
  })
  if (!ok) throw new Error(`The site of ${folder} cannot be built:\n${output}`)
  return built
}
