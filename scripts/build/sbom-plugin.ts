import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../process/project.ts'
import { packageFolders } from './packages.ts'

/** Where a build has it: in the folder that describes the build and is not served. */
export const SBOM_FILE = '.vite/h5.cdx.json'

interface Package {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const packageIn = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The package of this name that a package in `folder` gets, as Node looks for it. */
function resolved(folder: string, name: string, among: ReadonlySet<string>): string | undefined {
  const found = join(folder, 'node_modules', name)
  if (among.has(found)) return found
  return folder === root ? undefined : resolved(dirname(folder), name, among)
}

/**
 * The folders of Workbox's packages in the worker, with what they import: the worker is bundled by
 * Workbox itself, and each of its packages leaves its name there.
 */
function foldersInWorker(worker: string): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const folder = join(root, 'node_modules', name)
    if (found.has(folder)) return
    found.add(folder)
    for (const next of Object.keys(packageIn(folder).dependencies ?? {})) add(next)
  }
  for (const [, part] of worker.matchAll(/workbox:([a-z-]+):\d/g)) add(`workbox-${part}`)
  if (found.size === 0) throw new Error('The worker names no package of Workbox')
  return [...found]
}

const refOf = ({ name, version }: Package) => `${name}@${version}`
const purlOf = (one: Package) => `pkg:npm/${refOf(one).replace(/^@/, '%40')}`

/** A licence of the SPDX list, or an expression of several. */
function licencesOf({ license }: Package): object[] {
  if (license === undefined) return []
  const isOne = /^[\w.-]+$/.test(license)
  return [
    isOne ? { license: { id: license } } : { expression: license.replace(/^\((.*)\)$/, '$1') },
  ]
}

/** The hash that npm compares a package with when it is installed. */
function hashesOf(integrity: string): object[] {
  const [, hash = ''] = /^sha512-(.+)$/.exec(integrity) ?? []
  return [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }]
}

/** The bill of these packages. It has no moment and no random number: the same build has the same one. */
function billOf(folders: readonly string[]): object {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity: string } | undefined>
  }
  const all = new Set(folders)
  const app = packageIn(root)
  const usedBy = (folder: string, { dependencies, peerDependencies }: Package) =>
    Object.keys({ ...dependencies, ...peerDependencies })
      .flatMap((name) => resolved(folder, name, all) ?? [])
      .map((one) => refOf(packageIn(one)))
  // The same package may lie in several folders.
  const byRef = Map.groupBy(folders, (folder) => refOf(packageIn(folder)))
  const packages = [...byRef].map(([ref, same]) => ({
    ref,
    folder: same[0] ?? '',
    one: packageIn(same[0] ?? ''),
    uses: [...new Set(same.flatMap((folder) => usedBy(folder, packageIn(folder))))],
  }))
  // What no other brings, the app does: by a package without code of its own, or by its worker.
  const brought = new Set(packages.flatMap(({ uses }) => uses))
  const others = packages.flatMap(({ ref }) => (brought.has(ref) ? [] : ref))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        'bom-ref': refOf(app),
        type: 'application',
        name: app.name,
        version: app.version,
        purl: purlOf(app),
      },
    },
    components: packages.map(({ ref, folder, one }) => ({
      'bom-ref': ref,
      type: 'library',
      name: one.name,
      version: one.version,
      scope: 'required',
      purl: purlOf(one),
      licenses: licencesOf(one),
      hashes: hashesOf(
        lock.packages[relative(root, folder).replaceAll('\\', '/')]?.integrity ?? '',
      ),
    })),
    dependencies: [
      { ref: refOf(app), dependsOn: [...new Set([...usedBy(root, app), ...others])] },
      ...packages.map(({ ref, uses }) => ({ ref, dependsOn: uses })),
    ],
  }
}

/**
 * Writes the software bill of materials (CycloneDX): every package whose code is in the build, by its
 * modules. A list of what is installed would name what no visitor gets (docs/decisions/releases.md).
 */
export function billOfMaterials(): Plugin {
  let output = ''
  let folders: string[] = []
  return {
    name: 'h5:sbom',
    apply: 'build',
    configResolved(config) {
      output = resolve(config.root, config.build.outDir)
    },
    generateBundle(_options, bundle) {
      folders = packageFolders(bundle).map((folder) => resolve(folder))
    },
    // The worker is written as late.
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const worker = await readFile(join(output, 'sw.js'), 'utf8')
        const all = [...new Set([...folders, ...foldersInWorker(worker)])].sort()
        await writeFile(join(output, SBOM_FILE), `${JSON.stringify(billOf(all), null, 2)}\n`)
      },
    },
  }
}
