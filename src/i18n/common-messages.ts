import { defineMessages } from 'react-intl'

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
    id: 'app.common.noData',
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
})
