import { expect, test } from 'vitest'
import { recordId, recordNumber } from './record-id.ts'

test('an id is read as it was written', () => {
  expect(recordId('or', 9001)).toBe('or_9001')
  expect(recordNumber('or', 'or_9001')).toBe(9001)
})

test.each(['', '9001', 'or_', 'or_0', 'or_01', 'or_-1', 'or_1x', 'OR_1', 'pu_1', 'or_1_1'])(
  '"%s" is the id of no order',
  (id) => {
    expect(recordNumber('or', id)).toBe(0)
  },
)
