import type { Page } from '@playwright/test'
import { drawn } from '../e2e/app.ts'
import { expect } from '../e2e/fixtures.ts'

/** The requests of a page that have no answer yet. */
const waiting = new WeakMap<Page, Set<unknown>>()

/** Counts the requests of a page from now on, for {@link settled}. */
export function watchCalls(page: Page): void {
  const open = new Set<unknown>()
  waiting.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** Milliseconds without any request, after which nothing follows from the last one. */
const QUIET = 120

/** Waits until nothing loads any more: every answer is there or was refused, and is drawn. */
export async function settled(page: Page): Promise<void> {
  // By its role: the frames that `index.html` shows until the app starts are hidden from it.
  await expect(page.getByRole('main')).toHaveText(/\S/)
  let quietFor = 0
  await expect
    .poll(
      () => {
        quietFor = waiting.get(page)?.size === 0 ? quietFor + 1 : 0
        return quietFor
      },
      { intervals: [QUIET / 4], timeout: 20_000 },
    )
    .toBeGreaterThan(4)
  // A part that loads says so to screen readers, beside its grey shape.
  await expect(page.locator('[role=status]:has(> span[aria-hidden])')).toHaveCount(0)
  await expect(page.locator('main [class*=_spinner]')).toHaveCount(0)
  await drawn(page)
}
