import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createAppRouter } from './app/router.tsx'
import { routeOf } from './app/routes.ts'
import { loadMessages } from './i18n/message-store.ts'
import { watchFaults } from './platform/faults.ts'
import { keepInstallPrompt } from './platform/install-prompt.ts'
import { followHistory } from './platform/page-history.ts'
import { watchPresses } from './platform/presses.ts'
import { REPORTS } from './platform/reports-address.ts'
import { whenIdle } from './platform/when-idle.ts'
import './ui/tokens.css'
import './ui/base.css'

async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no element with the id "root"')
  keepInstallPrompt()
  watchPresses()
  listenForFaults()
  if (import.meta.env.DEV) {
    const { startMockPanel } = await import('./dev/mock-panel/start-mock-panel.ts')
    startMockPanel()
  }
  followHistory()
  const router = createAppRouter()
  // Without messages the frame shows ids, which are still better than an empty page.
  await loadMessages(routeOf(router.state.location.pathname)?.feature).catch(() => undefined)
  const root = createRoot(container, {
    // No boundary caught it, and React has removed the whole app.
    onUncaughtError(error) {
      reportError(error)
      // After what React still renders, which would remove the page of the start script, too.
      setTimeout(() => {
        root.unmount()
        window.h5Start.fail()
      })
    },
  })
  root.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}

/** Where an address takes reports: hears what goes wrong from now on, and tells of it once the page is idle. */
function listenForFaults(): void {
  if (REPORTS === '') return
  watchFaults()
  whenIdle(() => {
    import('./app/send-reports.ts')
      .then(({ sendReports }) => sendReports())
      // The page works without it.
      .catch(() => undefined)
  })
}

// A browser that is too old has been told so already.
if (window.h5Start.isSupported) {
  start().catch((error: unknown) => {
    window.h5Start.fail()
    throw error
  })
}
