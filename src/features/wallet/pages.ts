import { defineMessages } from 'react-intl'
import { getGetWalletQueryOptions } from '@/generated/wallet/wallet.ts'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'

const titles = defineMessages({
  wallet: {
    id: 'app.title.wallet',
    defaultMessage: 'Wallet',
    description: "Title of the page with the user's cash, coins and transactions.",
  },
})

export const walletPages: readonly PageDefinition[] = [
  {
    ...pages.wallet,
    title: titles.wallet,
    prefetch: (cache) => cache.prefetchQuery(getGetWalletQueryOptions()),
    load: async () => (await import('./wallet-screen.tsx')).WalletScreen,
  },
]
