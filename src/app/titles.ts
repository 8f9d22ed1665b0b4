import { defineMessages } from 'react-intl'

/** The titles of the pages, each by the name of its page. */
export const titles = defineMessages({
  home: {
    id: 'app.title.home',
    defaultMessage: 'About Us',
    description: 'Title of the entry page.',
  },
  trade: { id: 'app.title.trade', defaultMessage: 'Trade', description: 'Title of the quotes.' },
  project: {
    id: 'app.title.project',
    defaultMessage: 'Project',
    description: 'Title of the list of financing projects.',
  },
  user: {
    id: 'app.title.user',
    defaultMessage: 'User',
    description: 'Title of the personal center.',
  },
  login: {
    id: 'app.title.login',
    defaultMessage: 'Log in',
    description: 'Title of the login page.',
  },
  register: {
    id: 'app.title.register',
    defaultMessage: 'Register',
    description: 'Title of the registration page.',
  },
  forgotPassword: {
    id: 'app.title.forgotPassword',
    defaultMessage: 'Forgot password',
    description: 'Title of the page where a forgotten password is replaced.',
  },
  agreement: {
    id: 'app.title.agreement',
    defaultMessage: 'Terms',
    description: 'Title of the page with agreement, privacy and risk texts.',
  },
  language: {
    id: 'app.title.language',
    defaultMessage: 'Language',
    description: 'Title of the page where the language is chosen.',
  },
  customer: {
    id: 'app.title.customer',
    defaultMessage: 'Customer service',
    description: 'Title of the page with the ways to reach support.',
  },
  messages: {
    id: 'app.title.messages',
    defaultMessage: 'Messages',
    description: 'Title of the list of personal messages.',
  },
  notices: {
    id: 'app.title.notices',
    defaultMessage: 'Notices',
    description: 'Title of the list of notices of the platform to everybody.',
  },
  news: {
    id: 'app.title.news',
    defaultMessage: 'News',
    description: 'Title of the list of news.',
  },
  newsDetails: {
    id: 'app.title.newsDetails',
    defaultMessage: 'News',
    description: 'Title of the page with one article.',
  },
  invite: {
    id: 'app.title.invite',
    defaultMessage: 'Invite friends',
    description: 'Title of the page with the invitation code and its QR code.',
  },
  inviteRules: {
    id: 'app.title.inviteRules',
    defaultMessage: 'Invitation rules',
    description: 'Title of the page with the rules of the invitation campaign.',
  },
  inviteRecords: {
    id: 'app.title.inviteRecords',
    defaultMessage: 'Invitation records',
    description: 'Title of the list of invited people and their bonuses.',
  },
  activities: {
    id: 'app.title.activities',
    defaultMessage: 'Activity center',
    description: 'Title of the page with the daily bonus and the activities.',
  },
  activity: {
    id: 'app.title.activity',
    defaultMessage: 'Activity',
    description: 'Title of the page of one activity.',
  },
  download: {
    id: 'app.title.download',
    defaultMessage: 'Get the app',
    description: 'Title of the page where the app is downloaded or put on the home screen.',
  },
  splash: {
    id: 'app.title.splash',
    defaultMessage: 'Welcome',
    description: 'Title of the splash page, until the name of the product is known.',
  },
  orders: {
    id: 'app.title.orders',
    defaultMessage: 'Orders',
    description: 'Title of the page with all orders of the user.',
  },
  projectDetails: {
    id: 'app.title.projectDetails',
    defaultMessage: 'Project details',
    description: 'Title of the page of one financing project, until its name is known.',
  },
  myProjects: {
    id: 'app.title.myProjects',
    defaultMessage: 'My projects',
    description: 'Title of the list of purchases, and of one until its name is known.',
  },
  wallet: {
    id: 'app.title.wallet',
    defaultMessage: 'Wallet',
    description: "Title of the page with the user's cash, coins and ledger.",
  },
  deposit: {
    id: 'app.title.deposit',
    defaultMessage: 'Deposit',
    description: 'Title of the deposit page.',
  },
  depositRecords: {
    id: 'app.title.depositRecords',
    defaultMessage: 'Deposit records',
    description: 'Title of the list of deposits by status.',
  },
  depositClasses: {
    id: 'app.title.depositClasses',
    defaultMessage: 'Deposits by class',
    description: 'Title of the list of deposits by class: self-service, gifts, bonuses.',
  },
  exchange: {
    id: 'app.title.exchange',
    defaultMessage: 'Exchange',
    description: 'Title of the page where cash and coins are exchanged.',
  },
  exchangeRecords: {
    id: 'app.title.exchangeRecords',
    defaultMessage: 'Exchange records',
    description: 'Title of the list of exchanges.',
  },
  finance: {
    id: 'app.title.finance',
    defaultMessage: 'Finance',
    description: 'Title of the overview of the money in financing projects.',
  },
  withdraw: {
    id: 'app.title.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Title of the withdrawal page.',
  },
  withdrawalRecords: {
    id: 'app.title.withdrawalRecords',
    defaultMessage: 'Withdrawal records',
    description: 'Title of the list of withdrawals.',
  },
  security: {
    id: 'app.title.security',
    defaultMessage: 'Security',
    description: 'Title of the page with passwords, profile and appearance.',
  },
  loginPassword: {
    id: 'app.title.loginPassword',
    defaultMessage: 'Login password',
    description: 'Title of the page where the login password is changed.',
  },
  fundPassword: {
    id: 'app.title.fundPassword',
    defaultMessage: 'Fund password',
    description: 'Title of the page where the fund password is set.',
  },
  verification: {
    id: 'app.title.verification',
    defaultMessage: 'Real-name verification',
    description: 'Title of the page of real-name verification.',
  },
  chooseLocation: {
    id: 'app.title.chooseLocation',
    defaultMessage: 'Choose a place',
    description: 'Title of the page on which a place is chosen.',
  },
  openLocation: {
    id: 'app.title.openLocation',
    defaultMessage: 'Place',
    description: 'Title of the page that shows one place.',
  },
  paymentMethods: {
    id: 'app.title.paymentMethods',
    defaultMessage: 'Payment methods',
    description: 'Title of the list of bound cards, accounts and addresses.',
  },
  bindCard: {
    id: 'app.title.bindCard',
    defaultMessage: 'Bind a bank card',
    description: 'Title of the page where a bank card is bound.',
  },
  bindWallet: {
    id: 'app.title.bindWallet',
    defaultMessage: 'Bind a wallet address',
    description: 'Title of the page where a wallet address is bound.',
  },
  addPaymentMethod: {
    id: 'app.title.addMethod',
    defaultMessage: 'Add a payment method',
    description: 'Title of the page where Alipay, WeChat pay and transfers are added.',
  },
})
