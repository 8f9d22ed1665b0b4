/** The colours of the drawing by their tokens. */
const TOKENS = {
  rise: '--rise',
  fall: '--fall',
  text: '--text',
  text2: '--text-2',
  text3: '--text-3',
  line: '--line',
  accent: '--accent-text',
  surface: '--surface',
  inverse: '--inverse',
  onInverse: '--on-inverse',
  series1: '--series-1',
  series2: '--series-2',
  series3: '--series-3',
} as const

/** Size of the drawing's text in pixels where a reader has set none of their own, and the largest. */
export const TEXT = 11
const TEXT_MAX = 16

/** The colours of a drawing on canvas, which cannot read the tokens itself, and its font family. */
export type Look = Record<keyof typeof TOKENS | 'font', string> & {
  /** Size of its text in pixels: the reader's, as far as axes and legends leave room to the candles. */
  size: number
}

/** Reads the tokens as they are now at an element: theme, rise colour and language decide. */
export function readLook(element: HTMLElement): Look {
  const probe = document.createElement('span')
  probe.hidden = true
  element.append(probe)
  const colours = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`
    return [name, getComputedStyle(probe).color]
  })
  probe.remove()
  const { fontFamily: font, fontSize } = getComputedStyle(element)
  // biome-ignore lint/plugin: pixels of a text
  const size = Math.min(TEXT_MAX, Math.max(TEXT, Number.parseFloat(fontSize) || TEXT))
  // Each name of the tokens has its colour.
  return { ...Object.fromEntries(colours), font, size } as Look
}

/** Calls back when the look may have changed; the function it returns ends that. */
export function watchLook(onChange: () => void): () => void {
  const scheme = window.matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-rise', 'lang'],
  })
  scheme.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    scheme.removeEventListener('change', onChange)
  }
}

/** A colour of the look, let through: `share` of it, 0 to 1. */
export function faded(colour: string, share: number): string {
  return colour.replace(/^rgb\((.*)\)$/, (_all, channels: string) => `rgba(${channels}, ${share})`)
}
