/**
 * Where reports of what went wrong are sent; empty where nobody takes any. A constant, so that a build
 * without an address has nothing of them (`reportsAddress` in `scripts/build/serving-rules.ts`).
 */
export const REPORTS: string = import.meta.env?.VITE_REPORTS ?? ''
