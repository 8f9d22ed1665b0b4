/**
 * What the product specification lists, as data: the tests of the contract's coverage compare
 * openapi/h5.yaml with it. The words are the specification's own.
 */

type Methods = ('GET' | 'POST')[]
interface Path {
  methods: Methods
  /** Works without a token. */
  isPublic?: true
}

const get: Path = { methods: ['GET'] }
const post: Path = { methods: ['POST'] }
const both: Path = { methods: ['GET', 'POST'] }
const publicGet: Path = { methods: ['GET'], isPublic: true }
const publicPost: Path = { methods: ['POST'], isPublic: true }

/** The 48 paths of the specification. */
export const specifiedPaths: Record<string, Path> = {
  '/api/login/index': publicPost,
  '/api/login/reg': publicPost,
  '/api/index/banner': publicGet,
  '/api/index/ater': publicGet,
  '/api/index/home': publicGet,
  '/api/index/info': publicGet,
  '/api/index/notice': publicGet,
  '/api/index/about_list': publicGet,
  '/api/index/get_detail_from_type': publicGet,
  '/api/index/about_details': publicGet,
  '/api/index/activity_details': publicGet,
  '/api/index/ajaxdata': publicGet,
  '/api/index/getkdata': publicGet,
  '/api/index/ajaxpro': publicGet,
  '/api/index/getprodata': publicGet,
  '/api/index/seconds': publicGet,
  '/api/index/goods': publicGet,
  '/api/user/index': get,
  '/api/user/add_card': post,
  '/api/user/bank_card': get,
  '/api/user/wallet': get,
  '/api/user/user_wallet': get,
  '/api/user/add_wallet_addr': post,
  '/api/user/pwd_login': post,
  '/api/user/pwd_pay': post,
  '/api/user/certification': both,
  '/api/user/recharge': get,
  '/api/user/dorecharge': post,
  '/api/user/recharge_record': get,
  '/api/user/cash': both,
  '/api/user/cash_record': get,
  '/api/user/msg': both,
  '/api/user/yeb_project': get,
  '/api/user/yeb': get,
  '/api/user/yebappend': post,
  '/api/user/yuebaoinfo': get,
  '/api/user/yebjoinnow': post,
  '/api/user/yebstop': post,
  '/api/user/yebkeep': post,
  '/api/user/project_orderlist': get,
  '/api/user/myproject': get,
  '/api/user/addorder': post,
  '/api/user/goorder': post,
  '/api/user/get_this_order': get,
  '/api/user/orderlist': get,
  '/api/user/ajaxorder_list': get,
  '/api/user/uploadfile': post,
  '/api/user/uploadavatar': post,
}

/** What the product's capabilities need and the specification's table lacks. */
export const extensionPaths: Record<string, Path> = {
  '/api/index/ticks': publicGet,
  '/api/login/code': publicPost,
  '/api/login/forgetpwd': publicPost,
  '/api/login/logout': post,
  '/api/user/request_record': get,
  '/api/user/del_card': post,
  '/api/user/del_wallet_addr': post,
  '/api/user/exchange': both,
  '/api/user/exchange_record': get,
  '/api/user/income_calendar': get,
  '/api/user/invite': get,
  '/api/user/invite_record': get,
  '/api/user/recharge_release': post,
  '/api/user/daily_bonus': both,
}

/** The error catalogue: the words of each entry, and the reason that stands for it. */
export const errorCatalogue: [words: string, reason: string][] = [
  ['Please enter the correct user name', 'user_name_invalid'],
  ['user does not exist', 'user_not_found'],
  ['Login password error, please try again!', 'login_password_wrong'],
  ['Username or password wrong', 'credentials_wrong'],
  ['Account is locked, please contact the administrator!', 'account_locked'],
  ['Verification code error!', 'code_wrong'],
  ['The account has been registered!', 'account_registered'],
  ['Invalid invitee!', 'inviter_invalid'],
  ['System busy, registration failed!', 'registration_failed'],
  ['Please log in first', 'login_required'],
  ['Only once a day', 'once_a_day'],
  ['Incorrect fund password', 'fund_password_wrong'],
  ['You have been certified, please do not repeat the certification!', 'already_certified'],
  ['The ID number already exists.', 'id_number_exists'],
  ['The ID number is incorrect.', 'id_number_invalid'],
  ['Wrong name!', 'name_invalid'],
  ['Bank card number already exists', 'card_number_exists'],
  ['Operation failed!', 'operation_failed'],
  ['your balance is not enough', 'balance_not_enough'],
  ['Insufficient cash flow', 'turnover_insufficient'],
  ['temporarily unable to withdraw cash, please contact customer service', 'turnover_insufficient'],
  ['Money must larger than', 'amount_too_small'],
  ['should be less than', 'amount_too_large'],
  ['Withdraw amount must larger than', 'withdraw_amount_too_small'],
  ['less than', 'withdraw_amount_too_large'],
  ['Withdraw time limit', 'withdraw_time_limit'],
  ['times limit', 'withdraw_times_limit'],
  ['amount limit', 'withdraw_amount_limit'],
  ['The maximum amount of position is', 'holdings_max'],
  ['single position max', 'single_max'],
  ['single position min', 'single_min'],
  ['product not found', 'product_not_found'],
  ['network error', 'network_error'],
  ['no data', 'no_data'],
  ['verify failed', 'verify_failed'],
  ['Non trading time', 'non_trading_time'],
  ['Add 150.00 USD or the project income cannot be received', 'append_required'],
]

