import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Failure } from './project.ts'

/** Debian's browser and the fonts in which all ten languages are drawn. */
const debianPackages = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-core']
const systemBrowsers = [
  // Playwright's own choice without a window: a new page takes a quarter of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags of every Chromium that the project starts. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium: `H5_CHROMIUM`, else Playwright's own, else the system's. */
function findChromium(): string | undefined {
  const named = process.env.H5_CHROMIUM
  const places = named ? [named] : [chromium.executablePath(), ...systemBrowsers]
  return places.find((place) => existsSync(place))
}

/**
 * How Playwright starts Chromium here; throws when there is none. The scale, device pixels for a CSS
 * pixel, is a flag because Playwright's own `deviceScaleFactor` draws canvases blurred.
 */
export function chromiumLaunch(scale = 2): { executablePath: string; args: string[] } {
  const executablePath = findChromium()
  if (!executablePath) throw new Failure('No Chromium: run "node scripts/setup.mjs --browser".')
  const asRoot = process.getuid?.() === 0
  const args = [...flags, `--force-device-scale-factor=${scale}`]
  return { executablePath, args: asRoot ? ['--no-sandbox', ...args] : args }
}

/** Runs a command in sight of the user, who gets no question; true when it did its work. */
function run(command: string, args: readonly string[], minutes: number): boolean {
  console.log(`setup: ${[command, ...args].join(' ')}`)
  const { status } = spawnSync(command, args, {
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

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

function missingFromDebian(): string[] {
  return debianPackages.filter((name) => spawnSync('dpkg-query', ['-W', name]).status !== 0)
}

function installFromDebian(): boolean {
  const missing = missingFromDebian()
  if (missing.length === 0) return true
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  return (
    run(command ?? 'apt-get', [...before, '-qq', 'update'], 3) &&
    run(
      command ?? 'apt-get',
      [...before, '-qq', 'install', '-y', '--no-install-recommends', ...missing],
      8,
    )
  )
}

/**
 * Makes sure that there is a Chromium. A machine that belongs to nobody (root on Debian, such as a
 * container) gets Debian's packages; anyone else gets Playwright's own browser, without root.
 */
function provideChromium(): void {
  const begin = performance.now()
  const before = findChromium()
  const debian = isDebian()
  if (debian && process.getuid?.() === 0) {
    if (missingFromDebian().length === 0) return
    installFromDebian()
  }
  if (before) return
  const found =
    findChromium() ??
    (run('playwright', ['install', 'chromium'], 5) ? findChromium() : undefined) ??
    (debian && installFromDebian() ? findChromium() : undefined)
  if (!found) {
    console.error(
      'setup: no Chromium could be installed. Install Chromium or Chrome and set H5_CHROMIUM to ' +
        'its path, or run "npx playwright install chromium".',
    )
    process.exit(1)
  }
  console.log(`setup: ${found}, ready in ${((performance.now() - begin) / 1000).toFixed(1)} s`)
}

if (import.meta.main) provideChromium()
