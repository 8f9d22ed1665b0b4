import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parts as contract } from '../scripts/contract.ts'
import { readJson, root } from '../scripts/process/project.ts'
import { verbs } from '../scripts/run.ts'

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(join(root, file)))
const pages = tracked.filter((file) => /^(docs\/.+|[A-Z]+)\.md$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const words = (text: string) => text.split(/\s+/).filter(Boolean).length
const { scripts } = await readJson(join(root, 'package.json'), {
  scripts: {} as Record<string, string>,
})

/** Every match of the pattern's first group, with the page that has it. */
const found = (pattern: RegExp) =>
  pages.flatMap((page) =>
    [...read(page).matchAll(pattern)].map(([, name = '']) => ({ page, name })),
  )

describe('the documentation', () => {
  it('names npm scripts that exist', () => {
    const named = found(/npm run\s+([a-z][\w:-]*)/g)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
  })

  it('names parts of npm scripts that exist', () => {
    const all = { contract, ...verbs }
    const named = found(new RegExp(`npm run ((?:${Object.keys(all).join('|')}) -- [a-z]+)`, 'g'))
    expect(named.length).toBeGreaterThan(10)
    const parts = Object.entries(all).flatMap(([verb, own]) =>
      Object.keys(own).map((part) => `${verb} -- ${part}`),
    )
    expect(named.filter(({ name }) => !parts.includes(name))).toEqual([])
  })

  it('names scripts, folders and files that exist', () => {
    const named = found(
      /[`\s(]((?:src|scripts|tests|docs|sandbox|conformance|deploy|site|locales|openapi)\/[\w./-]*\w)/g,
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(({ name }) => !existsSync(join(root, name)))).toEqual([])
  })

  it('links to files that exist', () => {
    const links = found(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter(({ page, name }) => !existsSync(join(root, dirname(page), name)))).toEqual(
      [],
    )
  })

  it('names test files that exist', () => {
    const named = found(/[`/ ]([\w-]+\.(?:test|spec)\.tsx?)`/g)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ name }) => !tracked.some((file) => file.endsWith(`/${name}`)))).toEqual(
      [],
    )
  })

  it('names rules of the conformance kit that exist', () => {
    const ids = [...read('conformance/rules/rules.yaml').matchAll(/\{id: ([^,]+),/g)].map(
      ([, id]) => id,
    )
    const named = found(/\[`([^`]+)`\]/g)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(({ name }) => !ids.includes(name))).toEqual([])
  })

  it('has at most 35,000 words', () => {
    const counted = pages.filter((page) => page !== 'CHANGELOG.md').map(read)
    expect(words(counted.join(' '))).toBeLessThanOrEqual(35_000)
  })

  it('explains each decision in at most 300 words', () => {
    const decisions = pages.filter((page) => page.startsWith('docs/decisions/'))
    expect(decisions.length).toBeGreaterThan(10)
    expect(decisions.filter((page) => words(read(page)) > 300)).toEqual([])
  })

  it('is named in comments by pages that exist', () => {
    const sources = tracked.filter((file) => /\.(tsx?|mjs|css|yaml|conf)$|Caddyfile$/.test(file))
    const named = sources.flatMap((file) =>
      [...read(file).matchAll(/\b(docs\/[\w/-]+\.md)/g)].map(([, page = '']) => ({ file, page })),
    )
    expect(named.filter(({ page }) => !existsSync(join(root, page)))).toEqual([])
  })
})
