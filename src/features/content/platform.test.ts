import { expect, it } from 'vitest'
import { platformOf } from './platform.ts'

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 0, 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 0, 'desktop'],
  ['', 0, 'desktop'],
])('%s with %d touch points: %s', (userAgent, touchPoints, platform) => {
  expect(platformOf(userAgent, touchPoints)).toBe(platform)
})
