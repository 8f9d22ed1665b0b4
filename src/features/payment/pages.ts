import { defineMessages } from 'react-intl'
import { pages } from '@/lib/pages.ts'
import type { PageDefinition } from '@/shell/route-context.ts'
import { paymentMethodsQuery } from './queries.ts'

const titles = defineMessages({
  paymentMethods: {
    id: 'app.title.paymentMethods',
    defaultMessage: 'Payment methods',
    description: 'Title of the list of added cards, accounts and addresses.',
  },
  bindCard: {
    id: 'app.title.bindCard',
    defaultMessage: 'Add a bank card',
    description: 'Title of the page where a bank card is added.',
  },
  bindWallet: {
    id: 'app.title.bindWallet',
    defaultMessage: 'Add a wallet address',
    description: 'Title of the page where a wallet address is added.',
  },
  addPaymentMethod: {
    id: 'app.title.addMethod',
    defaultMessage: 'Add a payment method',
    description: 'Title of the page where Alipay, WeChat pay and transfers are added.',
  },
})

export const paymentPages: readonly PageDefinition[] = [
  {
    ...pages.paymentMethods,
    title: titles.paymentMethods,
    prefetch: (cache) => cache.prefetchInfiniteQuery(paymentMethodsQuery()),
    load: async () => (await import('./payment-screen.tsx')).PaymentScreen,
  },
  {
    ...pages.bindCard,
    title: titles.bindCard,
    load: async () => (await import('./bind-card-screen.tsx')).BindCardScreen,
  },
  {
    ...pages.bindWallet,
    title: titles.bindWallet,
    load: async () => (await import('./bind-wallet-screen.tsx')).BindWalletScreen,
  },
  {
    ...pages.addMethod,
    title: titles.addPaymentMethod,
    load: async () => (await import('./add-method-screen.tsx')).AddMethodScreen,
  },
]
