import './setup-answers.ts'
import './setup-dialog.ts'
import './setup-layout.ts'
import '@testing-library/jest-dom/vitest'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { releaseTag } from '../scripts/build/release.ts'
import { resetServerClock } from '../src/api/server-clock.ts'
import { endSession } from '../src/api/session.ts'
import { clearInbox } from '../src/domain/inbox/inbox.ts'
import { dropAllDrafts } from '../src/patterns/form/draft.ts'
import { resetIntents } from '../src/patterns/money-flow/engine/intent.ts'
import { presses, watchPresses } from '../src/platform/presses.ts'
import { XhrThroughFetch } from '../src/test/xhr.ts'

configure({
  // Screens load validators, dialogs and texts on demand, also on a busy machine.
  asyncUtilTimeout: 10_000,
  getElementError: notFound,
})

/** Without the page, which is printed once when a test fails: `findBy` looks many times in vain. */
function notFound(message: string | null): Error {
  const error = new Error(message ?? '')
  Error.captureStackTrace(error, notFound)
  return error
}

// English stands beside the code; catalogues are checked elsewhere.
vi.mock('@/i18n/read-catalogue.ts', () => ({ readCatalogue: () => Promise.resolve({}) }))

// One place where a test answers or breaks calls: `fetch`.
Object.assign(globalThis, { XMLHttpRequest: XhrThroughFetch })

// As the build does.
document.head.insertAdjacentHTML(
  'beforeend',
  releaseTag({
    name: '2.3.4-0a1b2c3d',
    version: '2.3.4',
    commit: 'fedcba987654',
    time: '2026-11-20T08:30:00Z',
  }),
)
// As the app does when it starts.
watchPresses()

// All files of a worker share its page: each test leaves it as it found it.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(prettyDOM())
  cleanup()
  vi.useRealTimers()
  endSession()
  dropAllDrafts()
  clearInbox()
  resetServerClock()
  presses.forget()
  resetIntents()
  localStorage.clear()
  sessionStorage.clear()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  history.replaceState(null, '', '/h5/')
  document.title = ''
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
})

// Each file begins with modules of its own: what they keep is not put back one by one.
afterAll(() => {
  vi.resetModules()
})
