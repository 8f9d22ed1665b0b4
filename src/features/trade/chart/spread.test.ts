import { expect, it } from 'vitest'
import { spread } from './spread.ts'

const area = { size: 20, from: 10, to: 190 }

it('leaves labels where they belong while they have room', () => {
  expect(spread([50, 150, 100], area)).toEqual([50, 150, 100])
})

it('parts those that would cover each other', () => {
  expect(spread([100, 105, 90], area)).toEqual([110, 130, 90])
})

it('keeps them between the edges', () => {
  expect(spread([-40, 400, 195], area)).toEqual([10, 190, 170])
})

it('has nothing to do without labels', () => {
  expect(spread([], area)).toEqual([])
})
