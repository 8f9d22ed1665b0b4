/**
 * Generates from `openapi/h5.yaml`: into `src/generated` Orval's hooks, types and validators of
 * forms, and the schemas that answers are checked against; into `sandbox/generated` the routes and
 * types that the sandbox serves by.
 *
 * `--check` generates a second copy and fails when it differs from the committed one.
 */
import './process/help.ts'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readContract } from './contract/contract.ts'
import { answerSchemas } from './generate/answer-schemas.ts'
import { sandboxOperations } from './generate/sandbox-operations.ts'
import { plainEnvironment } from './process/processes.ts'
import { fail, readArguments } from './process/project.ts'

const CONTRACT = 'openapi/h5.yaml'
const APP = 'src/generated'
const SANDBOX = 'sandbox/generated'
const COPIES = '.cache/generated'
const HEADER = `/**
 * Generated from ${CONTRACT} by \`npm run generate\`. Do not edit.
 */
`

const { check } = readArguments({ options: { check: { type: 'boolean' } } }).values
const target = (folder: string) => (check ? join(COPIES, folder) : folder)

const contract = read()
runOrval(target(APP))
write(target(APP), answerSchemas(contract))
write(target(SANDBOX), sandboxOperations(contract))

if (check) {
  const differences = [APP, SANDBOX].flatMap((folder) => compare(folder, target(folder)))
  rmSync(COPIES, { recursive: true, force: true })
  if (differences.length > 0) {
    console.error(`The generated code is not what ${CONTRACT} generates. Run \`npm run generate\`.`)
    for (const difference of differences) console.error(`  ${difference}`)
    process.exit(1)
  }
  console.log(`${APP} and ${SANDBOX} are what ${CONTRACT} generates.`)
}

/** Before Orval reads it: what is wrong with the file is said once, with its line. */
function read() {
  try {
    return readContract()
  } catch (error) {
    return fail(error)
  }
}

/** Writes files by their names below a folder. */
function write(folder: string, contents: Map<string, string>) {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of contents) writeFileSync(join(folder, name), HEADER + text)
}

/**
 * Runs Orval and fails on any warning but one: Orval 8.38 calls an infinite query in `mutationInvalidates` unknown and
 * generates its key all the same (https://github.com/orval-labs/orval/pull/4168), as `tests/architecture.test.ts` proves.
 */
function runOrval(folder: string) {
  mkdirSync(folder, { recursive: true })
  const output = execFileSync('orval', {
    encoding: 'utf8',
    env: { ...plainEnvironment(), H5_GENERATED: `./${folder}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const known = /mutationInvalidates references an unknown operation '\w+Infinite'/
  const lines = output.split('\n').filter((line) => !known.test(line))
  process.stdout.write(lines.join('\n'))
  const warnings = lines.filter((line) => line.includes('⚠️'))
  if (warnings.length > 0) fail(`Orval warned:\n${warnings.join('\n')}`)
}

/** Names the files of two folders that differ or stand in one of them only. */
function compare(committed: string, copy: string): string[] {
  const left = files(committed)
  const right = files(copy)
  const names = new Set([...left.keys(), ...right.keys()])
  return [...names]
    .filter((name) => left.get(name) !== right.get(name))
    .map((name) => {
      const path = join(committed, name)
      if (!left.has(name)) return `${path} is missing`
      return right.has(name) ? `${path} differs` : `${path} is not generated any more`
    })
}

/** The texts of all files below a folder by their name, with the path to the client made equal. */
function files(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        const text = readFileSync(path, 'utf8').replace(/'[./]+src\/api\//g, "'../../api/")
        return [relative(folder, path), text]
      }),
  )
}
