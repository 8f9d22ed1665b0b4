// The first day of a backend: five operations of the contract in one file, with Node alone.
//
//   node conformance/examples/first-server.mjs [--port 8080] [--right]
//
// It has one mistake on purpose, a balance that is a number where the contract asks for text, so that
// there is something to find; with --right it has none.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'

const port = { type: 'string', default: '8080' }
const { values: options } = parseArgs({ options: { port, right: { type: 'boolean' } } })
const FORM = 'application/x-www-form-urlencoded'
const HEADERS = { 'Content-Type': 'application/json', Vary: 'language, lang' }
const [SESSION, LOCKED] = [86_400, 900] // seconds
const now = () => Math.floor(Date.now() / 1000)
const started = now()

/** When each session ends, by its token, and the moments of wrong passwords, by account. */
const sessions = new Map()
const wrongPasswords = new Map()

/** Done, refused, no session, and the notice of risk, in the languages of the app. */
const WORDS = {
  __proto__: null, // so that no header finds what every object has
  en: ['Done', 'This is not possible', 'Please log in', 'You can lose all you put in.'],
  de: ['Erledigt', 'Das geht nicht', 'Bitte anmelden', 'Sie können alles Eingesetzte verlieren.'],
  es: ['Hecho', 'No es posible', 'Inicia sesión', 'Puedes perder todo lo invertido.'],
  fr: ['Terminé', 'Impossible', 'Connectez-vous', 'Vous pouvez perdre toute votre mise.'],
  hk: ['完成', '無法進行', '請先登入', '你可能會損失全部本金。'],
  jp: ['完了しました', 'できません', 'ログインしてください', '全額を失うことがあります。'],
  kor: ['완료되었습니다', '할 수 없습니다', '로그인하세요', '전액을 잃을 수 있습니다.'],
  th: ['สำเร็จ', 'ทำรายการไม่ได้', 'กรุณาเข้าสู่ระบบ', 'คุณอาจสูญเสียเงินทั้งหมด'],
  zh: ['已完成', '无法进行', '请先登录', '您可能损失全部本金。'],
  vi: ['Xong', 'Không thể thực hiện', 'Vui lòng đăng nhập', 'Bạn có thể mất toàn bộ số tiền.'],
}

/** What is refused: the reason is for programs, and so are its numbers, which are always text. */
class Refused extends Error {
  constructor(reason, params = {}) {
    super(reason)
    this.params = params
  }
}

function siteInfo({ notice }) {
  const names = { product_name: 'First day', domain: 'example.com', logo_url: null }
  const site = { ...names, version: '1.0.0', environment: 'demo', demo: null, time_zone: 'UTC' }
  const hours = { opens: '09:00', closes: '17:00', days: [], time_zone: 'UTC' }
  const support = { open: false, hours, channels: [] }
  const downloads = { android_url: null, ios_url: null, version: '1.0.0' }
  const amounts = { deposit_min: '10.00', deposit_max: '5000.00', withdrawal_min: '20.00' }
  const fees = { withdrawal_max: '5000.00', withdrawal_fee_rate: '0.01', withdrawal_times_max: 3 }
  const window = { withdrawal_opens: '09:00', withdrawal_closes: '17:00' }
  const limits = { currency: 'USD', ...amounts, ...fees, ...window }
  const notices = { risk_notice: notice, project_risk_notice: notice }
  return { ...site, ...notices, support, downloads, limits }
}

/** One market, closed until further notice: its last price, and the day that led to it. */
function quotes({ symbols }) {
  const day = { open: '96950.10', high: '98210.00', low: '96480.55', price: '97837.40' }
  const change = { close: '96950.10', change: '887.30', change_rate: '0.00915213' }
  const tick = { as_of: started, tick_id: `BTCUSD-${started}`, opens_at: null }
  const list = [{ symbol: 'BTCUSD', state: 'closed', ...day, ...change, ...tick }]
  return { list: list.filter(({ symbol }) => symbols?.includes(symbol) ?? true) }
}

function logIn({ form: { account, password } }) {
  const wrong = (wrongPasswords.get(account) ?? []).filter((at) => at > now() - LOCKED)
  if (wrong[4]) throw new Refused('account_locked', { available_from: `${wrong[4] + LOCKED}` })
  if (account !== 'demo' || password !== 'demo1234') {
    wrongPasswords.set(account, [...wrong, now()])
    throw new Refused('credentials_wrong')
  }
  wrongPasswords.delete(account)
  const token = randomBytes(24).toString('hex')
  const ends = now() + SESSION
  sessions.set(token, ends)
  return { token, session_ends_at: ends, user: { userid: '100001', account } }
}

