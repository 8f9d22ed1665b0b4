import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('clients of other generators compile and tell outcomes apart', { timeout: 180_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-generators.ts'], {
    encoding: 'utf8',
  })
  expect(`${stdout}${stderr}`).toContain('ok  both compile')
  expect(status).toBe(0)
})
