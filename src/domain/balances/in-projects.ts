import type { Balances } from '@/generated/h5.schemas.ts'
import type { Decimal } from '@/lib/decimal.ts'
import { subtract } from '@/lib/money.ts'

/** The principal of the user's purchases, in the currency of `balances` (`docs/glossary.md`). */
export const inProjects = ({ total_asset: total, cash }: Balances): Decimal => subtract(total, cash)