/**
 * Reasons of the catalogue whose words the app has, and that no operation lists, with why: a server
 * that answered them would break another rule of the contract.
 */
export const unanswered: Readonly<Record<string, string>> = {
  user_not_found: 'would tell a stranger who has an account; logIn answers credentials_wrong',
  login_required: 'a call without a session answers code 401, with these words',
}

/** Refusals that the specification's rules imply without words in the catalogue. */
export const impliedReasons = [
  'real_name_required',
  'withdraw_card_required',
  'alipay_required',
  'agreement_required',
  'passwords_differ',
  'request_conflict',
  'request_expired',
]

/** Success messages that an answer carries. "copied successfully" is the app's own. */
export const successMessages = [
  'successfully registered',
  'Login succeeded',
  'Real name authentication successful',
  'Successfully added!',
  'Delete successfully!',
  'Operation successful!',
  'Withdrawal successful (please be patient and wait for approval)',
  'Deposit successfully, please be patient and wait for approval',
]

/** States of section 4: the component that lists them, and the values that it has to list. */
export const states: Record<string, (string | number)[]> = {
  WithdrawalStatus: ['success', 'failed', 'under_review', 'unknown'],
  DepositStatus: ['success', 'failed', 'under_review', 'success_awaiting_audit', 'unknown'],
  DepositClass: [0, 1, 2, 3, 4],
  PurchaseStatus: ['earning', 'matured', 'awaiting_append', 'unknown'],
  ProjectStatus: ['in_progress', 'ended', 'unknown'],
  VerificationState: ['none', 'under_review', 'passed', 'rejected', 'unknown'],
  MarketState: ['trading', 'closed', 'non_trading_time', 'unknown'],
}

/** Choices of section 4 that a request makes: the component, its values, and who answers them. */
export const choices: Record<string, { values: string[]; call: string; examples: string[] }> = {
  ProjectFilter: {
    values: ['all', 'in_progress', 'ended'],
    call: 'GET /api/user/yeb_project',
    examples: ['done', 'in_progress', 'ended'],
  },
  OrderView: {
    values: ['project', 'contract', 'history'],
    call: 'GET /api/user/orderlist',
    examples: ['done', 'project', 'history'],
  },
}

