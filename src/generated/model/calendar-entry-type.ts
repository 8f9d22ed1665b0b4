/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/**
 * The `income` of a purchase, or its `principal` at the end of the cycle.
 */
export type CalendarEntryType = typeof CalendarEntryType[keyof typeof CalendarEntryType];


export const CalendarEntryType = {
  income: 'income',
  principal: 'principal',
} as const;
