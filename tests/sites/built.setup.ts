import { test } from '@playwright/test'
import { buildSite, harbour } from './build-site.ts'

test('the second site is built', async () => {
  test.setTimeout(300_000)
  await buildSite(harbour)
})
