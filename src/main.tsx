import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { prepareFirstPage } from './app/first-page.ts'
import { keepInstallPrompt } from './lib/install-prompt.ts'
import { applyLook } from './lib/theme.ts'
import './ui/tokens.css'
import './ui/base.css'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id "root"')

applyLook()
keepInstallPrompt()
if (import.meta.env.DEV) {
  const { startMockPanel } = await import('./dev/mock-panel/start-mock-panel.ts')
  startMockPanel()
}
await prepareFirstPage()
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
