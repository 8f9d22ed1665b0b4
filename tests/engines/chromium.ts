import type { ElementHandle, Page } from '@playwright/test'
import type { EngineElement, EngineTab } from './engine.ts'

/*
 * Chromium, for a journey of the engines that is wanted there, too. Its pages begin with the probe
 * (`addInitScript`), so that their files stay as they are.
 */

const elementOf = (element: ElementHandle): EngineElement => ({
  click: () => element.click(),
  type: (text) => element.type(text),
  choose: (file) => element.setInputFiles(file),
})

/** A function that goes to the page as text: Playwright's own way knows one argument. */
const callOf = (work: (...given: never[]) => unknown, given: readonly unknown[]) =>
  `(${work})(${given.map((one) => JSON.stringify(one)).join(', ')})`

export const chromiumTab = (page: Page): EngineTab => ({
  open: async (address) => {
    await page.goto(address)
  },
  reload: async () => {
    await page.reload()
  },
  back: async () => {
    await page.goBack()
  },
  evaluate: (work, ...given) => page.evaluate(callOf(work, given)),
  element: async (work, ...given) => {
    const element = (await page.evaluateHandle(callOf(work, given))).asElement()
    if (element === null) throw new Error('It answers with no element')
    return elementOf(element)
  },
  picture: () => page.screenshot(),
  close: () => page.close(),
})
