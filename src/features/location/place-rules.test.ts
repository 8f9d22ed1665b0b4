import { describe, expect, it } from 'vitest'
import { inMinutes, mapAppOf, mapLink, readPlace } from './place-rules.ts'

const place = { name: 'New York', address: 'US', latitude: '40.71', longitude: '-74.01' }

describe('a place in an address', () => {
  it('is read', () => {
    expect(readPlace('?name=New+York&address=US&latitude=40.71&longitude=-74.01')).toEqual(place)
  })

  it('may be without a name, and at the edge of the earth', () => {
    const edge = { name: '', address: '', latitude: '-90', longitude: '180' }
    expect(readPlace('?latitude=-90&longitude=180')).toEqual(edge)
  })

  it.each([
    '',
    '?latitude=0',
    '?longitude=0',
    '?latitude=91&longitude=0',
    '?latitude=-91&longitude=0',
    '?latitude=a&longitude=0',
    '?latitude=x1&longitude=0',
    '?latitude=1x&longitude=0',
    '?latitude=1&longitude=181',
  ])('"%s" has none', (search) => expect(readPlace(search)).toBeNull())
})

describe('a map app', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'apple'],
    ['Mozilla/5.0 (Linux; Android 15)', 'geo'],
    ['Mozilla/5.0 (Windows NT 10.0)', 'web'],
  ] as const)('of %s is %s', (agent, app) => expect(mapAppOf(agent)).toBe(app))

  it('is opened at the place', () => {
    expect(mapLink('apple', place)).toBe('https://maps.apple.com/?ll=40.71,-74.01&q=New%20York')
    expect(mapLink('geo', place)).toBe('geo:40.71,-74.01?q=40.71,-74.01(New%20York)')
    expect(mapLink('geo', { ...place, name: '' })).toBe(
      'geo:40.71,-74.01?q=40.71,-74.01(40.71%2C-74.01)',
    )
    expect(mapLink('web', place)).toContain('mlat=40.71&mlon=-74.01')
  })
})

it.each([
  ['40.71', '40° 43′ N'],
  ['-33.87', '33° 52′ S'],
  ['0', '0° 00′ N'],
  ['12.999', '13° 00′ N'],
])('%s is %s', (degrees, text) => {
  expect(inMinutes(degrees, ['N', 'S'])).toBe(text)
})
