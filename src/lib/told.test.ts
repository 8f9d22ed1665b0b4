import { beforeEach, expect, it } from 'vitest'
import { stubBrowser } from '@/test/browser.ts'
import { dropTold, rememberTold, wasTold } from './told.ts'

beforeEach(stubBrowser)

it('is remembered by user until a logout', () => {
  rememberTold('100237', 'de_3001:success')
  expect(wasTold('100237', 'de_3001:success')).toBe(true)
  expect(wasTold('100237', 'de_3001:failed')).toBe(false)
  expect(wasTold('100238', 'de_3001:success')).toBe(false)
  dropTold()
  expect(wasTold('100237', 'de_3001:success')).toBe(false)
})

it('is forgotten when much has been told since', () => {
  for (let number = 0; number <= 50; number += 1) rememberTold('100237', `de_${number}`)
  expect(wasTold('100237', 'de_0')).toBe(false)
  expect(wasTold('100237', 'de_1')).toBe(true)
  expect(wasTold('100237', 'de_50')).toBe(true)
})

it('begins anew where another version wrote something else', () => {
  localStorage.setItem('h5.told.100237', '{"not":"a list"}')
  expect(wasTold('100237', 'de_1')).toBe(false)
  rememberTold('100237', 'de_1')
  expect(wasTold('100237', 'de_1')).toBe(true)
})
