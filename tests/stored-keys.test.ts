import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../scripts/process/project.ts'

/** Every name in the app's code by which something may be stored, with the files that have it. */
function namesInCode(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$|^src\/(dev|test|generated)\//.test(file)) continue
    // After the prefix, a template has the id of a user or a product.
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /['"`](h5\.[\w.]*)/g,
    )) {
      names.set(name, (names.get(name) ?? new Set()).add(file))
    }
  }
  return names
}

/** The names that SECURITY.md tells of, `*` for whatever follows. */
function namesInDocs(): string[] {
  const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  const [, section = ''] = text.split(/^## What is stored on a device.*$/m)
  const [stored = ''] = section.split(/^## /m)
  return [...stored.matchAll(/`(h5\.[\w.]*\*?)`/g)].map(([, name = '']) => name)
}

describe('SECURITY.md', () => {
  const told = namesInDocs()
  const isTold = (name: string) =>
    told.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one))
  // Not stored: the host of the addresses that invite.
  const host = 'src/features/invitation/invitation-link.ts'
  const names = [...namesInCode()].filter(
    ([name, files]) => name !== 'h5.' || [...files].join() !== host,
  )

  it('names every key under which the app stores something', () => {
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter(([name]) => !isTold(name))).toEqual([])
  })

  it('names no key that is not in the code', () => {
    const known = names.map(([name]) => (name.endsWith('.') ? `${name}*` : name))
    expect(told.filter((name) => !known.includes(name))).toEqual([])
  })
})
