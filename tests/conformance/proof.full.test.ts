import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  ['tells every broken server from one that is right', [], 'PROVED: '],
  [
    'finds nothing in a server that is right, whatever the seed',
    ['--right', '4'],
    '4 runs against a server that is right: 0 false alarms',
  ],
])('the kit %s', (_, line, words) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--disable-warning=DEP0060', 'conformance/proof/main.ts', ...line],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  )
  expect(`${stdout}${stderr}`).toContain(words)
  expect(status).toBe(0)
})
