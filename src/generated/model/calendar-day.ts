/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CalendarEntry } from './calendar-entry.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * All that `pays_at` one moment, the end of a day in the time zone of the site.
 */
export interface CalendarDay {
  pays_at: Timestamp;
  /**
     * By purchase, the oldest first; its income before its principal.
     * @minItems 1
     * @maxItems 1000
     */
  entries: CalendarEntry[];
}
