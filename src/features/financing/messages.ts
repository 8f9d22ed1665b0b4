import { defineMessages } from 'react-intl'
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
})
