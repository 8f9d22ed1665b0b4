/**
 * `npm run contract -- PART`: works on the contract, openapi/h5.yaml (docs/contract.md).
 *
 *   lint         checks its style with Spectral
 *   docs         writes it as a page for reading, with search, every named example and a curl command for each
 *                call; it needs no network. mock and sandbox serve the same page at `/docs`
 *   diff [--check] [old.yaml new.yaml]
 *                prints what changed since the released contract, for clients that were made from it, or between
 *                two other files; fails when `info.version` did not rise as far as that needs. `--check` prints
 *                only whether it must rise
 *   release      checks it and makes it the released one. A change needs a higher `info.version`, a breaking
 *                one a higher major
 *   export [--to FOLDER]
 *                writes it for other people's tools into `.cache/export`:
 *                  h5-examples.json             with every state as a named example, for Prism
 *                  h5-lean.yaml, h5-lean.json   without examples and YAML anchors
 *                  h5.postman_collection.json   all requests with their examples, for Postman and Bruno
 *   generators   proves that other people's tools take it (tests/generators)
 */
import './process/help.ts'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stringify } from 'yaml'
import { differenceBetween, printDifference, versionFault } from './contract/changes.ts'
import { present, readContract, readSource, released } from './contract/contract.ts'
import { contractDocs, docsFile } from './contract/docs.ts'
import { collectionOf, leanCopy } from './contract/export.ts'
import { onStop, runCommand, stopCommands } from './process/processes.ts'
import { choose, Failure, fail, readArguments, root } from './process/project.ts'

const folder = 'tests/generators'
const LINT = ['spectral', 'lint', 'openapi/h5.yaml', '--fail-severity', 'hint']

/** The parts; each takes the arguments behind its name. */
export const parts: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  lint: () => show(LINT),
  docs: async () => {
    await contractDocs()
    console.log(docsFile)
  },
  diff,
  release,
  export: exportCopies,
  generators: () =>
    show(['node', 'scripts/setup.mjs', '--with', folder, '--then', 'node', `${folder}/check.ts`]),
}

async function show(line: readonly string[]): Promise<void> {
  const { ok } = await runCommand(line, { timeoutSeconds: 3_600, show: true })
  if (!ok) process.exitCode = 1
}

async function diff(args: string[]): Promise<void> {
  const {
    values: { check },
    positionals: [before = released, after = present],
  } = readArguments({
    args,
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (before === released && !existsSync(before)) {
    console.log('Nothing is released yet; `npm run contract -- release` makes the first release.')
    return
  }
  // What is no contract is reported with its line, before anything is compared.
  for (const file of [before, after]) readContract(file)
  const difference = await differenceBetween(before, after)
  if (!check) printDifference(difference)
  const fault = versionFault(difference)
  if (!fault) return
  console.error(`\n${fault}`)
  if (check) console.error('`npm run contract -- diff` lists what changed.')
  process.exitCode = 1
}

async function release(): Promise<void> {
  const { info } = readContract(present).document
  if (existsSync(released)) {
    const difference = await differenceBetween(released, present)
    printDifference(difference)
    const fault = versionFault(difference)
    if (fault) throw new Failure(fault)
  }
  for (const line of [
    LINT,
    ['vitest', 'run', '--project', 'contract'],
    ['node', 'scripts/generate.ts', '--check'],
  ]) {
    const { ok, output } = await runCommand(line, { timeoutSeconds: 600 })
    if (!ok) throw new Failure(`${line.join(' ')}\n${output}`)
    console.log(`ok  ${line.join(' ')}`)
  }
  mkdirSync(dirname(released), { recursive: true })
  copyFileSync(present, released)
  console.log(`Version ${info.version} is released: commit openapi/released/h5.yaml.`)
}

async function exportCopies(args: string[]): Promise<void> {
  const { values } = readArguments({
    args,
    options: { to: { type: 'string', default: join(root, '.cache', 'export') } },
  })
  const contract = readContract()
  const lean = leanCopy(readSource().get([]))
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  mkdirSync(values.to, { recursive: true })
  for (const [name, text] of Object.entries({
    'h5-examples.json': json(contract.document),
    'h5-lean.yaml': stringify(lean, { aliasDuplicateObjects: false, lineWidth: 0 }),
    'h5-lean.json': json(lean),
    'h5.postman_collection.json': json(collectionOf(contract)),
  })) {
    const file = join(values.to, name)
    writeFileSync(file, text)
    console.log(`${relative(process.cwd(), file)}  ${Math.ceil(text.length / 1024)} kB`)
  }
}

async function main([part = '', ...args]: string[]): Promise<void> {
  onStop(async () => stopCommands())
  await choose('part', part, parts)(args)
}

if (import.meta.main) main(process.argv.slice(2)).catch(fail)
