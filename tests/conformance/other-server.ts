import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { serve } from './servers.ts'

/*
 * A server in another style, of fifteen operations and in memory: other ids, products, limits, hours,
 * zone and words than the sandbox, with which it shares nothing. What the kit asks of it beyond the
 * contract is a defect of the kit.
 */

/** The operations that it has. */
export const OPERATIONS = [
  ...['logIn', 'logOut', 'getUser', 'getSiteInfo', 'getAnnouncement', 'listNotices'],
  ...['listProducts', 'listQuotes', 'getLatestPrice', 'getProduct', 'listSettlementOptions'],
  ...['listMessages', 'markMessagesRead', 'getDailyBonus', 'claimDailyBonus'],
]

export const PERSON = { account: 'tanaka.k', password: 'sakura-77' }

const ZONE = 'Asia/Tokyo'
const AHEAD = 9 * 3600
const DAY = 86_400
const now = () => Math.floor(Date.now() / 1000)
const dayStart = (at: number) => Math.floor((at + AHEAD) / DAY) * DAY - AHEAD

/** What it says: done, refused, no session, and a text, in each language. */
const WORDS: Record<string, readonly [string, string, string, string]> = {
  en: ['Fine', 'Not possible', 'Please sign in', 'Maintenance tonight'],
  de: ['Erledigt', 'Geht nicht', 'Bitte anmelden', 'Wartung heute Nacht'],
  es: ['Hecho', 'No es posible', 'Inicia sesión', 'Mantenimiento esta noche'],
  fr: ['Fait', 'Impossible', 'Connectez-vous', 'Maintenance cette nuit'],
  hk: ['完成', '無法進行', '請先登入', '今晚維護'],
  jp: ['できました', 'できません', 'ログインしてください', '今夜はメンテナンスです'],
  kor: ['완료', '불가능합니다', '로그인하세요', '오늘 밤 점검'],
  th: ['สำเร็จ', 'ทำไม่ได้', 'กรุณาเข้าสู่ระบบ', 'ปิดปรับปรุงคืนนี้'],
  zh: ['完成了', '无法进行', '请先登录', '今晚维护'],
  vi: ['Xong', 'Không thể', 'Vui lòng đăng nhập', 'Bảo trì tối nay'],
}

class No extends Error {
  readonly params: Record<string, string>
  constructor(reason: string, params: Record<string, string> = {}) {
    super(reason)
    this.params = params
  }
}

type Fields = Record<string, string>
interface Ask {
  fields: Fields
  text: string
  account: string
  token: string
}

/** A field: its form, and whether it must be there. */
type Rule = [form: RegExp | ((text: string) => boolean), needed?: boolean]
const whole = (least: number, most: number) => (text: string) =>
  /^-?(0|[1-9]\d*)$/.test(text) && Number(text) >= least && Number(text) <= most
const PAGE: Record<string, Rule> = { page: [whole(1, 100_000)], limit: [whole(1, 100)] }
const SYMBOLS = /^[A-Z0-9]{2,12}(,[A-Z0-9]{2,12})*$/
const SYMBOL: Record<string, Rule> = { symbol: [/^[A-Z0-9]{2,12}$/, true] }
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const PASSWORD: Rule = [/^[\s\S]{6,16}$/, true]
const TYPES =
  /^(system|security|order|financing|deposit|withdrawal|verification|activity|price_alert|unknown)$/
const CATEGORIES = /^(forex|gold|futures|stocks|crypto)$/
const ID = /^[A-Za-z0-9_-]{1,64}$/

interface Route {
  open?: boolean
  rules?: Record<string, Rule>
  answer(ask: Ask): object
}

/** A price a second: waves, and some noise, so that it never stands still. */
const noise = (at: number) => ((Math.imul(at, 2_654_435_761) >>> 8) % 97) - 48
const PRODUCTS = [
  { symbol: 'KOBAN', category: 'gold', base: 231_450, always: true },
  { symbol: 'NIPPON', category: 'stocks', base: 98_700, always: false },
]
type Product = (typeof PRODUCTS)[number]
const units = ({ base }: Product, at: number) =>
  base + Math.round(900 * Math.sin(at / 4000) + noise(at))
const price = (value: number) => `${Math.floor(value / 10)}.${value % 10}`
const isWeekday = (at: number) => ![0, 6].includes(new Date((at + AHEAD) * 1000).getUTCDay())
const isOpen = ({ always }: Product, at: number) =>
  always || (isWeekday(at) && at - dayStart(at) >= 9 * 3600 && at - dayStart(at) < 15 * 3600)
const opening = (at: number) =>
  Array.from({ length: 9 }, (_, day) => dayStart(at) + day * DAY + 9 * 3600).find(
    (moment) => moment > at && isWeekday(moment),
  ) ?? null
