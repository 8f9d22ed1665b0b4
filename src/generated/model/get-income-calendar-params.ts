/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp.ts';

export type GetIncomeCalendarParams = {
/**
 * A moment of the month that is asked for; the present month when absent.
 */
month_from?: Timestamp;
};
