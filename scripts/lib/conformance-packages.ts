import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, root } from '../project.ts'

/** The folder of the conformance kit. */
export const kitFolder = join(root, 'conformance')

/** Installs the kit's packages unless what is installed is what its lock file says. */
export function installKit(): void {
  const lock = readFileSync(join(kitFolder, 'package-lock.json'), 'utf8')
  const marker = join(kitFolder, 'node_modules', '.installed-lock.json')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  console.log('conformance: installing its packages, the first time only')
  const npm = process.env.npm_execpath
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm']
  const done = spawnSync(command, [...before, 'ci', '--ignore-scripts', '--no-progress'], {
    cwd: kitFolder,
    encoding: 'utf8',
    shell: !npm && process.platform === 'win32',
    timeout: 300_000,
  })
  if (done.status !== 0) {
    throw new Failure(
      `"npm ci" in conformance/ failed:\n${done.stdout}${done.stderr}${done.error?.message ?? ''}`,
    )
  }
  writeFileSync(marker, lock)
}
