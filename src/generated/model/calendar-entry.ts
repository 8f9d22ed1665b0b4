/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CalendarEntryType } from './calendar-entry-type.ts';
import type { IncomeStatus } from './income-status.ts';
import type { Money } from './money.ts';
import type { ProjectTitle } from './project-title.ts';
import type { PurchaseId } from './purchase-id.ts';

/**
 * An income of the schedule of a purchase, or its principal: an `amount` in the currency of the
 * calendar. A coming income is `held` where it will not be paid unless money is appended.
 */
export interface CalendarEntry {
  purchase_id: PurchaseId;
  title: ProjectTitle;
  type: CalendarEntryType;
  amount: Money;
  status: IncomeStatus;
}
