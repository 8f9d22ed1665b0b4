import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../scripts/process/project.ts'
import { kindOf, requirements, requirementTags } from './specification.ts'

/** Marks a test that does not run, or whose failure is expected. */
const SKIPPING = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fixme|fails?)\b/
/** The option of a test, on a line that is no comment. */
const TAGS = /^(?!\s*(?:\/\/|\/?\*))[^\n]*\btags?: (\[[^\]]*\]|'[^']*')/gm

const tagsIn = (code: string): string[] =>
  [...code.matchAll(TAGS)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].flatMap(([, tag]) => tag ?? []),
  )

const files = globSync('{src,tests,sandbox}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
})
const suites = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
const tags = suites.flatMap(([, code]) => tagsIn(code))

describe('the tests', () => {
  const carried = new Set(tags.map((tag) => tag.replace(/^@/, '')))

  test.each(Object.keys(requirements))('carry %s', (id) => {
    expect([id, `every.${kindOf(id)}`].filter((tag) => carried.has(tag))).not.toEqual([])
  })

  // Vitest refuses unknown tags itself.
  test('of Playwright have no unknown tag', () => {
    const known = new Set([...requirementTags, 'full'].map((tag) => `@${tag}`))
    expect(tags.filter((tag) => tag.startsWith('@') && !known.has(tag))).toEqual([])
  })

  test('are not skipped', () => {
    expect(suites.flatMap(([file, code]) => (SKIPPING.test(code) ? file : []))).toEqual([])
  })
})
