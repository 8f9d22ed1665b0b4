/**
 * `npm run icons`: draws the icons of the installed app from the icon of the site, `site/public/icon.svg`:
 *
 *   H5_SITE=path/to/folder npm run icons    those of another site
 *
 * The pictures are committed; run it again when the icon has changed.
 */

import './process/help.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { publicFolder, shownPath, siteFolder } from './build/site.ts'
import { chromiumLaunch } from './process/browser.ts'
import { Failure, fail } from './process/project.ts'

/** Pixels along a side; a maskable icon is cut to a circle, so that it fills its square. */
const icons = [
  { name: 'icon-180', size: 180, whole: true },
  { name: 'icon-192', size: 192, whole: false },
  { name: 'icon-512', size: 512, whole: false },
  { name: 'icon-maskable-512', size: 512, whole: true },
] as const

/** The part of a maskable icon that every shape shows. */
const SAFE = 0.8

async function drawIcons(): Promise<void> {
  const folder = publicFolder({ folder: siteFolder })
  const drawing = join(folder, 'icon.svg')
  if (!existsSync(drawing)) throw new Failure(`${shownPath(drawing)} is missing: draw it first.`)
  const svg = await readFile(drawing, 'utf8')
  const ground = /<rect[^>]*fill="([^"]+)"/.exec(svg)?.[1]
  if (ground === undefined) {
    throw new Failure(`${shownPath(drawing)} has no <rect> with the fill of its ground.`)
  }
  const browser = await chromium.launch(chromiumLaunch(1))
  try {
    for (const { name, size, whole } of icons) {
      const page = await browser.newPage({ viewport: { width: size, height: size } })
      const inner = whole ? size * SAFE : size
      await page.setContent(
        `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${whole ? ground : 'transparent'}">
           <div style="width:${inner}px;height:${inner}px">${svg.replace('<svg', '<svg width="100%" height="100%"')}</div>`,
      )
      const picture = join(folder, `${name}.png`)
      await page.screenshot({ path: picture, omitBackground: true })
      await page.close()
      console.log(shownPath(picture))
    }
  } finally {
    await browser.close()
  }
}

drawIcons().catch(fail)
