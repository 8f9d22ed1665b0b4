import { expect, test } from 'vitest'
import { deviceOf } from './devices.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
    'phone',
    'Android',
    'Chrome',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 'tablet', 'Android', 'Chrome'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Android',
    'Samsung Internet',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} Version/18.5 Mobile/15E148 Safari/604.1`,
    'phone',
    'iOS',
    'Safari',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'phone',
    'iOS',
    'Chrome',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${SAFARI} Version/16.6 Mobile/15E148 Safari/604.1`,
    'tablet',
    'iPadOS',
    'Safari',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/18.5 Safari/605.1.15`,
    'computer',
    'macOS',
    'Safari',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`,
    'computer',
    'Windows',
    'Edge',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/124.0.0.0`,
    'computer',
    'Windows',
    'Opera',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'computer',
    'Linux',
    'Firefox',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`,
    'computer',
    'ChromeOS',
    'Chrome',
  ],
  ['curl/8.5.0', 'other', null, null],
  [undefined, 'other', null, null],
])('%s: %s, %s, %s', (words, type, system, browser) => {
  expect(deviceOf(words)).toEqual({ type, system, browser })
})
