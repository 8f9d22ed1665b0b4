import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { vulnerablePackages } from '../scripts/audit.ts'
import { root } from '../scripts/process/project.ts'

describe('vulnerablePackages', () => {
  test.each(['package-lock.json', 'conformance/package-lock.json'])('finds none in %s', (file) => {
    expect(vulnerablePackages(join(root, file))).toEqual([])
  })

  test('finds each version before the fix, at any depth', () => {
    const folder = mkdtempSync(join(tmpdir(), 'h5-audit-'))
    const lockFile = join(folder, 'package-lock.json')
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/request': { version: '2.88.2' },
      'node_modules/dredd/node_modules/async': { version: '3.2.1' },
      'node_modules/async': { version: '3.2.10' },
      'node_modules/winston/node_modules/async': { version: '1.0.0' },
      'node_modules/@scope/request': { version: '1.0.0' },
    }
    writeFileSync(lockFile, JSON.stringify({ packages }))
    expect(vulnerablePackages(lockFile)).toEqual(['request 2.88.2', 'async 3.2.1'])
    rmSync(folder, { recursive: true })
  })
})
