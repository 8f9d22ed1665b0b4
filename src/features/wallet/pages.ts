import { getGetWalletQueryOptions } from '@/generated/wallet/wallet.ts'
import { common } from '@/i18n/common-messages.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

export const walletPages: readonly PageDefinition[] = [
  {
    ...pages.wallet,
    title: common.wallet,
    prefetch: (cache) => cache.prefetchQuery(getGetWalletQueryOptions()),
    load: async () => (await import('./wallet-screen.tsx')).WalletScreen,
  },
]
