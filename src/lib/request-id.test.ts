import { describe, expect, it, vi } from 'vitest'
import { newRequestId } from './request-id.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe.each([
  ['with crypto.randomUUID', false],
  ['on a page without HTTPS', true],
])('newRequestId %s', (_name, insecure) => {
  const make = () => {
    if (insecure) {
      const getRandomValues = crypto.getRandomValues.bind(crypto)
      vi.stubGlobal('crypto', { getRandomValues })
    }
    return newRequestId()
  }

  it('is a UUID of version 4', () => {
    for (let index = 0; index < 200; index += 1) expect(make()).toMatch(UUID_V4)
  })

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 200 }, make)).size).toBe(200)
  })
})

describe('newRequestId without randomUUID', () => {
  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('sets version and variant in bytes of %d', (byte, id) => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })
    expect(newRequestId()).toBe(id)
  })
})
