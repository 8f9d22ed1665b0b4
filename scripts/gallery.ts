/**
 * `npm run gallery`: looks at every page in ten languages, light and dark, at 320, 390 and 550 px, and
 * at every state that the contract's examples offer (tests/gallery), and writes the pictures into one
 * page, `.cache/gallery/index.html`. All of it takes hours; parts are chosen:
 *
 *   npm run gallery -- --pages wallet,recharge --languages en,de
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort, onStop, runCommand, stopCommands } from './processes.ts'
import { fail, root } from './project.ts'

const folder = join(root, '.cache', 'gallery')
const HOURS = 6 * 3600

/** A picture by its name: `look~wallet~de~dark~320` or `state~wallet~wallet~empty~dark`. */
interface Picture {
  file: string
  page: string
  words: string[]
}

async function pictures(): Promise<Picture[]> {
  const files = existsSync(folder) ? await readdir(folder) : []
  return files
    .filter((file) => file.endsWith('.jpg'))
    .toSorted()
    .map((file) => {
      const [, page = '', ...words] = file.replace(/\.jpg$/, '').split('~')
      return { file, page, words }
    })
}

const css = `
body { font: 14px system-ui, sans-serif; margin: 24px; background: #eceef2; color: #14181f }
nav { columns: 4; margin-block-end: 24px }
section > div { display: flex; gap: 16px; overflow-x: auto; align-items: start; padding-block: 8px 24px }
figure { margin: 0; flex: none }
figcaption { padding-block: 4px }
img { display: block; inline-size: 240px; border: 1px solid #c4c9d4; background: #fff }
`

function pageOf(all: readonly Picture[]): string {
  const byPage = Map.groupBy(all, ({ page }) => page)
  const sections = [...byPage].map(([name, list]) => {
    const figures = list.map(
      ({ file, words }) =>
        `<figure><figcaption>${words.join(' · ')}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${name} ${words.join(' ')}"></a></figure>`,
    )
    return `<section id="${name}"><h2>${name}</h2><div>${figures.join('')}</div></section>`
  })
  const links = [...byPage.keys()].map((name) => `<a href="#${name}">${name}</a><br>`)
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${css}</style>
<h1>Gallery</h1><p>${all.length} pictures</p><nav>${links.join('')}</nav>${sections.join('\n')}\n`
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: '' }, languages: { type: 'string', default: '' } },
  })
  onStop(async () => stopCommands())
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const port = await freePort(4490)
  const { ok } = await runCommand(['playwright', 'test', '--project=gallery', '--retries=0'], {
    timeoutSeconds: HOURS,
    show: true,
    env: {
      H5_GALLERY: 'yes',
      H5_GALLERY_PAGES: values.pages,
      H5_GALLERY_LANGUAGES: values.languages,
      H5_TEST_PORT: String(port),
      H5_TEST_MOCK_PORT: String(await freePort(port + 1)),
    },
  })
  const all = await pictures()
  await writeFile(join(folder, 'index.html'), pageOf(all))
  console.log(`\n${all.length} pictures: ${join(folder, 'index.html')}`)
  if (!ok || all.length === 0) process.exitCode = 1
}

await main().catch(fail)
