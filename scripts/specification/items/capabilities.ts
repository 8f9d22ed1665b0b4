import type { Item } from '../item.ts'

const capability = (
  words: string,
  entry: Required<Pick<Item, 'operations' | 'pages' | 'tests'>> & Pick<Item, 'messages'>,
): Item => ({ section: 1, kind: 'capability', words, ...entry })

/** What the product does (sections 1 and 6). */
export const capabilities: readonly Item[] = [
  capability('Anonymous visitors can see the public pages only', {
    operations: ['GET /api/index/home', 'POST /api/login/index'],
    pages: ['aboutus', 'login'],
    messages: ['access.login.required'],
    tests: [
      'tests/e2e/tour.spec.ts: a page has its gate, name, mark',
      'src/lib/paths.test.ts: isPublicPath > %s: %s',
    ],
  }),
  capability('Account holders log in with an account and a password', {
    operations: ['POST /api/login/index', 'POST /api/login/logout'],
    pages: ['login', 'settings'],
    messages: ['access.login.account', 'access.login.password', 'app.common.logIn'],
    tests: ['tests/journeys/login.spec.ts: logging in goes on to the page that asked for it'],
  }),
  capability('Registering with an invitation code and a verification code', {
    operations: ['POST /api/login/reg', 'POST /api/login/code'],
    pages: ['register'],
    messages: ['access.register.submit', 'access.code.send'],
    tests: [
      'tests/journeys/register.spec.ts: an invitation leads a new user into an empty account',
    ],
  }),
  capability('Replacing a forgotten password', {
    operations: ['POST /api/login/forgetpwd', 'POST /api/login/code'],
    pages: ['forgetpwd'],
    tests: ['tests/journeys/login.spec.ts: a forgotten password is replaced by a code'],
  }),
  capability(
    'Short-term market order trading on quoted products (forex, gold, futures, stocks, crypto)',
    {
      operations: [
        'GET /api/index/goods',
        'GET /api/index/ajaxdata',
        'GET /api/index/getprodata',
        'POST /api/user/addorder',
        'POST /api/user/goorder',
      ],
      pages: ['index', 'trade', 'order'],
      messages: ['trade.go.wins'],
      tests: [
        'tests/journeys/trade.spec.ts: orders count down and settle at their second, each with the right money',
        'tests/e2e/market.spec.ts: visitors see the quotes of each category',
      ],
    },
  ),
  capability('A direction (buy up or buy down) and a settlement time in seconds', {
    operations: ['GET /api/index/seconds', 'POST /api/user/addorder'],
    pages: ['trade'],
    tests: ['src/features/trade/trade-screen.test.tsx: sends once, however often it is pressed'],
  }),
  capability('The order shows fee and expected profit', {
    operations: ['GET /api/index/seconds', 'GET /api/user/get_this_order'],
    pages: ['trade', 'order'],
    tests: [
      'src/features/trade/trade-screen.test.tsx: shows both cases equally, the balance and the fee while one types',
      'src/components/orders/order-rules.test.ts: has fee, profit, best and worst case to the cent',
    ],
  }),
  capability(
    'Fixed-term financing projects with a daily rate, an expected rate and an investment cycle',
    {
      operations: ['GET /api/user/yeb_project', 'GET /api/user/yeb', 'POST /api/user/yebjoinnow'],
      pages: ['project', 'projectdetails'],
      tests: [
        'tests/journeys/financing.spec.ts: a purchase earns what was shown before it was confirmed',
      ],
    },
  ),
  capability('Actions on a purchase: buy again', {
    operations: ['POST /api/user/yebjoinnow', 'GET /api/user/myproject'],
    pages: ['projectdetails', 'myproject'],
    messages: ['financing.purchase.actions.buyAgain'],
    tests: ['src/features/financing/purchase-screen.test.tsx: what can be done'],
  }),
  capability('Actions on a purchase: append money', {
    operations: ['POST /api/user/yebappend'],
    pages: ['myproject'],
    messages: ['financing.purchase.actions.append'],
    tests: [
      'tests/journeys/purchase.spec.ts: income is held until the missing money is appended, paid then',
    ],
  }),
  capability('Actions on a purchase: renew', {
    operations: ['POST /api/user/yebkeep'],
    pages: ['myproject'],
    messages: ['financing.purchase.actions.renew'],
    tests: ['tests/journeys/purchase.spec.ts: a purchase earns day by day, matures, is renewed'],
  }),
  capability('Actions on a purchase: settle', {
    operations: ['POST /api/user/yebstop'],
    pages: ['myproject'],
    messages: ['financing.purchase.actions.settle'],
    tests: ['tests/journeys/purchase.spec.ts: nobody has to append: the principal comes back'],
  }),
  capability('Deposit (recharge) by transfer with an uploaded payment screenshot and an amount', {
    operations: [
      'GET /api/user/recharge',
      'POST /api/user/dorecharge',
      'POST /api/user/uploadfile',
      'GET /api/user/recharge_record',
    ],
    pages: ['recharge', 'rechargerecord', 'rechargeList'],
    tests: ['tests/journeys/deposit.spec.ts: a deposit is credited after its review, to the cent'],
  }),
  capability('Withdrawal to a bound bank card or wallet address', {
    operations: ['GET /api/user/cash', 'POST /api/user/cash', 'GET /api/user/cash_record'],
    pages: ['cash', 'cashrecord'],
    tests: [
      'tests/journeys/withdrawal.spec.ts: moves the money to the cent, on screen and in the ledger',
      'src/features/withdrawal/withdraw-screen.test.tsx: warns of the network of an address',
    ],
  }),
  capability('Exchange between cash and coins', {
    operations: [
      'GET /api/user/exchange',
      'POST /api/user/exchange',
      'GET /api/user/exchange_record',
    ],
    pages: ['exchange', 'exchangerecord'],
    tests: ['tests/journeys/exchange.spec.ts: moves cash and coins to the smallest unit'],
  }),
  capability('Binding of bank cards', {
    operations: ['POST /api/user/add_card', 'GET /api/user/bank_card', 'POST /api/user/del_card'],
    pages: ['bindbank', 'payment'],
    messages: ['payment.type.bankCard'],
    tests: ['tests/journeys/payment.spec.ts: a bank card is bound with the place of its bank'],
  }),
  capability('Binding of wallet addresses', {
    operations: [
      'POST /api/user/add_wallet_addr',
      'GET /api/user/user_wallet',
      'POST /api/user/del_wallet_addr',
    ],
    pages: ['bindwallet', 'payment'],
    tests: ['tests/journeys/payment.spec.ts: wallet addresses are checked by their network'],
  }),
  capability('Payment methods: Alipay, WeChat pay, bank transfer, crypto transfer', {
    operations: ['POST /api/user/add_card', 'GET /api/user/bank_card'],
    pages: ['addBank', 'payment'],
    messages: [
      'payment.type.alipay',
      'payment.type.wechatPay',
      'payment.type.bankTransfer',
      'payment.type.cryptoTransfer',
    ],
    tests: [
      'tests/journeys/payment.spec.ts: Alipay has to be set first, and then it is',
      'src/features/payment/bind-screens.test.tsx: changes its fields with its type',
    ],
  }),
  capability('Real-name verification', {
    operations: ['GET /api/user/certification', 'POST /api/user/certification'],
    pages: ['auth'],
    tests: [
      'tests/journeys/verification.spec.ts: a document with two sides is submitted, reviewed and passed, once',
    ],
  }),
  capability('Invitation codes with QR sharing, invitee records and rewards', {
    operations: ['GET /api/user/invite', 'GET /api/user/invite_record', 'POST /api/login/reg'],
    pages: ['invite', 'inviterules', 'inviterecord', 'register'],
    messages: ['invitation.code.label', 'invitation.picture.save', 'invitation.totals.claim'],
    tests: [
      'tests/journeys/invitation.spec.ts: the link registers a friend, who is then in the records, masked',
      'tests/journeys/invitation.spec.ts: the QR code is saved as a picture',
    ],
  }),
  capability('Activities', {
    operations: [
      'GET /api/index/get_detail_from_type',
      'GET /api/index/activity_details',
      'GET /api/user/daily_bonus',
      'POST /api/user/daily_bonus',
    ],
    pages: ['activityCenter', 'activity'],
    tests: ['tests/journeys/bonus.spec.ts: the bonus is claimed once, counts down to the next day'],
  }),
  capability('News', {
    operations: ['GET /api/index/about_list', 'GET /api/index/about_details'],
    pages: ['news', 'newsdetails'],
    tests: [
      'src/features/content/news-screen.test.tsx: an article > is shown with its words, sanitised',
    ],
  }),
  capability('Platform notices', {
    operations: ['GET /api/index/notice', 'GET /api/index/ater'],
    pages: ['notice'],
    tests: [
      'src/features/messages/messages-screen.test.tsx: the notices > open with their whole text',
      'tests/e2e/content.spec.ts: is a line once a main page is in use, once',
    ],
  }),
  capability('Messages', {
    operations: ['GET /api/user/msg', 'POST /api/user/msg'],
    pages: ['message'],
    tests: [
      'tests/journeys/messages.spec.ts: opening a message marks it as read, here, on the server',
    ],
  }),
  capability('Customer service', {
    operations: ['GET /api/index/info'],
    pages: ['customer'],
    tests: [
      'src/features/support/customer-screen.test.tsx: hands over what the user was looking at, ready to be copied',
    ],
  }),
  capability('An About Us company page with a mission, vision, commitment and leadership text', {
    operations: ['GET /api/index/home'],
    pages: ['aboutus'],
    tests: ['tests/e2e/home.spec.ts: shows all blocks of the operator'],
  }),
  capability('Banners', {
    operations: ['GET /api/index/banner'],
    pages: ['aboutus', 'index'],
    tests: [
      'src/features/home/home-screen.test.tsx: the banners > lead on, each with its words',
      'src/features/market/quotes-screen.test.tsx: stand below the banners of the trade page',
    ],
  }),
  capability('App download, also as "add to home screen"', {
    operations: ['GET /api/index/info'],
    pages: ['download', 'splash'],
    tests: ['src/features/content/download-screen.test.tsx: has the steps of every device'],
  }),
  capability('The agreement or terms', {
    operations: ['GET /api/index/get_detail_from_type'],
    pages: ['agreement'],
    tests: ['src/features/content/agreement-screen.test.tsx: changes the text and the address'],
  }),
  capability('A profile with an avatar', {
    operations: ['POST /api/user/uploadavatar', 'GET /api/user/index'],
    pages: ['security', 'user'],
    tests: [
      'tests/journeys/security.spec.ts: the picture of the profile is cut by keys to a square',
    ],
  }),
  capability('Changing the login password and the fund password', {
    operations: ['POST /api/user/pwd_login', 'POST /api/user/pwd_pay'],
    pages: ['setpassword', 'setfundpassword'],
    tests: [
      'tests/journeys/security.spec.ts: the first fund password needs no old one',
      'tests/journeys/security.spec.ts: a new login password ends the sessions of other devices',
    ],
  }),
  capability('Balances: cash wallet, total asset, ledger, and the yuebao-style balance product', {
    operations: ['GET /api/user/wallet', 'GET /api/user/yuebaoinfo'],
    pages: ['wallet', 'finance'],
    tests: [
      'tests/journeys/wallet.spec.ts: says what the ledger says, after a trade, an exchange and a withdrawal',
    ],
  }),
  capability('Ten interface languages, kept under "language", applied each time a page is shown', {
    operations: ['GET /api/index/home'],
    pages: ['public', 'aboutus'],
    tests: [
      'src/features/support/language-screen.test.tsx: keeps the choice of $name under "$code"',
      'src/app/app.test.tsx: the language > is read again each time a page is shown',
    ],
  }),
  capability('Vietnamese uses a serif font; the other languages use a sans-serif font', {
    operations: ['GET /api/index/home'],
    pages: ['aboutus'],
    tests: ['tests/e2e/home.spec.ts: reads in serif in Vietnamese only'],
  }),
  capability("Invitation links use the host 'h5.' followed by the domain", {
    operations: ['GET /api/index/info', 'GET /api/user/invite'],
    pages: ['invite'],
    tests: [
      'src/features/invitation/invite-screen.test.tsx: has the code, the link on the host of the domain',
    ],
  }),
]