/** The last second at which it traded. */
function lastSecond(product: Product, at: number): number {
  if (isOpen(product, at)) return at
  for (let day = 0; ; day += 1) {
    const last = dayStart(at) - day * DAY + 15 * 3600 - 1
    if (last <= at && isWeekday(last)) return last
  }
}
const hoursOf = ({ always }: Product) => ({
  always_open: always,
  time_zone: ZONE,
  sessions: always
    ? []
    : [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '15:00' }],
})
const describe = (product: Product) => ({
  ...{ symbol: product.symbol, category: product.category, currency: 'USD', precision: 1 },
  hours: hoursOf(product),
})
function quote(product: Product) {
  const at = lastSecond(product, now())
  const begin = dayStart(at) + (product.always ? 0 : 9 * 3600)
  const day = Array.from({ length: at - begin + 1 }, (_, second) => units(product, begin + second))
  const [value, before] = [units(product, at), units(product, lastSecond(product, begin - 1))]
  const change = value - before
  const open = isOpen(product, now())
  return {
    ...{ symbol: product.symbol, price: price(value), open: price(day[0] ?? value) },
    high: price(day.reduce((one, other) => Math.max(one, other))),
    low: price(day.reduce((one, other) => Math.min(one, other))),
    close: price(before),
    change: `${change < 0 ? '-' : ''}${price(Math.abs(change))}`,
    change_rate: change === 0 ? '0' : (change / before).toFixed(6),
    state: open ? 'trading' : 'non_trading_time',
    ...{ as_of: at, tick_id: `k${at.toString(36)}-${product.symbol}` },
    opens_at: open ? null : opening(now()),
  }
}
/** The previous close, then the closes of the half hours of the day; the last one is the price now. */
function lineOf(product: Product): string[] {
  const at = lastSecond(product, now())
  const begin = dayStart(at) + (product.always ? 0 : 9 * 3600)
  const halves = Array.from({ length: Math.floor((at - begin) / 1800) }, (_, half) =>
    price(units(product, begin + (half + 1) * 1800 - 1)),
  )
  return [quote(product).close, ...halves, price(units(product, at))]
}

function productOf({ symbol = '' }: Fields): Product {
  const found = PRODUCTS.find((one) => one.symbol === symbol)
  if (!found) throw new No('product_not_found')
  return found
}
const BOUNDS = { single_min: '25.00', single_max: '900.00', total_max: '2700.00', currency: 'USD' }
const OPTIONS = [45, 600].map((seconds) => ({
  ...BOUNDS,
  ...{ seconds, profit_rate: '0.75', fee_rate: '0.0125' },
}))

const sessions = new Map<string, number>()
const wrong = new Map<string, number[]>()
const LIVES = 7200
const bonus: { id: string; request_id: string; amount: string; claimed_at: number }[] = []
const results = new Map<string, { until: string; data: object }>()
const messages = Array.from({ length: 5 }, (_, index) => ({
  ...{ id: `nachricht-${index}`, type: index % 2 ? 'system' : 'security', read: index < 2 },
  ...{ link: null, record_id: null, created_at: 1_700_000_000 - index * 1000 },
}))
const unread = () => {
  const open = messages.filter((one) => !one.read)
  const types = Map.groupBy(open, ({ type }) => type)
  return {
    total: open.length,
    by_type: [...types].map(([type, of]) => ({ type, count: of.length })),
  }
}
const total = () => `${(1234 + bonus.length * 2).toFixed(0)}.50`
const claimedToday = () => bonus.some((one) => dayStart(one.claimed_at) === dayStart(now()))

function paged<T>(list: readonly T[], { page = '1', limit = '20' }: Fields) {
  const [number, size] = [Number(page), Number(limit)]
  const rows = list.slice((number - 1) * size, number * size)
  return { list: rows, total: list.length, page: number, limit: size }
}

