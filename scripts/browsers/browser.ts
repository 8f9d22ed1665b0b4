import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installFromDebian, isDebian, missingFromDebian, run } from '../process/debian.ts'
import { Failure } from '../process/project.ts'

/** Debian's browser and the fonts in which all ten languages are drawn. */
const chromiumPackages = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-core']
/** Debian's browsers of other engines, with what drives them and a display for those that need one. */
const enginePackages = ['webkit2gtk-driver', 'xvfb', 'firefox-esr', 'wpewebkit-driver', 'cog']
/** Their programs by the names that people know, and the places where they may be. */
const programs = {
  WebKitWebDriver: ['/usr/bin/WebKitWebDriver'],
  // In the folder of WebKitGTK's other processes, which each distribution has elsewhere.
  MiniBrowser: [
    '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib{,64,exec}/webkit2gtk-4.1/MiniBrowser',
  ],
  Xvfb: ['/usr/bin/Xvfb'],
  Firefox: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  WPEWebDriver: ['/usr/bin/WPEWebDriver'],
  cog: ['/usr/bin/cog'],
} as const
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

const findProgram = (name: keyof typeof programs) => globSync([...programs[name]])[0]

/** The path of a program of an engine; throws when it is not installed. */
export function engineProgram(name: keyof typeof programs): string {
  const place = findProgram(name)
  if (place !== undefined) return place
  throw new Failure(`No ${name}. ${withoutEngines}`)
}

const withoutEngines =
  '"node scripts/setup.mjs --browser" installs the browsers of other engines on Debian, by apt-get. ' +
  'WebKit can be driven on Linux alone: elsewhere, run "npm test" in a container of Debian. Without ' +
  'them its parts webkit and firefox fail, and "npm run test:e2e" still runs what needs Chromium.'

const secondsSince = (begin: number) => `${((performance.now() - begin) / 1000).toFixed(1)} s`

/**
 * Makes sure that there is a Chromium. A machine that belongs to nobody (root on Debian, such as a
 * container) gets Debian's packages; anyone else gets Playwright's own browser, without root.
 */
function provideChromium(): void {
  const begin = performance.now()
  const before = findChromium()
  const debian = isDebian()
  if (debian && process.getuid?.() === 0) {
    if (missingFromDebian(chromiumPackages).length === 0) return
    installFromDebian(chromiumPackages)
  }
  if (before) return
  const found =
    findChromium() ??
    (run('playwright', ['install', 'chromium'], 5) ? findChromium() : undefined) ??
    (debian && installFromDebian(chromiumPackages) ? findChromium() : undefined)
  if (!found) {
    console.error(
      'setup: no Chromium could be installed. Install Chromium or Chrome and set H5_CHROMIUM to ' +
        'its path, or run "npx playwright install chromium".',
    )
    process.exit(1)
  }
  console.log(`setup: ${found}, ready in ${secondsSince(begin)}`)
}

/** Makes sure that there are the other engines, or says that their tests will fail. */
function provideEngines(): void {
  const begin = performance.now()
  const missing = () =>
    (Object.keys(programs) as (keyof typeof programs)[]).filter(
      (name) => findProgram(name) === undefined,
    )
  if (missing().length === 0) return
  if (isDebian()) installFromDebian(enginePackages)
  const left = missing()
  if (left.length === 0) {
    console.log(`setup: WebKit, WPE and Firefox, ready in ${secondsSince(begin)}`)
    return
  }
  console.error(`setup: not to be had here: ${left.join(', ')}. ${withoutEngines}`)
}

if (import.meta.main) {
  provideChromium()
  provideEngines()
}
