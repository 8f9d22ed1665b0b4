import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process/project.ts'
import type { Contract, Operation } from './contract.ts'
import { readContract } from './contract.ts'
import { redocly } from './redocly.ts'
import type { Document } from './written.ts'

const folder = join(root, '.cache', 'docs')

/** The contract as a page for reading, once it was made. */
export const docsFile = join(folder, 'h5.html')

/** The host that the page's commands call where no server is asked for it: the mock's own. */
const HOST = '127.0.0.1:4010'

/** The page calls nobody, whatever is bundled into it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  'worker-src blob:',
].join('; ')

/**
 * The contract as a page for reading, with search, every named example, and a curl command for each
 * call, which calls `host`. Needs no network. Takes some seconds when the contract is new.
 */
export async function contractDocs(host = HOST): Promise<string> {
  const source = JSON.stringify(withCommands(readContract()))
  const mark = `<!-- ${createHash('sha256').update(source).update(POLICY).digest('hex')} -->`
  const kept = existsSync(docsFile) ? readFileSync(docsFile, 'utf8') : ''
  const html = kept.endsWith(mark) ? kept : await build(source, mark)
  // It comes from a request, and into a page.
  return /^[\w.:[\]-]+$/.test(host) ? html.replaceAll(HOST, () => host) : html
}

async function build(source: string, mark: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  // Several processes may build at once: none of them sees half a file.
  const own = join(folder, String(process.pid))
  writeFileSync(`${own}.json`, source)
  await redocly('build-docs', `${own}.json`, '--inlineBundle', '-o', `${own}.html`)
  const html = readFileSync(`${own}.html`, 'utf8')
    .replace(
      '<head>',
      () => `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    )
    // The emblem of its maker, which would be fetched from there.
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w/.-]+\.svg/g, 'data:,')
  writeFileSync(`${own}.html`, html + mark)
  renameSync(`${own}.html`, docsFile)
  rmSync(`${own}.json`)
  return html
}

function withCommands({ document, operations }: Contract): Document {
  const paths = structuredClone(document.paths)
  for (const operation of operations) {
    const written = paths[operation.path]?.[operation.method]
    // One label for all: what a reader chooses for one call, the page chooses for every other.
    const sample = { lang: 'Shell', label: 'curl', source: command(operation) }
    if (written) Object.assign(written, { 'x-codeSamples': [sample] })
  }
  return { ...document, paths }
}

/** A curl command with the first example of a call's request. `$TOKEN` is of the login's answer. */
function command({ method, path, isPublic, parameters, body }: Operation): string {
  const [example = {}] = body?.examples.values() ?? []
  const query = parameters.filter((one) => one.in === 'query' && one.required)
  const isUpload = body?.type === 'multipart/form-data'
  const fields = Object.entries(example).map(([name, value]) =>
    isUpload
      ? `-F ${part(body.fields.get(name)?.format, name, value)}`
      : `--data-urlencode ${pair(name, value)}`,
  )
  return [
    `curl ${method === 'get' && query.length > 0 ? '-G ' : ''}'http://${HOST}${path}'`,
    "-H 'lang: en'",
    ...(isPublic ? [] : ['-H "token: $TOKEN"']),
    ...query.map(({ name, example: value }) => `--data-urlencode ${pair(name, value)}`),
    ...fields,
    ...(method === 'post' && fields.length === 0 ? ['-X POST'] : []),
  ].join(' \\\n  ')
}

/** A file of the reader's own for a part that is one. */
const part = (format: string | undefined, name: string, value: unknown) =>
  format === 'binary' ? `'${name}=@picture.png'` : pair(name, value)

/** A field as the shell writes it. An intent is the reader's own, and may be carried out from now on. */
function pair(name: string, value: unknown): string {
  if (name === 'request_id') return '"request_id=$(uuidgen)"'
  if (name === 'valid_until') return '"valid_until=$(($(date +%s) + 60))"'
  return `'${`${name}=${value}`.replaceAll("'", "'\\''")}'`
}
