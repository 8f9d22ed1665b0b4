/* What a journey and the probe in its page tell each other. */

/** A name as it can be sent to a page. */
export type SentName = string | { source: string; flags: string }

/** What a journey looks for (engine.ts), as it is sent. */
export interface SentQuery {
  by: 'role' | 'label' | 'text'
  role: string
  name: SentName | null
  within: string | null
}

/** In session storage, which outlasts a load of the page: what went wrong in it. */
export const COMPLAINTS_KEY = 'test.complaints'
