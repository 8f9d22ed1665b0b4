/**
 * `npm test -- audit`: known vulnerabilities in what is shipped, and in the packages of the conformance kit. Where the
 * registry gives no advisories, the lock files are compared with those listed here, which every `npm test` does.
 */
import './process/help.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './process/processes.ts'
import { fail, root } from './process/project.ts'

/** Of packages that the overrides replace: from which version on each is vulnerable, and in which it is fixed. */
const VULNERABLE: Record<string, [from: string, fixed: string][]> = {
  // GHSA-2g4f-4pwh-qvx6
  ajv: [
    ['0.0.0', '6.14.0'],
    ['7.0.0', '8.18.0'],
  ],
  // GHSA-fwr7-v2mv-hh25
  async: [
    ['2.0.0', '2.6.4'],
    ['3.0.0', '3.2.2'],
  ],
  // GHSA-3xgq-45jq-v275
  'cross-spawn': [['0.0.0', '7.0.5']],
  // GHSA-fjxv-7rqg-78g4
  'form-data': [
    ['0.0.0', '2.5.4'],
    ['3.0.0', '3.0.4'],
    ['4.0.0', '4.0.4'],
  ],
  // GHSA-mh29-5h37-fv8m
  'js-yaml': [
    ['0.0.0', '3.14.2'],
    ['4.0.0', '4.1.1'],
  ],
  // GHSA-282f-qqgm-c34q
  'json-pointer': [['0.0.0', '0.6.2']],
  // GHSA-hw8r-x6gr-5gjp
  'jsonpath-plus': [['0.0.0', '10.3.0']],
  // GHSA-6vfc-qv3f-vr6c
  'markdown-it': [['0.0.0', '12.3.2']],
  // GHSA-xvch-5gv4-984h
  minimist: [
    ['0.0.0', '0.2.4'],
    ['1.0.0', '1.2.6'],
  ],
  // GHSA-6rw7-vpxm-498p
  qs: [['0.0.0', '6.14.1']],
  // GHSA-45hx-wfhj-473x
  ramda: [['0.0.0', '0.27.2']],
  // GHSA-p8p7-x288-28g6; @cypress/request goes on
  request: [['0.0.0', '3.0.0']],
  // GHSA-52f5-9888-hmc6
  tmp: [['0.0.0', '0.2.4']],
  // GHSA-72xf-g2v4-qvf3
  'tough-cookie': [['0.0.0', '4.1.3']],
}

interface LockFile {
  packages: Record<string, { name?: string; version?: string }>
}

/** Returns each vulnerable package of a lock file, as `name version`. */
export function vulnerablePackages(lockFile: string): string[] {
  const { packages }: LockFile = JSON.parse(readFileSync(lockFile, 'utf8'))
  return Object.entries(packages).flatMap(([folder, { version = '' }]) => {
    const name = folder.split('node_modules/').at(-1) ?? ''
    const isVulnerable = VULNERABLE[name]?.some(
      ([from, fixed]) => compareVersions(version, from) >= 0 && compareVersions(version, fixed) < 0,
    )
    return isVulnerable ? [`${name} ${version}`] : []
  })
}

const compareVersions = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true })

/** A reply of a registry without advisories is no vulnerability. */
const REFUSED = /audit endpoint returned an error/

async function audit(folder: string, ...options: string[]): Promise<boolean> {
  const { ok, output } = await runCommand(
    ['npm', 'audit', ...options, '--prefix', join(root, folder)],
    { timeoutSeconds: 120 },
  )
  if (ok || !REFUSED.test(output)) {
    console.log(output.trimEnd())
    return ok
  }
  const found = vulnerablePackages(join(root, folder, 'package-lock.json'))
  const where = join(folder, 'package-lock.json')
  console.log(
    `${where}: the registry gives no advisories; of those listed here: ${found.join(', ') || 'none'}`,
  )
  return found.length === 0
}

async function main(): Promise<void> {
  const results = [await audit('', '--omit=dev'), await audit('conformance')]
  process.exitCode = results.every(Boolean) ? 0 : 1
}

if (import.meta.main) main().catch(fail)
