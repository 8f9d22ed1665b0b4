import type { ComponentType } from 'react'
import { paths } from '@/lib/paths.ts'

/**
 * The screen of each page but the entry page, which does without this table: with it comes the list
 * of all files of the app.
 */
const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [paths.index]: () =>
    import('@/features/market/quotes-screen.tsx').then((module) => module.QuotesScreen),
  [paths.project]: () =>
    import('@/features/financing/projects-screen.tsx').then((module) => module.ProjectsScreen),
  [paths.projectDetails]: () =>
    import('@/features/financing/project-details-screen.tsx').then(
      (module) => module.ProjectDetailsScreen,
    ),
  [paths.purchase]: () =>
    import('@/features/financing/purchase-screen.tsx').then((module) => module.PurchaseScreen),
  [paths.user]: () =>
    import('@/features/account/user-screen.tsx').then((module) => module.UserScreen),
  [paths.login]: () =>
    import('@/features/access/login-screen.tsx').then((module) => module.LoginScreen),
  [paths.register]: () =>
    import('@/features/access/register-screen.tsx').then((module) => module.RegisterScreen),
  [paths.forgotPassword]: () =>
    import('@/features/access/forgot-password-screen.tsx').then(
      (module) => module.ForgotPasswordScreen,
    ),
  [paths.agreement]: () =>
    import('@/features/content/agreement-screen.tsx').then((module) => module.AgreementScreen),
  [paths.language]: () =>
    import('@/features/support/language-screen.tsx').then((module) => module.LanguageScreen),
  [paths.customer]: () =>
    import('@/features/support/customer-screen.tsx').then((module) => module.CustomerScreen),
  [paths.messages]: () =>
    import('@/features/messages/messages-screen.tsx').then((module) => module.MessagesScreen),
  [paths.notices]: () =>
    import('@/features/messages/notices-screen.tsx').then((module) => module.NoticesScreen),
  [paths.news]: () =>
    import('@/features/content/news-screen.tsx').then((module) => module.NewsScreen),
  [paths.newsDetails]: () =>
    import('@/features/content/news-details-screen.tsx').then((module) => module.NewsDetailsScreen),
  [paths.invite]: () =>
    import('@/features/invitation/invite-screen.tsx').then((module) => module.InviteScreen),
  [paths.inviteRules]: () =>
    import('@/features/invitation/invite-rules-screen.tsx').then(
      (module) => module.InviteRulesScreen,
    ),
  [paths.inviteRecords]: () =>
    import('@/features/invitation/invite-records-screen.tsx').then(
      (module) => module.InviteRecordsScreen,
    ),
  [paths.activities]: () =>
    import('@/features/activities/activity-center-screen.tsx').then(
      (module) => module.ActivityCenterScreen,
    ),
  [paths.activity]: () =>
    import('@/features/activities/activity-screen.tsx').then((module) => module.ActivityScreen),
  [paths.download]: () =>
    import('@/features/content/download-screen.tsx').then((module) => module.DownloadScreen),
  [paths.splash]: () =>
    import('@/features/content/splash-screen.tsx').then((module) => module.SplashScreen),
  [paths.trade]: () =>
    import('@/features/trade/trade-screen.tsx').then((module) => module.TradeScreen),
  [paths.orders]: () =>
    import('@/features/orders/orders-screen.tsx').then((module) => module.OrdersScreen),
  [paths.wallet]: () =>
    import('@/features/wallet/wallet-screen.tsx').then((module) => module.WalletScreen),
  [paths.deposit]: () =>
    import('@/features/deposit/deposit-screen.tsx').then((module) => module.DepositScreen),
  [paths.depositRecords]: () =>
    import('@/features/deposit/deposit-records-screen.tsx').then(
      (module) => module.DepositRecordsScreen,
    ),
  [paths.depositClasses]: () =>
    import('@/features/deposit/deposit-classes-screen.tsx').then(
      (module) => module.DepositClassesScreen,
    ),
  [paths.exchange]: () =>
    import('@/features/exchange/exchange-screen.tsx').then((module) => module.ExchangeScreen),
  [paths.exchangeRecords]: () =>
    import('@/features/exchange/exchange-records-screen.tsx').then(
      (module) => module.ExchangeRecordsScreen,
    ),
  [paths.finance]: () =>
    import('@/features/finance/finance-screen.tsx').then((module) => module.FinanceScreen),
  [paths.withdraw]: () =>
    import('@/features/withdrawal/withdraw-screen.tsx').then((module) => module.WithdrawScreen),
  [paths.withdrawalRecords]: () =>
    import('@/features/withdrawal/withdrawal-records-screen.tsx').then(
      (module) => module.WithdrawalRecordsScreen,
    ),
  [paths.security]: () =>
    import('@/features/security/security-screen.tsx').then((module) => module.SecurityScreen),
  [paths.loginPassword]: () =>
    import('@/features/security/login-password-screen.tsx').then(
      (module) => module.LoginPasswordScreen,
    ),
  [paths.fundPassword]: () =>
    import('@/features/security/fund-password-screen.tsx').then(
      (module) => module.FundPasswordScreen,
    ),
  [paths.paymentMethods]: () =>
    import('@/features/payment/payment-screen.tsx').then((module) => module.PaymentScreen),
  [paths.bindCard]: () =>
    import('@/features/payment/bind-card-screen.tsx').then((module) => module.BindCardScreen),
  [paths.bindWallet]: () =>
    import('@/features/payment/bind-wallet-screen.tsx').then((module) => module.BindWalletScreen),
  [paths.addMethod]: () =>
    import('@/features/payment/add-method-screen.tsx').then((module) => module.AddMethodScreen),
  [paths.verification]: () =>
    import('@/features/verification/verification-screen.tsx').then(
      (module) => module.VerificationScreen,
    ),
  [paths.chooseLocation]: () =>
    import('@/features/location/choose-location-screen.tsx').then(
      (module) => module.ChooseLocationScreen,
    ),
  [paths.openLocation]: () =>
    import('@/features/location/open-location-screen.tsx').then(
      (module) => module.OpenLocationScreen,
    ),
}

/** Loads the screen of a page of the route table. Rejects where the table has a page without one. */
export async function loadScreenOf(path: string): Promise<ComponentType> {
  const load = screens[path]
  if (!load) throw new Error(`No screen for ${path}`)
  return load()
}
