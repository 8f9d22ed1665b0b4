import { describe, expect, it } from 'vitest'
import { channelLink } from './channel-link.ts'

describe('channelLink', () => {
  it.each([
    ['email', 'support@example.com', 'mailto:support@example.com'],
    ['phone', '+1 (202) 555-0100', 'tel:+12025550100'],
    ['web_chat', 'https://example.com/support', 'https://example.com/support'],
    ['wechat', 'h5-support', null],
    ['web_chat', 'javascript:alert(1)', null],
    ['web_chat', 'http://example.com', null],
  ] as const)('opens %s %s by %s', (type, address, link) => {
    expect(channelLink({ type, address })).toBe(link)
  })
})
