import { describe, expect, it } from 'vitest'
import { parseUrl } from './parse-url.ts'

describe('an address', () => {
  it.each([
    ['https://h5.example/a?b#c', undefined, 'https://h5.example/a?b#c'],
    ['../b', 'https://h5.example/a/c', 'https://h5.example/b'],
    ['//other.example/b', 'https://h5.example/', 'https://other.example/b'],
  ])('%s has parts', (address, base, whole) => {
    expect(parseUrl(address, base)?.href).toBe(whole)
  })

  it.each(['', 'a/b', 'https://', 'https://a b'])('is not in %j', (address) => {
    expect(parseUrl(address)).toBeNull()
  })
})
