import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebElement } from 'selenium-webdriver'
import { Builder, Capabilities } from 'selenium-webdriver'
import { engineProgram } from '../../scripts/process/browser.ts'
import { startDisplay } from './display.ts'
import type { Engine, EngineElement, EngineTab } from './engine.ts'
import { PHONE } from './engine.ts'

/*
 * WebKit by WebDriver: WebKitGTK's MiniBrowser on a display of its own, and cog, which shows WPE
 * WebKit without one.
 */

// Selenium is made of CommonJS folders, whose names alone are no modules to import.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote')

/** What the programs need of their surroundings; nothing of the user's settings is read. */
const environment = (folder: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  TMPDIR: folder,
  XDG_CACHE_HOME: join(folder, 'cache'),
  XDG_CONFIG_HOME: join(folder, 'config'),
  XDG_DATA_HOME: join(folder, 'data'),
  XDG_RUNTIME_DIR: folder,
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  // Also a machine without a network is online: the app's server is on it.
  GIO_USE_NETWORK_MONITOR: 'base',
  GSETTINGS_BACKEND: 'memory',
  // There is no bus of a desktop to be looked for.
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  NO_AT_BRIDGE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  MESA_SHADER_CACHE_DISABLE: 'true',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
})

/** Without these rules the bars of the browser are wider than a phone. */
async function narrowBars(folder: string): Promise<void> {
  const gtk = join(folder, 'config', 'gtk-3.0')
  await mkdir(gtk, { recursive: true })
  await writeFile(join(gtk, 'gtk.css'), '* { min-width: 0; min-height: 0; padding: 0 }\n')
}

const elementOf = (element: WebElement): EngineElement => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text),
  choose: async (file) => {
    const driver = element.getDriver()
    // The driver refuses a field that cannot be seen, as those of the app are.
    await driver.executeScript((field: HTMLElement) => {
      field.hidden = false
    }, element)
    await element.sendKeys(file)
    await driver.executeScript((field: HTMLElement) => {
      field.hidden = true
    }, element)
  },
})

/** What starts a browser, as the driver is told. */
interface Way {
  driver: string
  capabilities: Record<string, unknown>
  environment: Record<string, string>
  /** A window can have the size of a phone. */
  sizable: boolean
}

async function startTab({ driver: executable, capabilities, environment, sizable }: Way) {
  const service = new DriverService.Builder(executable)
    .setLoopback(true)
    .setEnvironment(environment)
    .build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities(capabilities))
    .build()
  if (sizable) {
    const window = driver.manage().window()
    await window.setRect(PHONE)
    const bars = await driver.executeScript<number>('return outerHeight - innerHeight')
    await window.setRect({ width: PHONE.width, height: PHONE.height + bars })
  }
  const tab: EngineTab = {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    evaluate: (work, ...given) => driver.executeScript(work, ...given),
    element: async (work, ...given) =>
      elementOf(await driver.executeScript<WebElement>(work, ...given)),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit()
      await service.kill()
    },
  }
  return tab
}

/** WebKitGTK, which is as new as Debian's updates: about the newest Safari. */
export async function startWebKit(): Promise<Engine> {
  const driver = engineProgram('WebKitWebDriver')
  const binary = engineProgram('MiniBrowser')
  const display = await startDisplay(engineProgram('Xvfb'))
  return {
    start: async (scheme) => {
      const folder = await mkdtemp(join(tmpdir(), 'h5-webkit-'))
      await narrowBars(folder)
      const tab = await startTab({
        driver,
        capabilities: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
        environment: {
          ...environment(folder),
          DISPLAY: display.name,
          GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
        },
        sizable: true,
      })
      return {
        ...tab,
        close: async () => {
          await tab.close()
          await rm(folder, { recursive: true, force: true, maxRetries: 10 })
        },
      }
    },
    end: display.end,
  }
}

/** WPE WebKit, which Debian keeps as it was: Safari 16.0. It draws into memory, in one size. */
export async function startWpe(): Promise<Engine> {
  const driver = engineProgram('WPEWebDriver')
  const binary = engineProgram('cog')
  return {
    start: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'h5-wpe-'))
      const tab = await startTab({
        driver,
        capabilities: {
          browserName: 'cog',
          'wpe:browserOptions': { binary, args: ['--automation', '--platform=headless'] },
        },
        environment: environment(folder),
        sizable: false,
      })
      return {
        ...tab,
        close: async () => {
          await tab.close()
          await rm(folder, { recursive: true, force: true, maxRetries: 10 })
        },
      }
    },
    end: async () => {},
  }
}
