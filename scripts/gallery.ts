/**
 * `npm run gallery`: builds the app, looks at every page in ten languages, light and dark, at 320, 390 and 550 px, on a
 * small phone with text of 100, 130 and 200 %, at the sheets of trading, and at every state that the
 * contract's examples offer (tests/gallery), and writes the pictures into one page,
 * `.cache/gallery/index.html`. All of it takes about two hours; parts are chosen:
 *
 *   npm run gallery -- --pages wallet,recharge --languages en,de
 */
import './process/help.ts'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp, freePort, onStop, runCommand, stopCommands } from './process/processes.ts'
import { fail, readArguments, root } from './process/project.ts'

const folder = join(root, '.cache', 'gallery')
/** Far more than it takes, also on a busy machine. */
const HOURS = 3
/** All languages of a page are one test, and nothing is tried twice. */
const command = ['playwright', 'test', '--project=gallery', '--retries=0', '--global-timeout=0']

/** A picture by its name: `look~wallet~de~dark~320` or `state~wallet~wallet~empty~dark`. */
interface Picture {
  file: string
  page: string
  /** The language of a look; the operation and the example of a state. */
  row: string
  words: string
}

/** Reads the name of a file of the gallery; a text stands for a picture that was there before. */
function pictureOf(file: string): Picture {
  const [kind, page = '', ...words] = file.replace(/\.\w+$/, '').split('~')
  const ofRow = kind === 'look' ? 1 : 2
  const row = words.slice(0, ofRow).join(' ')
  return { file, page, row, words: words.slice(ofRow).join(' ') }
}

async function pictures(): Promise<Picture[]> {
  const files = existsSync(folder) ? await readdir(folder) : []
  return files
    .filter((file) => /\.(jpg|txt)$/.test(file))
    .toSorted()
    .map(pictureOf)
}

const css = `
body { font: 14px system-ui, sans-serif; margin: 24px; background: #eceef2; color: #14181f }
nav { columns: 5; margin-block-end: 24px }
h2 { position: sticky; inset-block-start: 0; padding-block: 8px; background: #eceef2 }
section > div { display: flex; gap: 16px; overflow-x: auto; align-items: start; padding-block: 8px 24px }
section > div > b { flex: none; inline-size: 140px; overflow-wrap: anywhere }
figure { margin: 0; flex: none }
figcaption { padding-block: 4px }
img { display: block; inline-size: 240px; max-block-size: 720px; object-fit: cover; object-position: top; border: 1px solid #c4c9d4; background: #fff }
`

async function figureOf({ file, page, row, words }: Picture): Promise<string> {
  if (file.endsWith('.txt')) {
    return `<p>looks like ${(await readFile(join(folder, file), 'utf8')).replace('~', ' ')}</p>`
  }
  return `<figure><figcaption>${words}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${page} ${row} ${words}"></a></figure>`
}

/** A page of the app: a row of pictures for each language, and for each state. */
async function sectionOf(name: string, list: readonly Picture[]): Promise<string> {
  const rows = [...Map.groupBy(list, ({ row }) => row)].map(async ([row, ofRow]) => {
    const figures = await Promise.all(ofRow.map(figureOf))
    return `<div><b>${row}</b>${figures.join('')}</div>`
  })
  return `<section id="${name}"><h2>${name}</h2>${(await Promise.all(rows)).join('\n')}</section>`
}

async function pageOf(all: readonly Picture[]): Promise<string> {
  const byPage = Map.groupBy(all, ({ page }) => page)
  const sections = await Promise.all([...byPage].map(([name, list]) => sectionOf(name, list)))
  const links = [...byPage.keys()].map((name) => `<a href="#${name}">${name}</a><br>`)
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${css}</style>
<h1>Gallery</h1><p>${all.length} pictures</p><nav>${links.join('')}</nav>${sections.join('\n')}\n`
}

async function main(): Promise<void> {
  const { values } = readArguments({
    options: { pages: { type: 'string', default: '' }, languages: { type: 'string', default: '' } },
  })
  onStop(async () => stopCommands())
  await buildApp()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const port = await freePort(4490)
  const { ok } = await runCommand(command, {
    timeoutSeconds: HOURS * 3600,
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
  await writeFile(join(folder, 'index.html'), await pageOf(all))
  console.log(`\n${all.length} pictures: ${join(folder, 'index.html')}`)
  if (!ok || all.length === 0) process.exitCode = 1
}

await main().catch(fail)
