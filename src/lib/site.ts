import type { LanguageCode } from './languages.ts'

/** What the app knows of its site (`scripts/build/site.ts`). */
export interface SiteOfApp {
  /** The product's name, where the server has not said it yet. */
  name: string
  /** The path of the app on its host, with a slash at both ends (specification, section 9). */
  base: string
  /** Codes in the order in which they are listed. */
  languages: readonly LanguageCode[]
  /** What a new visitor gets. */
  defaultLanguage: LanguageCode
  /** The contract's areas that a device's first visit is shown, until the server has said what the site offers. */
  areas: readonly string[]
  /** What practice begins with, decimal text in the currency of the accounts. */
  practiceMoney: string
  /** The colour of what can be pressed, in the light theme. */
  accent: string
}

/** Put in by the build (`scripts/build/site-plugin.ts`). */
declare const SITE: SiteOfApp

/** The site that this build is for. */
export const site = SITE
