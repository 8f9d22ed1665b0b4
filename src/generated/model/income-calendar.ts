/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CalendarDay } from './calendar-day.ts';
import type { CalendarMonth } from './calendar-month.ts';
import type { Currency } from './currency.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The days of the month that begins with `month_from`.
 */
export interface IncomeCalendar {
  currency: Currency;
  month_from: Timestamp;
  /**
     * Days of the month on which something is paid or was to be, oldest first.
     * @maxItems 31
     */
  days: CalendarDay[];
  /**
     * Months that have entries, past and coming, oldest first.
     * @maxItems 1000
     */
  months: CalendarMonth[];
}
