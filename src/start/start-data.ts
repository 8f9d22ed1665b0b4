import type { TabName } from '@/lib/pages.ts'
import type { StartText } from './start-messages.ts'

/** What the build knows and the start script, which imports nothing, needs. */
export interface StartData {
  /** The app's own path, with both slashes. */
  base: string
  /** Where the site's information is asked for; it has the ways to customer service. */
  siteInfo: string
  /** The hash of the page of customer service. */
  support: string
  /** The oldest browsers in which the app works, in words. */
  browsers: string
  /** A CSS declaration that exactly these browsers, and newer ones, know. */
  probe: { property: string; value: string }
  /** The tabs by the paths of their pages; the root's, too. */
  tabs: Record<string, TabName>
  /** Keys in local storage of the chosen language and theme. */
  keys: { language: string; theme: string }
  /** The site's, by theme: below everything, of words, and of what is pressed. */
  colours: Record<'light' | 'dark', StartColours>
  /** What the site speaks, its default first. */
  languages: { code: string; locale: string; texts: Record<StartText, string> }[]
}

/** Colours of a theme. White is written on `button`. */
export interface StartColours {
  background: string
  text: string
  button: string
  link: string
}

/** What the start script gives to the app. */
export interface Start {
  /** Whether the browser is new enough; if not, the page says so already. */
  isSupported: boolean
  /** Shows that the app has failed, in its place. */
  fail: () => void
}

declare global {
  interface Window {
    h5Start: Start
  }
}
