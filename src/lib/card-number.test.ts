import { expect, test } from 'vitest'
import { hasCheckDigit } from './card-number.ts'

test.each(['4111111111111111', '378282246310005', '6304000000000000', '79927398713'])(
  '%s has its check digit',
  (number) => {
    expect(hasCheckDigit(number)).toBe(true)
  },
)

test.each([
  ['another last digit', '4111111111111112'],
  ['two neighbours changed places', '4111111111111171'],
  ['one digit changed', '4111111121111111'],
])('%s is noticed', (_, number) => {
  expect(hasCheckDigit(number)).toBe(false)
})
