import { cash, inCash } from './cash.ts'

/**
 * The sandbox's numbers. Each reaches the app through an answer, never by a copy: a site with other
 * numbers changes this file alone.
 */
export const rules = {
  /** The zone of "today", of the withdrawal window and of financing days. */
  timeZone: 'UTC',
  /** Of the accounts, with its decimals; the coins have theirs. */
  currency: cash.code,
  /** Without options; `base` is the path of the app on its host. */
  site: { productName: 'H5 Demo', base: '/h5/', domain: 'example.com', version: '1.0.0' },
  support: { opens: '09:00', closes: '21:00' },
  orders: {
    singleMin: inCash('10.00'),
    singleMax: inCash('5000.00'),
    totalMax: inCash('20000.00'),
    feeRate: '0.01',
  },
  /** A campaign: an order of exactly this stake, won or lost, brings this much gold besides its payout. */
  lucky: { stake: inCash('77.77'), number: 7, multiple: '1.5', gold: inCash('1.50') },
  /** The smallest append to a purchase that awaits none; other bounds are those of each project. */
  financing: { appendMin: inCash('10.00') },
  /** `releaseSeconds`: how long a release that was asked for is valid. */
  deposit: { min: inCash('10.00'), max: inCash('50000.00'), releaseSeconds: 86_400 },
  withdrawal: {
    min: inCash('100.00'),
    max: inCash('49999.00'),
    feeRate: '0.01',
    opens: '09:00',
    closes: '21:00',
    timesADay: 3,
    amountADay: inCash('100000.00'),
    /** What of a deposit must be traded before a withdrawal. */
    turnoverRate: '1.00',
  },
  exchange: { min: inCash('1.00'), max: inCash('50000.00'), feeRate: '0.001', rateSeconds: 30 },
  /**
   * Price alerts: how many of a user can still tell, how many of those stay that told once, and after how
   * many seconds one for each time may wait again.
   */
  alerts: { max: 20, toldKept: 20, restSeconds: 300 },
  bonus: { amount: inCash('1.00') },
  invitation: { bonus: inCash('10.00') },
  /**
   * How long a session lives: longer than a purchase of any seeded project, so that a tester who moves
   * the clock over a whole one stays logged in.
   */
  sessions: { seconds: 120 * 86_400 },
  /**
   * Verification codes: how long one is valid, after how long the next can be sent, and how many wrong
   * guesses end one.
   */
  codes: { validSeconds: 300, againSeconds: 60, wrongMax: 5 },
  /** How many a user may have, and how many seconds there are to answer a challenge. */
  passkeys: { max: 10, seconds: { log_in: 300, add: 300, confirm: 60 } },
  /**
   * Pictures: how large one can be, how long one is kept that nothing refers to, and how long the
   * address of one is good (at least; at most twice as long).
   */
  uploads: { pixels: 40_000_000, side: 12_000, keptSeconds: 86_400, addressSeconds: 900 },
  /** Own limits that loosen: how long they wait, and how long they can be confirmed then. */
  ownLimits: { waitSeconds: 86_400, confirmSeconds: 6 * 86_400 },
  /** Rate limits, by network address, account or user. */
  limits: {
    logIn: { max: 600, seconds: 60 },
    register: { max: 300, seconds: 60 },
    sendCode: { max: 300, seconds: 60 },
    codesOfAccount: { max: 10, seconds: 3600 },
    resetPassword: { max: 300, seconds: 60 },
    startPasskey: { max: 600, seconds: 60 },
    startConfirmation: { max: 60, seconds: 60 },
    oldPassword: { max: 5, seconds: 900 },
    upload: { max: 300, seconds: 3600 },
    submitCertification: { max: 20, seconds: 3600 },
    markMessagesRead: { max: 300, seconds: 60 },
    bind: { max: 60, seconds: 3600 },
    takenCard: { max: 10, seconds: 3600 },
    requestDepositRelease: { max: 60, seconds: 3600 },
    submitDeposit: { max: 60, seconds: 3600 },
    placeOrder: { max: 300, seconds: 60 },
    settleOrder: { max: 1200, seconds: 60 },
    submitExchange: { max: 300, seconds: 60 },
    changePurchase: { max: 300, seconds: 60 },
    claimDailyBonus: { max: 60, seconds: 60 },
    changeAlerts: { max: 120, seconds: 60 },
  },
  /** Reviews decide themselves after this long, by what a tester wrote (docs/sandbox.md). */
  reviews: {
    seconds: 5,
    /** The expected time of a review by a person. */
    personSeconds: 3600,
    /** An amount that ends in these cents fails. */
    failingCents: 13,
    /** A deposit that ends in these cents awaits its audit first; a withdrawal, a person. */
    waitingCents: 77,
  },
} as const
