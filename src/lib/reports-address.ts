/** Where reports of what went wrong are sent; empty where nobody takes any. */
export const reportsAddress = (): string => import.meta.env.VITE_REPORTS ?? ''
