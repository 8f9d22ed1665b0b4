import { createEmitter } from './emitter.ts'

/** The browser's own question whether to install the app; Chromium alone has it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallPrompt | null = null
const changes = createEmitter()

function keep(prompt: InstallPrompt | null) {
  kept = prompt
  changes.emit()
}

/**
 * Keeps the question for the download page: the browser raises it once, when it likes, and would
 * otherwise ask by itself in the middle of something.
 */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => keep(null))
}

/** The question, or null where the browser has none now. */
export function installPrompt(): InstallPrompt | null {
  return kept
}

/** Tells when the question comes, or is answered. */
export const subscribeInstallPrompt = changes.subscribe

/** Asks the question, once. Returns whether the user said yes. */
export async function askToInstall(): Promise<boolean> {
  const prompt = kept
  if (!prompt) return false
  keep(null)
  const { outcome } = await prompt.prompt()
  return outcome === 'accepted'
}
