import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'

/** Runs a command in sight of the user, who gets no question; true when it did its work. */
export function run(
  command: string,
  args: readonly string[],
  minutes: number,
  folder = process.cwd(),
): boolean {
  console.log(`setup: ${[command, ...args].join(' ')}`)
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: minutes * 60_000,
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
    },
  })
  return status === 0
}

export function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

export function missingFromDebian(packages: readonly string[]): string[] {
  // dpkg also knows packages that others merely name; only this status means that one is there.
  return packages.filter((name) => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the format is dpkg's own.
    const format = '-f=${db:Status-Status}'
    const { stdout } = spawnSync('dpkg-query', ['-W', format, name], { encoding: 'utf8' })
    return stdout !== 'installed'
  })
}

function aptGet(args: readonly string[], minutes: number): boolean {
  const line = ['apt-get', '-qq', ...args]
  return process.getuid?.() === 0
    ? run('apt-get', line.slice(1), minutes)
    : run('sudo', ['-n', ...line], minutes)
}

/** Whether apt-get knows what there is. */
let isUpdated = false

export function installFromDebian(packages: readonly string[]): boolean {
  const missing = missingFromDebian(packages)
  if (missing.length === 0) return true
  isUpdated ||= aptGet(['update'], 3)
  return isUpdated && aptGet(['install', '-y', '--no-install-recommends', ...missing], 8)
}

/** Puts the files of packages into a folder and installs nothing: none of their services is started. */
export function unpackFromDebian(packages: readonly string[], folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  const download = () => run('apt-get', ['-qq', 'download', ...packages], 5, folder)
  if (!download()) {
    isUpdated ||= aptGet(['update'], 3)
    if (!isUpdated || !download()) return false
  }
  return globSync('*.deb', { cwd: folder }).every((file) =>
    run('dpkg-deb', ['--extract', file, '.'], 2, folder),
  )
}