const ROUTES: Record<string, Route> = {
  'POST /api/login/index': {
    open: true,
    rules: { account: [/^[\s\S]{3,64}$/, true], password: PASSWORD },
    answer: ({ fields: { account = '', password } }) => {
      const tries = (wrong.get(account) ?? []).filter((at) => at > now() - 900)
      if (tries.length >= 5) {
        throw new No('account_locked', { available_from: String((tries[4] ?? 0) + 900) })
      }
      if (account !== PERSON.account || password !== PERSON.password) {
        wrong.set(account, [...tries, now()])
        throw new No('credentials_wrong')
      }
      wrong.delete(account)
      const token = randomBytes(24).toString('hex')
      sessions.set(token, now() + LIVES)
      return { token, session_ends_at: now() + LIVES, user: { userid: '7700123', account } }
    },
  },
  'POST /api/login/logout': {
    answer: ({ token }) => ({ sessions_ended: Number(sessions.delete(token)) }),
  },
  'GET /api/index/info': {
    open: true,
    answer: ({ text }) => ({
      ...{ product_name: 'Koban', domain: 'koban.example', logo_url: null, environment: 'demo' },
      demo: null,
      ...{ time_zone: ZONE, version: '0.3.0', risk_notice: text, project_risk_notice: text },
      support: {
        ...{ open: false, channels: [] },
        hours: { opens: '10:00', closes: '16:00', days: ['mon', 'fri'], time_zone: ZONE },
      },
      downloads: { android_url: null, ios_url: null, version: '0.3.0' },
      limits: {
        ...{
          currency: 'USD',
          deposit_min: '20.00',
          deposit_max: '900.00',
          withdrawal_min: '30.00',
        },
        ...{ withdrawal_max: '800.00', withdrawal_fee_rate: '0.02', withdrawal_opens: '08:30' },
        ...{ withdrawal_closes: '24:00', withdrawal_times_max: 1 },
      },
    }),
  },
  'GET /api/index/ater': { open: true, answer: () => ({ announcement: null }) },
  'GET /api/index/notice': {
    open: true,
    rules: PAGE,
    answer: ({ text, fields }) => {
      const of = (id: string, at: number) => ({
        id,
        title: `${text} ${id}`,
        text,
        published_at: at,
      })
      return paged([of('n-b', 1_700_000_000), of('n-a', 1_690_000_000)], fields)
    },
  },
  'GET /api/index/goods': {
    open: true,
    rules: { category: [CATEGORIES] },
    answer: ({ text, fields: { category } }) => ({
      list: PRODUCTS.filter((one) => category === undefined || one.category === category).map(
        (one) => ({
          ...describe(one),
          name: `${one.symbol} ${text}`,
          sparkline: lineOf(one),
        }),
      ),
    }),
  },
  'GET /api/index/ajaxdata': {
    open: true,
    rules: { symbols: [(text) => text.length <= 2600 && SYMBOLS.test(text)] },
    answer: ({ fields: { symbols } }) => {
      const wanted = symbols?.split(',')
      const list = PRODUCTS.filter(({ symbol }) => wanted?.includes(symbol) ?? true)
      return { list: list.map(quote) }
    },
  },
  'GET /api/index/ajaxpro': {
    open: true,
    rules: SYMBOL,
    answer: ({ fields }) => {
      const { symbol, price: value, as_of, tick_id, state } = quote(productOf(fields))
      return { symbol, price: value, as_of, tick_id, state }
    },
  },
  'GET /api/index/getprodata': {
    open: true,
    rules: SYMBOL,
    answer: ({ fields, text }) => {
      const product = productOf(fields)
      return {
        product: { ...describe(product), name: `${product.symbol} ${text}` },
        quote: quote(product),
        limits: { ...BOUNDS, quote_seconds: 20, slippage_rate_max: '0.002' },
      }
    },
  },
  'GET /api/index/seconds': {
    open: true,
    rules: SYMBOL,
    answer: ({ fields }) => ({ symbol: productOf(fields).symbol, list: OPTIONS }),
  },
  'GET /api/user/index': {
    answer: ({ account, token }) => {
      const cash = total()
      const no = '0.00'
      return {
        user: {
          ...{ userid: '7700123', account, nickname: 'T', avatar_url: null, phone: null },
          ...{ email: null, real_name: null, id_number: null, invitation_code: 'TANAKA' },
          ...{
            vip_level: 0,
            member_label: null,
            funds_frozen: false,
            registered_at: 1_600_000_000,
          },
        },
        balances: {
          ...{ currency: 'USD', cash, total_asset: cash, available: cash, frozen: no },
          ...{ yesterday_profit: no, yesterday_balance: '1234.50', total_profit: no },
        },
        net_worth: { currency: 'USD', amount: cash, coins: no, as_of: now() },
        verification: { state: 'none' },
        setup: {
          ...{ fund_password: false, bank_card: false, wallet_address: false, alipay: false },
          ...{ wechat_pay: false, deposited: false },
        },
        unread_count: unread().total,
        session_ends_at: sessions.get(token),
      }
    },
  },
  'GET /api/user/msg': {
    rules: { type: [TYPES], ...PAGE },
    answer: ({ fields, text }) => {
      const list = messages.filter((one) => fields.type === undefined || one.type === fields.type)
      return {
        ...paged(
          list.map((one) => ({ ...one, title: text, text })),
          fields,
        ),
        unread: unread(),
      }
    },
  },
  'POST /api/user/msg': {
    rules: { scope: [/^(one|all)$/, true], id: [ID], type: [TYPES] },
    answer: ({ fields: { scope, id, type } }) => {
      if (scope === 'one' && id === undefined) throw new No('input_invalid', { field: 'id' })
      const meant = messages.filter((one) =>
        scope === 'one' ? one.id === id : type === undefined || one.type === type,
      )
      if (scope === 'one' && meant.length === 0) throw new No('no_data')
      const open = meant.filter((one) => !one.read)
      for (const one of open) one.read = true
      return { marked: open.length, unread: unread() }
    },
  },
  'GET /api/user/daily_bonus': {
    rules: { request_id: [UUID] },
    answer: ({ fields }) => ({
      ...{ currency: 'USD', amount: '2.00', claimable: !claimedToday() },
      next_claim_at: claimedToday() ? dayStart(now()) + DAY : null,
      last_claimed_at: bonus.at(-1)?.claimed_at ?? null,
      last_request_id: bonus.at(-1)?.request_id ?? null,
      ...{ times_claimed: bonus.length, total_claimed: `${bonus.length * 2}.00` },
      claim: bonus.find((one) => one.request_id === fields.request_id) ?? null,
    }),
  },
  'POST /api/user/daily_bonus': {
    rules: { request_id: [UUID, true], valid_until: [whole(1_000_000_000, 9_999_999_999), true] },
    answer: ({ fields: { request_id: id = '', valid_until: until = '' } }) => {
      const first = results.get(id)
      if (first && first.until !== until) throw new No('request_conflict')
      if (first) return first.data
      if (Number(until) < now()) throw new No('request_expired')
      if (Number(until) > now() + 600) throw new No('input_invalid', { field: 'valid_until' })
      const next = dayStart(now()) + DAY
      if (claimedToday()) throw new No('once_a_day', { available_from: String(next) })
      const claim = { id: `b${bonus.length}`, request_id: id, amount: '2.00', claimed_at: now() }
      bonus.push(claim)
      const data = { ...claim, currency: 'USD', next_claim_at: next, available: total() }
      results.set(id, { until, data })
      return data
    },
  },
}

