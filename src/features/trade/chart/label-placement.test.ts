import { expect, it } from 'vitest'
import { freePlaces, placeLabels, roomFor } from './label-placement.ts'

const area = { size: 20, from: 10, to: 190 }

it('leaves labels where they belong while they have room', () => {
  expect(placeLabels([50, 150, 100], area)).toEqual([50, 150, 100])
})

it('parts those that would cover each other', () => {
  expect(placeLabels([100, 105, 90], area)).toEqual([110, 130, 90])
})

it('keeps them between the edges', () => {
  expect(placeLabels([-40, 400, 195], area)).toEqual([10, 190, 170])
})

it('has nothing to do without labels', () => {
  expect(placeLabels([], area)).toEqual([])
})

it('counts the labels whose middles have room between two places', () => {
  expect(roomFor({ size: 24, from: 32, to: 80 })).toBe(3)
  expect(roomFor({ size: 24, from: 32, to: 79 })).toBe(2)
  expect(roomFor({ size: 24, from: 32, to: 31 })).toBe(0)
  expect(roomFor({ size: 24, from: 32, to: 0 })).toBe(0)
})

it('leaves out what would cover what is taken, or a label before it', () => {
  expect(freePlaces([100, 110, 117, 60, 44], { size: 17, taken: [50] })).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
  expect(freePlaces([], { size: 17, taken: [50] })).toEqual([])
})
