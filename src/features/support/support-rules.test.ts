import { describe, expect, it } from 'vitest'
import { channelLink, weekdayNames } from './support-rules.ts'

describe('weekdayNames', () => {
  it('names the days in the order of the week, whatever order they come in', () => {
    expect(weekdayNames(['fri', 'mon'], 'en')).toBe('Mon, Fri')
  })

  it('speaks the language of the page', () => {
    expect(weekdayNames(['mon'], 'ja')).toBe('月')
  })
})

describe('channelLink', () => {
  it.each([
    ['email', 'support@example.com', 'mailto:support@example.com'],
    ['phone', '+1 (202) 555-0100', 'tel:+12025550100'],
    ['web_chat', 'https://example.com/support', 'https://example.com/support'],
    ['wechat', 'h5-support', null],
    ['web_chat', 'javascript:alert(1)', null],
    ['web_chat', 'http://example.com', null],
  ] as const)('opens %s %s by %s', (kind, address, link) => {
    expect(channelLink({ kind, label: 'Support', address })).toBe(link)
  })
})