/** The fields of a query or a form, each of them once, known, and of its form. */
function read(pairs: URLSearchParams, { rules = {} }: Route, isForm: boolean): Fields {
  const known = [...pairs].filter(([name]) => isForm || Object.hasOwn(rules, name))
  for (const [name] of known) {
    const fits = Object.hasOwn(rules, name) && pairs.getAll(name).length === 1
    if (!fits) throw new No('input_invalid', { field: name })
  }
  for (const [name, [form, needed]] of Object.entries(rules)) {
    const text = pairs.get(name)
    const has = (sent: string) => (form instanceof RegExp ? form.test(sent) : form(sent))
    if (text === null ? needed : !has(text)) throw new No('input_invalid', { field: name })
  }
  return Object.fromEntries(known)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}

/** What it answers a request: whether it has the operation, and the envelope. */
async function answer(
  request: IncomingMessage,
): Promise<[route: Route | undefined, envelope: object]> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://other')
  const route = ROUTES[`${request.method} ${pathname}`]
  const body = await bodyOf(request)
  const wanted = String(request.headers.lang ?? request.headers.language)
  const [fine, not, shut, text = ''] = WORDS[wanted] ?? WORDS.en ?? []
  const envelope = (code: number, msg: string | undefined, data: unknown) => ({
    ...{ code, msg, time: now(), data },
  })
  if (!route) return [route, envelope(0, not, { reason: 'no_data', params: {} })]
  const token = String(request.headers.token ?? '')
  const lives = (sessions.get(token) ?? 0) > now()
  if (!route.open && !lives) return [route, envelope(401, shut, null)]
  try {
    const isForm = request.method === 'POST'
    const type = request.headers['content-type'] ?? FORM
    if (isForm && !type.toLowerCase().startsWith(FORM))
      throw new No('input_invalid', { field: 'body' })
    const fields = read(isForm ? new URLSearchParams(body) : searchParams, route, isForm)
    const data = route.answer({ fields, account: PERSON.account, token, text })
    return [route, envelope(1, fine, data)]
  } catch (error) {
    if (!(error instanceof No)) throw error
    return [route, envelope(0, not, { reason: error.message, params: error.params })]
  }
}

const FORM = 'application/x-www-form-urlencoded'

/** Serves it on a free port. */
export const startOther = () =>
  serve(async (request, response) => {
    const [route, envelope] = await answer(request)
    const kept = route?.open === true && request.method === 'GET'
    response.writeHead(route ? 200 : 404, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': kept ? 'public, max-age=1' : 'no-store',
      Vary: 'language, lang',
    })
    response.end(JSON.stringify(envelope))
  })
