import { describe, expect, it } from 'vitest'
import { readContent, writeContent } from './withdrawal-content.ts'

describe('the content of a withdrawal', () => {
  it('is read as it was written', () => {
    const content = { targetId: 'pm_1001', amount: '1010.00', currency: 'USD' } as const
    expect(readContent(writeContent(content))).toEqual(content)
  })

  it.each([
    '',
    'null',
    '{}',
    '[]',
    '["pm_1001",1010,"USD"]',
    '["pm_1001","ten","USD"]',
    '[1,"1","USD"]',
  ])('is none in %j', (text) => {
    expect(readContent(text)).toBeNull()
  })
})
