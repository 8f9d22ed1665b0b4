/*
 * What a journey needs of a browser, whichever engine it has and whoever drives it. Looking for
 * something in the page is the page's own work (probe.ts), and the same in all of them.
 */

/** `wpe` is a WebKit as old as the oldest Safari in which the app has to work. */
export type EngineName = 'webkit' | 'firefox' | 'wpe'

/** Whether the owner of the browser likes pages light or dark. */
export type Scheme = 'light' | 'dark'

/** An element of the page, as the driver knows it. */
export interface EngineElement {
  /** Presses it as a finger or a mouse does, at its middle. */
  click: () => Promise<void>
  /** Presses keys while it has the focus. */
  type: (text: string) => Promise<void>
  /** Chooses a file, if it is a field for one, in the place of the system's dialog. */
  choose: (file: string) => Promise<void>
}

/** The one tab of a browser that nobody has used before. */
export interface EngineTab {
  /** Loads an address; one that differs in its hash alone loads nothing anew. */
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** What the browser's own button does. */
  back: () => Promise<void>
  /** Runs a function in the page; it goes there as text. */
  evaluate: <Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>
  /** The same for a function that answers with an element. */
  element: <Given extends unknown[]>(
    work: (...given: Given) => Element,
    ...given: Given
  ) => Promise<EngineElement>
  /** What the page shows, as PNG. */
  picture: () => Promise<Buffer>
  /** Ends the browser. */
  close: () => Promise<void>
}

/** A way to start browsers, one after the other; ended, nothing of them is left. */
export interface Engine {
  start: (scheme: Scheme) => Promise<EngineTab>
  end: () => Promise<void>
}

/** Pixels of the page, as on a phone. */
export const PHONE = { width: 390, height: 844 }
