import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { toolEnvironment } from './processes.ts'
import { root } from './project.ts'

/** Runs a command that asks nothing, shows its errors, and returns whether it succeeded. */
export function run(line: readonly string[], minutes: number, folder = root): boolean {
  console.log(`setup: ${line.join(' ')}`)
  const [command = '', ...args] = line
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: minutes * 60_000,
    env: { ...toolEnvironment, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

export const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

function isMissing(name: string): boolean {
  // dpkg also lists packages that others merely name: only this status means installed.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the format is dpkg's own.
  const line = ['-W', '-f=${db:Status-Status}', name]
  return spawnSync('dpkg-query', line, { encoding: 'utf8' }).stdout !== 'installed'
}

/** Installs those of the packages that are missing. */
export function installFromDebian(packages: readonly string[]): void {
  const missing = packages.filter(isMissing)
  if (missing.length === 0) return
  const aptGet = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', '-qq']
  if (!run([...aptGet, 'update'], 3)) return
  run([...aptGet, 'install', '-y', '--no-install-recommends', ...missing], 8)
}

/** Unpacks the files of packages into a folder and installs nothing, so that none of their services starts. */
export function unpackFromDebian(packages: readonly string[], folder: string): void {
  mkdirSync(folder, { recursive: true })
  const download = () => run(['apt-get', '-qq', 'download', ...packages], 5, folder)
  if (!download() && !(run(['apt-get', '-qq', 'update'], 3) && download())) return
  for (const file of globSync('*.deb', { cwd: folder })) {
    run(['dpkg-deb', '--extract', file, '.'], 2, folder)
  }
}
