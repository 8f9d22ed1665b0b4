/**
 * `npm run gallery`: builds the app, looks at every page in ten languages, light and dark, at 320, 390 and 550 px, on
 * a small phone with text of 100, 130 and 200 %, at the sheets of trading, and at every state that the contract's
 * examples offer (tests/gallery), and writes the pictures into one page, `.cache/gallery/index.html`. All of it takes
 * about two hours; parts are chosen:
 *
 *   npm run gallery -- --pages wallet,recharge --languages en,de
 *   npm run gallery -- readme    takes the README's pictures instead
 */
import './process/help.ts'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp, freePort, onStop, runCommand, stopCommands } from './process/processes.ts'
import { choose, fail, readArguments, root } from './process/project.ts'

const folder = join(root, '.cache', 'gallery')
/** Far more than it takes, also on a busy machine. */
const HOURS = 3

/** A picture: `look~wallet~de~dark~320.jpg`, or a text that names the one that it looks like. */
async function figureOf(file: string): Promise<string> {
  const words = file
    .replace(/\.\w+$/, '')
    .split('~')
    .slice(2)
    .join(' ')
  const content = file.endsWith('.txt')
    ? `looks like ${(await readFile(join(folder, file), 'utf8')).replaceAll('~', ' ')}`
    : `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>`
  return `<figure><figcaption>${words}</figcaption>${content}</figure>`
}

/** All pictures, by the page of the app that they show. */
async function writeIndex(files: readonly string[]): Promise<void> {
  const byPage = Map.groupBy(files, (file) => file.replace(/\.\w+$/, '').split('~')[1] ?? '')
  const sections = await Promise.all(
    [...byPage].map(async ([name, own]) => {
      const figures = await Promise.all(own.map(figureOf))
      return `<h2 id="${name}">${name}</h2><section>${figures.join('\n')}</section>`
    }),
  )
  const links = [...byPage.keys()].map((name) => `<a href="#${name}">${name}</a>`)
  const css =
    'body { font: 14px system-ui } section { display: flex; flex-wrap: wrap; gap: 16px } ' +
    'figure { inline-size: 240px; margin: 0 } img { inline-size: 100%; border: 1px solid }'
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${css}</style>
<p>${files.length} pictures: ${links.join(' ')}</p>${sections.join('\n')}\n`,
  )
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    options: { pages: { type: 'string', default: '' }, languages: { type: 'string', default: '' } },
    allowPositionals: true,
  })
  for (const part of positionals) choose('part', part, { readme: true })
  const isReadme = positionals.length > 0
  onStop(async () => stopCommands())
  await buildApp()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const port = await freePort(4490)
  const line = ['playwright', 'test', '--project=gallery', '--retries=0', '--global-timeout=0']
  const { ok } = await runCommand([...line, isReadme ? 'readme.spec.ts' : 'gallery.spec.ts'], {
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
  if (!ok) process.exitCode = 1
  if (isReadme) return
  const files = (await readdir(folder)).filter((file) => /\.(jpg|txt)$/.test(file)).sort()
  await writeIndex(files)
  console.log(`\n${files.length} pictures: ${join(folder, 'index.html')}`)
  if (files.length === 0) process.exitCode = 1
}

await main().catch(fail)