/** Fields of the entities of section 3: the specification's label, and the property that holds it. */
export const entityFields: Record<string, [label: string, property: string][]> = {
  Account: [
    ['username or account number', 'UserProfile.account'],
    ['login password', 'LogInForm.password'],
    ['payment (fund) password', 'SetFundPasswordForm.password'],
    ['phone', 'UserProfile.phone'],
    ['email', 'UserProfile.email'],
    ['invitation code', 'UserProfile.invitation_code'],
    ['real name', 'UserProfile.real_name'],
    ['ID card number', 'UserProfile.id_number'],
    ['userid', 'UserProfile.userid'],
    ['VIP label', 'UserProfile.vip_level'],
    ['member label', 'UserProfile.member_label'],
  ],
  'Bank card': [
    ['bank name', 'PaymentMethod.bank_name'],
    ['opening bank or branch', 'PaymentMethod.bank_branch'],
    ['bank area', 'PaymentMethod.bank_area'],
    ['card number', 'BindPaymentMethodForm.card_number'],
    ['card number, masked', 'PaymentMethod.masked_number'],
    ['currency', 'PaymentMethod.currency'],
  ],
  'Wallet address': [
    ['currency', 'WalletAddress.currency'],
    ['crypto network', 'WalletAddress.network'],
    ['address', 'WalletAddress.address'],
  ],
  'Market product': [
    ['name', 'CatalogueProduct.name'],
    ['symbol', 'CatalogueProduct.symbol'],
    ['price', 'Quote.price'],
    ['low', 'Quote.low'],
    ['high', 'Quote.high'],
    ['open', 'Quote.open'],
    ['close', 'Quote.close'],
    ['change', 'Quote.change'],
  ],
  'Trade order': [
    ['direction', 'TradeOrder.direction'],
    ['amount', 'TradeOrder.amount'],
    ['settlement seconds', 'TradeOrder.seconds'],
    ['fee', 'TradeOrder.fee'],
    ['expected profit', 'TradeOrder.expected_profit'],
    ['open price', 'TradeOrder.open_price'],
    ['open time', 'TradeOrder.open_time'],
    ['close price', 'TradeOrder.close_price'],
    ['close time', 'TradeOrder.close_time'],
    ['win or loss', 'TradeOrder.result'],
    ['lucky number', 'TradeOrder.lucky_number'],
    ['lucky gold', 'TradeOrder.lucky_gold'],
    ['multiple', 'TradeOrder.multiple'],
  ],
  'Financing project': [
    ['title or name', 'Project.title'],
    ['start time', 'Project.start_time'],
    ['end time', 'Project.end_time'],
    ['minimum amount', 'Project.minimum_amount'],
    ['yield', 'Project.yield'],
    ['expected yield', 'Project.expected_yield'],
    ['daily rate', 'Project.daily_rate'],
    ['investment cycle', 'Project.investment_cycle'],
    ['initial amount', 'Project.initial_amount'],
    ['total investment amount', 'Project.total_investment_amount'],
    ['dividend method', 'Project.dividend_method'],
    ['release date', 'Project.release_date'],
    ['progress', 'Project.progress'],
    ['purchased count', 'Project.purchased_count'],
    ['append (add-on) money', 'Project.append_money'],
  ],
  'Deposit record': [
    ['type', 'DepositRecord.type'],
    ['class', 'DepositRecord.class'],
    ['amount', 'DepositRecord.amount'],
    ['status', 'DepositRecord.status'],
    ['screenshot', 'DepositRecord.screenshot_url'],
    ['transaction code', 'DepositRecord.transaction_code'],
  ],
  'Withdrawal record': [
    ['type', 'WithdrawalRecord.type'],
    ['status', 'WithdrawalRecord.status'],
    ['amount', 'WithdrawalRecord.amount'],
    ['fee', 'WithdrawalRecord.fee'],
    ['actual arrival amount', 'WithdrawalRecord.actual_amount'],
  ],
  'Exchange record': [
    ['time', 'ExchangeRecord.created_at'],
    ['type', 'ExchangeRecord.type'],
    ['coin', 'ExchangeRecord.coin'],
    ['cash settlement', 'ExchangeRecord.cash_settlement'],
    ['currency settlement', 'ExchangeRecord.currency_settlement'],
  ],
  Balances: [
    ['cash wallet', 'Balances.cash'],
    ['total asset', 'Balances.total_asset'],
    ['available', 'Balances.available'],
    ['frozen', 'Balances.frozen'],
    ["yesterday's profit", 'Balances.yesterday_profit'],
    ["yesterday's balance", 'Balances.yesterday_balance'],
    ['total profit', 'Balances.total_profit'],
  ],
  'Balance product': [
    ['yesterday profit', 'BalanceProduct.yesterday_profit'],
    ['total profit', 'BalanceProduct.total_profit'],
    ['frozen', 'BalanceProduct.frozen'],
    ['available', 'BalanceProduct.available'],
    ['total balance', 'BalanceProduct.total'],
  ],
  'Invitation record and bonus': [
    ['invitee', 'Invitee.account'],
    ['time', 'Invitee.registered_at'],
    ['bonus', 'Invitee.bonus'],
  ],
  'Message, notice, news, activity': [
    ['type of a message', 'PersonalMessage.type'],
    ['read flag', 'PersonalMessage.read'],
    ['notice', 'Notice.title'],
    ['news', 'NewsArticle.title'],
    ['activity', 'Activity.title'],
  ],
}

/** Ways to pay that section 3 names. */
export const paymentMethodTypes = ['alipay', 'wechat_pay', 'bank_transfer', 'crypto_transfer']
