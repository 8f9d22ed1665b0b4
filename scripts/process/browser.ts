/** The browsers of the tests: where they are, how they start, and how a machine gets them. */
import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installFromDebian, isDebian, run } from './debian.ts'
import { Failure } from './project.ts'

/** Debian's Chromium, the fonts in which all ten languages are drawn, and the other engines with their drivers. */
const packages = [
  ...['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-core'],
  ...['webkit2gtk-driver', 'xvfb', 'firefox-esr', 'wpewebkit-driver', 'cog'],
]
const systemChromiums = [
  // Playwright's own choice without a window: a new page takes a quarter of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** The programs of the other engines, and the places where each may be. */
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
type Program = keyof typeof programs

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
  const places = named ? [named] : [chromium.executablePath(), ...systemChromiums]
  return places.find((place) => existsSync(place))
}

/**
 * Returns how Playwright starts Chromium here; throws when there is none. The scale, device pixels for a CSS
 * pixel, is a flag because Playwright's own `deviceScaleFactor` draws canvases blurred.
 */
export function chromiumLaunch(scale = 2): { executablePath: string; args: string[] } {
  const executablePath = findChromium()
  if (!executablePath) {
    throw new Failure(
      'No Chromium. Install Chromium or Chrome and set H5_CHROMIUM to its path, or run ' +
        '"npx playwright install chromium".',
    )
  }
  const asRoot = process.getuid?.() === 0
  const args = [...flags, `--force-device-scale-factor=${scale}`]
  return { executablePath, args: asRoot ? ['--no-sandbox', ...args] : args }
}

const findProgram = (name: Program) => globSync([...programs[name]])[0]

const WITHOUT_ENGINES =
  '"npm test" installs the browsers of other engines on Debian, by apt-get. WebKit can be driven on Linux ' +
  'alone: elsewhere, run "npm test" in a container of Debian. Without them the parts webkit and firefox ' +
  'fail, and "npm test -- browser" still runs what needs Chromium.'

/** The path of a program of another engine; throws when it is not installed. */
export function engineProgram(name: Program): string {
  const place = findProgram(name)
  if (place !== undefined) return place
  throw new Failure(`No ${name}. ${WITHOUT_ENGINES}`)
}

/**
 * Installs the browsers that are missing: Debian's packages, elsewhere Playwright's Chromium. Throws when there
 * is no Chromium after it; names what else is missing, whose tests fail.
 */
export function provideBrowsers(): void {
  if (isDebian()) installFromDebian(packages)
  if (!findChromium()) run(['playwright', 'install', 'chromium'], 5)
  chromiumLaunch()
  const missing = (Object.keys(programs) as Program[]).filter((name) => !findProgram(name))
  if (missing.length > 0) console.error(`Not found: ${missing.join(', ')}. ${WITHOUT_ENGINES}`)
}
