import { expect, it } from 'vitest'
import { readContent, writeContent } from './deposit-content.ts'

const content = {
  methodId: 'dm_bank',
  amount: '300.00',
  currency: 'USD',
  fileId: 'fi_1',
  transactionCode: '',
} as const

it('the same deposit is the same text, another screenshot another', () => {
  expect(writeContent({ ...content })).toBe(writeContent(content))
  expect(writeContent({ ...content, fileId: 'fi_2' })).not.toBe(writeContent(content))
  expect(readContent(writeContent(content))).toEqual({ amount: '300.00', currency: 'USD' })
})

it.each(['', '[]', '{}', 'null', '["dm_bank"]', '["dm_bank",300,"USD"]', '["a","1e3","USD"]'])(
  'what another version wrote is none: %j',
  (text) => {
    expect(readContent(text)).toBeNull()
  },
)
