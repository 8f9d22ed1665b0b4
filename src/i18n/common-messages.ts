import { defineMessage, defineMessages } from 'react-intl'

/** Words that mean the same wherever they stand. */
export const common = defineMessages({
  all: {
    id: 'app.common.all',
    defaultMessage: 'All',
    description: 'Choice that leaves nothing out.',
  },
  amount: {
    id: 'app.common.amount',
    defaultMessage: 'Amount',
    description: 'Label of an amount of money.',
  },
  onHold: {
    id: 'app.common.onHold',
    defaultMessage: 'On hold',
    description:
      'Label of the money that open orders and withdrawals under review hold. Never "frozen" or "blocked", which customer service does.',
  },
  available: {
    id: 'app.common.available',
    defaultMessage: 'Available',
    description: 'Label of the money that can be used.',
  },
  carriedOut: {
    id: 'app.common.carriedOut',
    defaultMessage: 'Carried out',
    description:
      'State of an exchange, an added payment method and the like, which no review follows.',
  },
  close: {
    id: 'app.common.close',
    defaultMessage: 'Close',
    description: 'Button that closes what is shown.',
  },
  contactSupport: {
    id: 'app.common.contactSupport',
    defaultMessage: 'Contact customer service',
    description: 'Link to customer service where it alone can help.',
  },
  currency: {
    id: 'app.common.currency',
    defaultMessage: 'Currency',
    description: 'Label of a currency.',
  },
  deposit: {
    id: 'app.common.deposit',
    defaultMessage: 'Deposit',
    description: 'To put money in: a way, a button.',
  },
  direction: {
    id: 'app.common.direction',
    defaultMessage: 'Direction',
    description: 'Label of a direction: up or down, cash or coins.',
  },
  exchange: {
    id: 'app.common.exchange',
    defaultMessage: 'Exchange',
    description: 'To exchange cash and coins: a way, a button.',
  },
  fee: { id: 'app.common.fee', defaultMessage: 'Fee', description: 'Label of a fee.' },
  goBack: {
    id: 'app.common.goBack',
    defaultMessage: 'Go back',
    description: 'Button that leaves a question; nothing is sent.',
  },
  language: {
    id: 'app.common.language',
    defaultMessage: 'Language',
    description: 'Way to the choice of a language.',
  },
  loading: {
    id: 'app.common.loading',
    defaultMessage: 'Loading',
    description: 'What screen readers hear while something loads.',
  },
  logIn: {
    id: 'app.common.logIn',
    defaultMessage: 'Log in',
    description: 'Button that opens a session, or leads to where one is opened.',
  },
  max: {
    id: 'app.common.max',
    defaultMessage: 'Max',
    description: 'Short button in an amount field: fills in the largest possible amount.',
  },
  myProjects: {
    id: 'app.common.myProjects',
    defaultMessage: 'My projects',
    description: 'Way to the projects that the user invested in.',
  },
  noData: {
    id: 'refusal.no_data',
    defaultMessage: 'no data',
    description: 'As the specification has it. Where there is nothing to show.',
  },
  orders: { id: 'app.common.orders', defaultMessage: 'Orders', description: 'Way to the orders.' },
  ownLimits: {
    id: 'app.common.ownLimits',
    defaultMessage: 'Own limits',
    description: 'Way to the page where users limit their own orders, or pause trading.',
  },
  pleaseChoose: {
    id: 'app.common.pleaseChoose',
    defaultMessage: 'Please choose',
    description: 'First entry of a list of choices while none is chosen.',
  },
  principal: {
    id: 'app.common.principal',
    defaultMessage: 'Principal',
    description: 'Label of the money that was put into a project.',
  },
  realName: {
    id: 'app.common.realName',
    defaultMessage: 'Full name',
    description: 'Label of the name as on the document.',
  },
  recordNumber: {
    id: 'app.common.recordNumber',
    defaultMessage: 'Reference number',
    description:
      'Label of what a customer names to customer service: the number of an order, a deposit and the like.',
  },
  show: {
    id: 'app.common.show',
    defaultMessage: 'Show',
    description:
      'Link to the page that shows what happened, at the end of a bar or strip about it.',
  },
  status: { id: 'app.common.status', defaultMessage: 'Status', description: 'Label of a state.' },
  support: {
    id: 'app.common.support',
    defaultMessage: 'Customer service',
    description: 'Way to customer service.',
  },
  tryAgain: {
    id: 'app.common.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button that asks again after a failure.',
  },
  type: { id: 'app.common.type', defaultMessage: 'Type', description: 'Label of a kind.' },
  unknownStatus: {
    id: 'app.common.unknownStatus',
    defaultMessage: 'Unknown status',
    description: 'A state that the server or this version cannot name.',
  },
  withdraw: {
    id: 'app.common.withdraw',
    defaultMessage: 'Withdraw',
    description: 'To take money out: a way, a button.',
  },
  createAccount: {
    id: 'app.common.createAccount',
    defaultMessage: 'Create an account',
    description: 'Link to the registration.',
  },
  loginTitle: {
    id: 'app.title.login',
    defaultMessage: 'Log in',
    description: 'Title of the login page.',
  },
  invitationCode: {
    id: 'app.common.invitationCode',
    defaultMessage: 'Invitation code',
    description: 'Label of the code that friends register with.',
  },
  register: {
    id: 'app.common.register',
    defaultMessage: 'Register',
    description: 'Button that creates an account, or leads to where one is created.',
  },
  registerTitle: {
    id: 'app.title.register',
    defaultMessage: 'Register',
    description: 'Title of the registration page.',
  },
  userAgreement: {
    id: 'app.common.userAgreement',
    defaultMessage: 'User agreement',
    description: 'Name of the user agreement: a title, a row, a link.',
  },
  riskNotice: {
    id: 'app.common.riskNotice',
    defaultMessage: 'Risk notice',
    description: 'Name of the risk notice: a title, a row, a heading.',
  },
  settings: {
    id: 'app.title.settings',
    defaultMessage: 'Settings',
    description: 'Title of the page with language, look, security and what the app is.',
  },
  logOut: {
    id: 'app.common.logOut',
    defaultMessage: 'Log out',
    description: 'Button that ends the session.',
  },
  depositRecords: {
    id: 'app.title.depositRecords',
    defaultMessage: 'Deposit history',
    description: 'Title of the list of deposits.',
  },
  exchangeRecords: {
    id: 'app.title.exchangeRecords',
    defaultMessage: 'Exchange history',
    description: 'Title of the list of exchanges.',
  },
  transactions: {
    id: 'app.common.transactions',
    defaultMessage: 'Transactions',
    description: 'Name of a list of transactions of money: a heading, a row.',
  },
  news: { id: 'app.title.news', defaultMessage: 'News', description: 'Title of the list of news.' },
  security: {
    id: 'app.title.security',
    defaultMessage: 'Security',
    description: 'Title of the page with passwords and profile.',
  },
  wallet: {
    id: 'app.title.wallet',
    defaultMessage: 'Wallet',
    description: "Title of the page with the user's cash, coins and transactions.",
  },
  withdrawalRecords: {
    id: 'app.title.withdrawalRecords',
    defaultMessage: 'Withdrawal history',
    description: 'Title of the list of withdrawals.',
  },
  getApp: {
    id: 'app.title.download',
    defaultMessage: 'Get the app',
    description: 'Title of the page where the app is downloaded or put on the home screen.',
  },
  oneTapOrders: {
    id: 'order.oneTap.label',
    defaultMessage: 'One-tap orders',
    description: 'Setting, off until it is chosen: Buy up and Buy down place an order at once.',
  },
  privacy: {
    id: 'app.common.privacy',
    defaultMessage: 'Privacy',
    description: 'Name of the privacy notice: a row, a link.',
  },
  appVersion: {
    id: 'app.common.appVersion',
    defaultMessage: 'Version',
    description: 'Label of the version of the app.',
  },
  operationSuccessful: {
    id: 'form.done.title',
    defaultMessage: 'Operation successful!',
    description:
      'As the specification has it. Title after the user invested in a project or did something with an investment.',
  },
  offline: {
    id: 'app.common.offline',
    defaultMessage: 'You are offline. Nothing was sent.',
    description: 'Why nothing can be sent while the device has no network.',
  },
  activities: {
    id: 'app.common.activities',
    defaultMessage: 'Activities',
    description: 'Heading above the list of activities, and type of a message about one.',
  },
  priceAlerts: {
    id: 'app.title.priceAlerts',
    defaultMessage: 'Price alerts',
    description: 'Title of the page with the prices that the user wants to be told of.',
  },
  networkError: {
    id: 'refusal.network_error',
    defaultMessage: 'network error',
    description:
      'As the specification has it. A part of our systems did not answer; nothing was changed.',
  },
  demoMark: {
    id: 'app.mark.demo',
    defaultMessage: 'Demo - no real money',
    description: 'Permanent mark on every page of a demo site.',
  },
  project: {
    id: 'app.title.project',
    defaultMessage: 'Project',
    description: 'Title of the list of financing projects.',
  },
  trade: { id: 'app.title.trade', defaultMessage: 'Trade', description: 'Title of the quotes.' },
  choosePlace: {
    id: 'app.title.chooseLocation',
    defaultMessage: 'Choose a place',
    description: 'Title of the page on which a place is chosen.',
  },
  devices: {
    id: 'app.title.devices',
    defaultMessage: 'Devices',
    description: 'Title of the page that lists where the user is logged in.',
  },
  fundPassword: {
    id: 'form.fundPassword.label',
    defaultMessage: 'Fund password',
    description: 'Label of the password that moves money or changes payment methods.',
  },
  invitedFriends: {
    id: 'app.title.inviteRecords',
    defaultMessage: 'Invited friends',
    description: 'Title of the list of invited people and their bonuses.',
  },
  loginPassword: {
    id: 'app.title.loginPassword',
    defaultMessage: 'Login password',
    description: 'Title of the page where the login password is changed.',
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
  place: {
    id: 'app.title.openLocation',
    defaultMessage: 'Place',
    description: 'Title of the page that shows one place.',
  },
  passkeys: {
    id: 'app.title.passkeys',
    defaultMessage: 'Passkeys',
    description: 'Title of the page of passkeys.',
  },
  practice: {
    id: 'order.practice.mark',
    defaultMessage: 'Practice',
    description:
      'Mark on everything that is done with practice money instead of real money, and title of its page; as short as possible. Not the word for a demo site.',
  },
  accountActivity: {
    id: 'app.title.securityEvents',
    defaultMessage: 'Account activity',
    description: 'Title of the page that lists what happened to the account.',
  },
  realNameVerification: {
    id: 'app.title.verification',
    defaultMessage: 'Real-name verification',
    description: 'Title of the page of real-name verification.',
  },
  coins: {
    id: 'balance.card.coins',
    defaultMessage: 'Coins',
    description: 'Part of the net worth: what all coins are worth.',
  },
  netWorth: {
    id: 'balance.card.netWorth',
    defaultMessage: 'Net worth',
    description: 'Everything the user has: cash, projects and coins.',
  },
  inProjects: {
    id: 'balance.card.projects',
    defaultMessage: 'In projects',
    description: 'Part of the net worth: principal in projects.',
  },
  topUpNeeded: {
    id: 'bought.state.awaitingAppend',
    defaultMessage: 'Top-up needed',
    description: 'State of an investment in a project: income is held until money is topped up.',
  },
  openOrders: {
    id: 'balance.sum.orders',
    defaultMessage: 'Open orders',
    description: 'Way from the money on hold to the open orders.',
  },
  setPassword: {
    id: 'conditions.action.setPassword',
    defaultMessage: 'Set password',
    description: 'Link from an unmet condition to the page where the fund password is set.',
  },
  verified: {
    id: 'review.state.passed',
    defaultMessage: 'Verified',
    description: 'State of real-name verification: approved.',
  },
  underReview: {
    id: 'review.state.underReview',
    defaultMessage: 'Under review',
    description: 'State of real-name verification: submitted, not decided.',
  },
  bank: {
    id: 'app.common.bank',
    defaultMessage: 'Bank',
    description: 'Label of the name of a bank.',
  },
  branch: {
    id: 'app.common.branch',
    defaultMessage: 'Branch',
    description: 'Label of the branch of a bank.',
  },
  bankCode: {
    id: 'app.common.bankCode',
    defaultMessage: 'BIC',
    description: 'Label of the international code of a bank.',
  },
  gift: {
    id: 'app.common.gift',
    defaultMessage: 'Gift',
    description: 'Kind of a deposit or transaction: a gift of the operator.',
  },
  optional: {
    id: 'form.field.optional',
    defaultMessage: 'Optional',
    description: 'Beside the label of a field that may stay empty.',
  },
  networkName: defineMessage<{ network: string }>({
    id: 'app.common.networkName',
    defaultMessage: 'Network {network}',
    description: 'The network of a coin or of a wallet address.',
  }),
  addAlipay: {
    id: 'refusal.next.setAlipay',
    defaultMessage: 'Add Alipay',
    description: 'Link to the page where Alipay is added.',
  },
  submitted: {
    id: 'app.common.submitted',
    defaultMessage: 'Submitted',
    description: 'Label: when a deposit or withdrawal was submitted.',
  },
  byMoment: defineMessage<{ moment: string }>({
    id: 'review.step.by',
    defaultMessage: 'by {moment}',
    description:
      'Beside a step that goes on: when its end is expected. moment is a date with a time.',
  }),
  declined: {
    id: 'app.common.declined',
    defaultMessage: 'Declined',
    description: 'State of a deposit or withdrawal: declined in its review, or not paid.',
  },
  change: {
    id: 'app.common.change',
    defaultMessage: 'Change',
    description: 'Button that opens an earlier step of a form again.',
  },
  stepPlace: defineMessage<{ number: number; all: number }>({
    id: 'app.common.stepPlace',
    defaultMessage: 'Step {number, number} of {all, number}:',
    description: 'Before the title of a step, for screen readers.',
  }),
  belowMinimum: defineMessage<{ available: string; min: string }>({
    id: 'app.common.belowMinimum',
    defaultMessage: 'Available: {available}. Minimum: {min}.',
    description:
      'Why an action is blocked: the balance is below its minimum. Both have their currency.',
  }),
  coin: { id: 'app.common.coin', defaultMessage: 'Coin', description: 'Label of a coin.' },
  time: {
    id: 'app.common.time',
    defaultMessage: 'Time',
    description: 'Label of the moment at which money moved.',
  },
  dailyRate: {
    id: 'app.common.dailyRate',
    defaultMessage: 'Daily rate',
    description: 'What a project pays for one day.',
  },
  projects: {
    id: 'app.common.projects',
    defaultMessage: 'Projects',
    description: 'Name of the projects: their list, a way to them, a type of message.',
  },
  fundPasswordRequired: {
    id: 'refusal.fund_password_required',
    defaultMessage: 'Set a fund password first.',
    description: 'The action needs a fund password and none is set.',
  },
  appendRequired: defineMessage<{ append_money: string }>({
    id: 'refusal.append_required',
    defaultMessage: 'Add {append_money} or the project income cannot be received',
    description: 'As the specification has it. append_money is an amount with its currency, USD.',
  }),
  supportLink: {
    id: 'refusal.next.support',
    defaultMessage: 'Contact customer service',
    description: 'Link to customer service.',
  },
  incomeLost: {
    id: 'app.common.incomeLost',
    defaultMessage: 'Income lost',
    description: 'Label: income that was given up by redeeming early.',
  },
  principalReturned: {
    id: 'app.common.principalReturned',
    defaultMessage: 'Principal returned',
    description: 'Label: the principal that came back to the balance.',
  },
  sortBy: {
    id: 'app.common.sortBy',
    defaultMessage: 'Sort by',
    description: 'Label of the choice by what a list is sorted.',
  },
  useAmount: defineMessage<{ amount: string }>({
    id: 'form.amount.amend',
    defaultMessage: 'Use {amount}',
    description:
      'Button beside an amount that is not possible: puts the allowed one into the form. amount has its currency.',
  }),
  announcements: {
    id: 'app.common.announcements',
    defaultMessage: 'Announcements',
    description: 'Name of the strip of banners, for screen readers.',
  },
  fullRiskNotice: {
    id: 'app.common.fullRiskNotice',
    defaultMessage: 'Read the full risk notice',
    description: 'Link to the page with the risk notice.',
  },
  timeLeft: {
    id: 'app.common.timeLeft',
    defaultMessage: 'Time until settlement',
    description: 'Name of the countdown of an open order, for screen readers.',
  },
  staleSince: defineMessage<{ time: string }>({
    id: 'stale.mark.since',
    defaultMessage: 'Not updated since {time}',
    description: 'Mark on data that is older than it should be.',
  }),
  review: {
    id: 'review.step.review',
    defaultMessage: 'Review',
    description: 'Step of a review that goes on.',
  },
  favourites: {
    id: 'app.common.favourites',
    defaultMessage: 'Favourites',
    description: 'Products with the star: a group of quotes, a heading.',
  },
  productNotFound: {
    id: 'refusal.product_not_found',
    defaultMessage: 'product not found',
    description: 'As the specification has it. No product has this symbol.',
  },
  notVerified: {
    id: 'app.common.notVerified',
    defaultMessage: "We couldn't verify your name",
    description: 'We declined a real-name verification: a title, a bar.',
  },
  viewDetails: {
    id: 'app.common.viewDetails',
    defaultMessage: 'View details',
    description:
      'Link to the page of the order, withdrawal and so on that a message or transaction is about.',
  },
  resultDiffers: {
    id: 'order.check.differs',
    defaultMessage: "This result doesn't match its prices",
    description: 'Heading in the receipt, when the app computed another result.',
  },
  feeRate: {
    id: 'app.common.feeRate',
    defaultMessage: 'Fee ({rate})',
    description: 'Label of the fee with its rate in per cent.',
  },
  addPasskey: {
    id: 'passkey.offer.add',
    defaultMessage: 'Add a passkey',
    description: 'Link to the page where a passkey is added.',
  },
  passwordsDiffer: {
    id: 'refusal.passwords_differ',
    defaultMessage: 'The two passwords do not match.',
    description: 'The two entries of a new password differ.',
  },
  maskedNumber: {
    id: 'app.common.maskedNumber',
    defaultMessage: 'Number',
    description: 'Label: masked number of a card, account or address.',
  },
  keep: {
    id: 'app.common.keep',
    defaultMessage: 'Keep it',
    description: 'Button that leaves the question; nothing is removed.',
  },
  remove: {
    id: 'app.common.remove',
    defaultMessage: 'Remove',
    description: 'Button that removes a payment method or passkey, or asks before it is removed.',
  },
  alipay: {
    id: 'app.common.alipay',
    defaultMessage: 'Alipay',
    description: 'Kind of payment method.',
  },
  bankCard: {
    id: 'app.common.bankCard',
    defaultMessage: 'Bank card',
    description: 'Kind of payment method.',
  },
  wechatPay: {
    id: 'app.common.wechatPay',
    defaultMessage: 'WeChat pay',
    description: 'Kind of payment method.',
  },
  nothingToDo: {
    id: 'review.step.note',
    defaultMessage: "You don't need to do anything. We'll send you a message.",
    description: 'Below the step of a review that goes on.',
  },
  userId: {
    id: 'app.common.userId',
    defaultMessage: 'User ID',
    description: 'Label of the public number of the account.',
  },
  removeRecord: {
    id: 'app.common.removeRecord',
    defaultMessage: 'Remove',
    description: 'Button in the sheet of a price alert or payment method: removes it.',
  },
  computer: {
    id: 'app.common.computer',
    defaultMessage: 'Computer',
    description: 'Name of a kind of device.',
  },
  allOfKind: {
    id: 'app.common.allOfKind',
    defaultMessage: 'All',
    description:
      'Choice of a filter that leaves nothing out: every category of news, type of exchange, coin or currency (feminine in French and Spanish).',
  },
  otherKind: {
    id: 'app.common.otherKind',
    defaultMessage: 'Other',
    description: 'Kind of a deposit or a withdrawal that the server or this version cannot name.',
  },
  setFundPassword: {
    id: 'app.common.setFundPassword',
    defaultMessage: 'Set fund password',
    description: 'Button that sets the first fund password, or the link to it.',
  },
})
