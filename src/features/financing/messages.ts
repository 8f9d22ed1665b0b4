import { defineMessage, defineMessages } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'

/** Words that several files of this feature share. */
export const messages = defineMessages({
  projects: common.projects,
  setFundPassword: common.fundPasswordRequired,
  seePurchase: {
    id: 'financing.invest.done.open',
    defaultMessage: 'View investment',
    description: 'Link from an investment just made to its page.',
  },
  project: {
    id: 'financing.invest.done.project',
    defaultMessage: 'Project',
    description: 'Label of the title of the project that was invested in.',
  },
  earnsFrom: {
    id: 'financing.purchase.facts.from',
    defaultMessage: 'Earns from',
    description: 'Label: from when an investment earns.',
  },
  principalBack: {
    id: 'financing.invest.earnings.release',
    defaultMessage: 'Principal back',
    description: 'Label: when the principal comes back.',
  },
  cycleIncome: {
    id: 'financing.invest.earnings.total',
    defaultMessage: '{days, plural, one {Income of # day} other {Income of # days}}',
    description: 'Label: what the amount earns when it is kept to the end of the cycle.',
  },
  earned: {
    id: 'financing.invest.table.earned',
    defaultMessage: 'Earned',
    description: 'Head of a column: income earned from the first day to this one.',
  },
  dailyIncome: {
    id: 'financing.purchase.facts.daily',
    defaultMessage: 'Income per day',
    description: 'Label: what the whole principal earns in one day.',
  },
  expiry: {
    id: 'financing.purchase.facts.release',
    defaultMessage: 'Expiry',
    description: 'Label: when the cycle ends and the principal comes back.',
  },
  allPurchases: {
    id: 'financing.purchase.ways.all',
    defaultMessage: 'All my projects',
    description: 'Link to the list of all investments of the user.',
  },
  days: defineMessage<{ days: number }>({
    id: 'financing.card.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Length of an investment cycle.',
  }),
  payments: {
    id: 'financing.card.dividend',
    defaultMessage: 'Payments',
    description: 'When a project pays its income and gives the principal back.',
  },
  topUp: {
    id: 'financing.purchase.actions.append',
    defaultMessage: 'Top up',
    description: 'Action: add money to an investment.',
  },
  investAgain: {
    id: 'financing.purchase.actions.buyAgain',
    defaultMessage: 'Invest again',
    description: 'Action: invest in the same project once more.',
  },
  renew: {
    id: 'financing.purchase.actions.renew',
    defaultMessage: 'Renew',
    description: 'Action: start a new cycle with the principal of a matured investment.',
  },
  redeem: {
    id: 'financing.purchase.actions.settle',
    defaultMessage: 'Redeem early',
    description: 'Action: end an investment before its expiry.',
  },
  income: {
    id: 'financing.purchase.movement.income',
    defaultMessage: 'Income',
    description: 'Transaction of an investment: income of a project was paid.',
  },
  day: {
    id: 'financing.purchase.schedule.day',
    defaultMessage: 'Day',
    description: 'Head of a column: number of a day in the cycle.',
  },
  inProgress: {
    id: 'financing.state.inProgress',
    defaultMessage: 'In progress',
    description: 'State of a project that takes money.',
  },
  incomePaid: {
    id: 'financing.purchase.income.paid',
    defaultMessage: 'Paid',
    description: 'State of one income of a project: it reached the balance. Short.',
  },
  projectEnded: {
    id: 'financing.invest.blocked.ended',
    defaultMessage: 'The project has ended and takes no more money.',
    description: 'Why nothing can be invested, topped up or renewed.',
  },
  projectFull: {
    id: 'financing.invest.blocked.full',
    defaultMessage: 'The project is full and takes no more money.',
    description: 'Why nothing can be invested, topped up or renewed.',
  },
})
