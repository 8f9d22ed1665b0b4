import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partOf } from '../scripts/build/catalogues.ts'

test('what several features show has its words on every page', () => {
  const files = globSync('src/{app,domain,patterns,shell}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  )
  const ids = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bid(?:=|: )["']([a-z]\w*\.[\w.]+)["']/g)].map(
      ([, id = '']) => id,
    ),
  )
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id) => partOf(id) !== 'app')).toEqual([])
})
