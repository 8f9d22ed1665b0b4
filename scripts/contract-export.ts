/**
 * `npm run contract:export`: writes the contract for other people's tools (docs/contract.md says which
 * takes what) into `.cache/export`:
 *
 *   h5-examples.json               the contract with every state as a named example, for Prism
 *   h5-lean.yaml, h5-lean.json     the contract without examples and YAML anchors
 *   h5.postman_collection.json     all requests with their examples, for Postman and Bruno
 *
 *   --dereferenced   also h5-dereferenced.yaml and .json, lean and without references
 *   --to FOLDER      into another folder
 */
import './process/help.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stringify } from 'yaml'
import { readContract, readSource } from './contract/contract.ts'
import { collectionOf, dereferenced, leanCopy } from './contract/export.ts'
import { fail, readArguments, root } from './process/project.ts'

const { values } = readArguments({
  options: {
    dereferenced: { type: 'boolean' },
    to: { type: 'string', default: join(root, '.cache', 'export') },
  },
})

try {
  const contract = readContract()
  const lean = leanCopy(readSource().get([]))
  const files: [name: string, text: string][] = [
    ['h5-examples.json', json(contract.document)],
    ['h5-lean.yaml', yaml(lean)],
    ['h5-lean.json', json(lean)],
    ['h5.postman_collection.json', json(collectionOf(contract))],
  ]
  if (values.dereferenced) {
    const whole = dereferenced(lean)
    files.push(['h5-dereferenced.yaml', yaml(whole)], ['h5-dereferenced.json', json(whole)])
  }
  mkdirSync(values.to, { recursive: true })
  for (const [name, text] of files) {
    const file = join(values.to, name)
    writeFileSync(file, text)
    console.log(`${relative(process.cwd(), file)}  ${Math.ceil(text.length / 1024)} kB`)
  }
} catch (error) {
  fail(error)
}

function yaml(value: unknown): string {
  return stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 })
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
