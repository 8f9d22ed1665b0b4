import { readStored, writeStored } from './storage.ts'

export const THEME_KEY = 'h5.theme'
const RISE_KEY = 'h5.rise'

/**
 * Puts the chosen look on the page and the phone's bar above it: light or dark (else the device's),
 * and the colour of rising prices (else green).
 */
export function applyLook(): void {
  const { dataset } = document.documentElement
  const theme = chosenTheme()
  const rise = readStored(RISE_KEY)
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { of } = bar.dataset
    const chosen = of === theme ? 'all' : 'not all'
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${of})` : chosen
  }
  if (rise === 'red' || rise === 'green') dataset.rise = rise
  else delete dataset.rise
}

/** The colour of rising prices: red where it was chosen, else green. */
export type RiseColour = 'green' | 'red'

/** The chosen colour of rising prices. */
export function riseColour(): RiseColour {
  return readStored(RISE_KEY) === 'red' ? 'red' : 'green'
}

/** Chooses the colour of rising prices; falling ones take the other. */
export function chooseRiseColour(colour: RiseColour): void {
  writeStored(RISE_KEY, colour)
  applyLook()
}

/** Light or dark as chosen, or as the device has it. */
export type Theme = 'system' | 'light' | 'dark'

/** The chosen theme. */
export function chosenTheme(): Theme {
  const stored = readStored(THEME_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Chooses the theme; `system` follows the device. */
export function chooseTheme(theme: Theme): void {
  writeStored(THEME_KEY, theme === 'system' ? null : theme)
  applyLook()
}
