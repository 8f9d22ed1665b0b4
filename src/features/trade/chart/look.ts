/** The colours and the face of a drawing on canvas, which cannot read the tokens itself. */
export interface Look {
  rise: string
  fall: string
  /** The same for bars, paler than the candles above them. */
  risePale: string
  fallPale: string
  text: string
  text2: string
  text3: string
  line: string
  accent: string
  surface: string
  /** Three lines that are told apart. */
  series: readonly [string, string, string]
  /** The page's font family. */
  font: string
}

/** Reads the tokens as they are now at an element: theme, rise colour and language decide. */
export function readLook(element: HTMLElement): Look {
  const probe = document.createElement('span')
  probe.hidden = true
  element.append(probe)
  const colour = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const rise = colour('--rise')
  const fall = colour('--fall')
  const look: Look = {
    rise,
    fall,
    risePale: faded(rise, 0.55),
    fallPale: faded(fall, 0.55),
    text: colour('--text'),
    text2: colour('--text-2'),
    text3: colour('--text-3'),
    line: colour('--line'),
    accent: colour('--accent-text'),
    surface: colour('--surface'),
    series: [colour('--series-1'), colour('--series-2'), colour('--series-3')],
    font: getComputedStyle(element).fontFamily,
  }
  probe.remove()
  return look
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
