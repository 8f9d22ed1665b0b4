import type { InfiniteData } from '@tanstack/react-query'
import type { Envelope } from '@/api/envelope.ts'
import type { GetWalletQueryResult } from '@/generated/wallet/wallet.ts'

/** An answer of the wallet as a page of its ledger, which is what lists read. */
export function ledgerOf(answer: GetWalletQueryResult): Envelope {
  return answer.code === 1 ? { ...answer, data: answer.data.ledger } : answer
}

/** All pages of an endless ledger. */
export function ledgerPages<Asked>({
  pages,
  pageParams,
}: InfiniteData<GetWalletQueryResult, Asked>): InfiniteData<Envelope, Asked> {
  return { pages: pages.map(ledgerOf), pageParams }
}