function logOut({ token }) {
  sessions.delete(token)
  return { sessions_ended: 1 }
}

function userInfo({ token }) {
  const who = { userid: '100001', account: 'demo', nickname: 'Demo', invitation_code: 'FIRST1' }
  const untold = { avatar_url: null, phone: null, email: null, real_name: null, id_number: null }
  const standing = { vip_level: 0, member_label: null, funds_frozen: false }
  const user = { ...who, ...untold, ...standing, registered_at: 1_767_621_600 }
  const cash = { cash: '250.00', total_asset: '250.00', available: '250.00', frozen: '0.00' }
  const yesterday = { yesterday_profit: '0.00', yesterday_balance: '250.00', total_profit: '0.00' }
  const balances = { currency: 'USD', ...cash, ...yesterday }
  if (!options.right) balances.available = 250 // the mistake
  const net_worth = { currency: 'USD', amount: '250.00', coins: '0.00', as_of: now() }
  const methods = { bank_card: false, wallet_address: false, alipay: false, wechat_pay: false }
  const setup = { fund_password: false, ...methods, deposited: false }
  const rest = { verification: { state: 'none' }, setup, unread_count: 0 }
  return { user, balances, net_worth, ...rest, session_ends_at: sessions.get(token) }
}

const SYMBOLS = /^[A-Z0-9]{2,12}(,[A-Z0-9]{2,12})*$/
const CREDENTIALS = { account: [3, 64], password: [6, 16] } // fields, and how long they may be
/** Open operations need no session; `keep` is for how many seconds anybody may reuse the answer. */
const OPERATIONS = {
  'GET /api/index/info': { answer: siteInfo, open: true, keep: 60 },
  'GET /api/index/ajaxdata': { answer: quotes, open: true, keep: 1, query: true },
  'POST /api/login/index': { answer: logIn, open: true, form: CREDENTIALS },
  'POST /api/login/logout': { answer: logOut, form: {} },
  'GET /api/user/index': { answer: userInfo },
}

/** Reads a form. Each field must be there once and fit; the first one that does not is named. */
function read(fields, type, body) {
  if (body && !type.toLowerCase().startsWith(FORM))
    throw new Refused('input_invalid', { field: 'body' })
  const form = new URLSearchParams(body)
  for (const name of new Set([...Object.keys(fields), ...form.keys()])) {
    const [least, most] = Object.hasOwn(fields, name) ? fields[name] : [1, 0]
    const length = [...(form.get(name) ?? '')].length
    const fits = form.getAll(name).length === 1 && length >= least && length <= most
    if (!fits) throw new Refused('input_invalid', { field: name })
  }
  return Object.fromEntries(form)
}

/** The symbols that a query names; undefined where it names none. */
function symbolsOf(query) {
  const all = query.getAll('symbols')
  const fits = all.every((text) => text.length <= 2600 && SYMBOLS.test(text))
  if (!fits || all.length > 1) throw new Refused('input_invalid', { field: 'symbols' })
  return all[0]?.split(',')
}

async function answer(request, response) {
  const { method, url, headers } = request
  const [path, query] = url.split('?')
  const operation = OPERATIONS[`${method} ${path}`]
  if (!operation) return response.writeHead(404).end()
  const { token, lang, language, 'content-type': type = FORM } = headers
  const [done, refused, noSession, notice] = WORDS[lang ?? language] ?? WORDS.en
  const say = (code, msg, data) => {
    const reuse = code === 1 && operation.keep ? `public, max-age=${operation.keep}` : 'no-store'
    response.writeHead(200, { ...HEADERS, 'Cache-Control': reuse })
    response.end(JSON.stringify({ code, msg, time: now(), data }))
  }
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  if (!operation.open && !(sessions.get(token) > now())) return say(401, noSession, null)
  try {
    const form = operation.form && read(operation.form, type, body)
    const symbols = operation.query && symbolsOf(new URLSearchParams(query))
    say(1, done, operation.answer({ form, symbols, token, notice }))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    say(0, refused, { reason: error.message, params: error.params })
  }
}

const server = createServer(answer)
server.listen(options.port, () => console.log(`http://127.0.0.1:${server.address().port}`))
