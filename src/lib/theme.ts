import { readStored } from './storage.ts'

const THEME_KEY = 'h5.theme'
const RISE_KEY = 'h5.rise'

/**
 * Puts the chosen look on the page: light or dark (else the device's), and the colour of rising
 * prices (else green).
 */
export function applyLook(): void {
  const { dataset } = document.documentElement
  const theme = readStored(THEME_KEY)
  const rise = readStored(RISE_KEY)
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  else delete dataset.theme
  if (rise === 'red' || rise === 'green') dataset.rise = rise
  else delete dataset.rise
}
