import { defineMessages } from 'react-intl'
import { paths } from '@/lib/paths.ts'
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
    path: paths.paymentMethods,
    title: titles.paymentMethods,
    bar: 'standard',
    access: 'private',
    prefetch: (cache) => cache.prefetchInfiniteQuery(paymentMethodsQuery()),
    load: async () => (await import('./payment-screen.tsx')).PaymentScreen,
  },
  {
    path: paths.bindCard,
    title: titles.bindCard,
    bar: 'custom',
    access: 'private',
    load: async () => (await import('./bind-card-screen.tsx')).BindCardScreen,
  },
  {
    path: paths.bindWallet,
    title: titles.bindWallet,
    bar: 'custom',
    access: 'private',
    load: async () => (await import('./bind-wallet-screen.tsx')).BindWalletScreen,
  },
  {
    path: paths.addMethod,
    title: titles.addPaymentMethod,
    bar: 'standard',
    access: 'private',
    load: async () => (await import('./add-method-screen.tsx')).AddMethodScreen,
  },
]
