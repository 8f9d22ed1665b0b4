import { readStored, writeStored } from './storage.ts'

export const THEME_KEY = 'h5.theme'
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
