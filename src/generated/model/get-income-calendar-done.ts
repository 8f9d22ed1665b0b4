/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { CodeDone } from './code-done.ts';
import type { IncomeCalendar } from './income-calendar.ts';
import type { Message } from './message.ts';
import type { ServerTime } from './server-time.ts';

export interface GetIncomeCalendarDone {
  code: CodeDone;
  msg: Message;
  time: ServerTime;
  data: IncomeCalendar;
}
