// A helper as a backend team writes one: `--helper "node conformance/examples/helper.mjs URL"`.
// It gets what is wanted as its last argument and the details as JSON on standard input, and answers
// JSON on standard output. This one asks the control page of the project's sandbox; yours asks your
// own database or admin interface, in any language.
import { argv, exit, stdin, stdout } from 'node:process'

/** Says that something is not offered: its cases are reported as not executed. */
const NOT_OFFERED = 3

const [base, verb] = argv.slice(2)
const input = JSON.parse(await read())

async function read() {
  let text = ''
  for await (const part of stdin.setEncoding('utf8')) text += part
  return text
}

async function control(action, details) {
  const answer = await fetch(`${base}/sandbox/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(details),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

const state = async () => (await fetch(`${base}/sandbox/state`)).json()

const verbs = {
  // A new user: who logs in with what, and the name that a bound card must have.
  async user({ verified, fund_password: withFundPassword, balances }) {
    const made = await control('user', {
      verified,
      balances,
      ...(withFundPassword ? {} : { fund_password: null }),
    })
    const { account, password, fund_password, real_name, token } = made
    return { account, password, fund_password, real_name, token }
  },

  // The last verification code that was sent to an account.
  async code({ account }) {
    const { outbox } = await state()
    const sent = outbox.find(({ recipient }) => recipient === account)
    return { code: /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] }
  },

  // An amount that support releases for deposit.
  async release({ account, amount }) {
    const { users } = await state()
    const user = users.find((one) => one.account === account)
    return control('release', { user: user.id, amount })
  },

  // The server's clock, so many seconds forward.
  advance: ({ seconds }) => control('clock', { advance: seconds }),

  // A review, decided at once: of a deposit or withdrawal by its id, of a verification by the account.
  async review({ kind, account, id, decision }) {
    if (kind !== 'verification') {
      return control('review', { kind, number: Number(/\d+$/.exec(id)[0]), decision })
    }
    const { users, reviews } = await state()
    const { id: user } = users.find((one) => one.account === account)
    const { number } = reviews.find((one) => one.kind === kind && one.userId === user)
    return control('review', { kind, number, decision })
  },

  // The price of a product, held still or let go.
  hold: ({ symbol, on }) => control('market', { symbol, kind: 'frozen', on }),

  // An account that is locked, or its funds that are blocked, as customer service does; or let go.
  async lock({ account, what, on }) {
    const { users } = await state()
    const { id: user } = users.find((one) => one.account === account)
    if (what === 'money') return control('freeze', { user, frozen: on })
    return control('lock', { user, until: on ? Date.UTC(2100) / 1000 : null })
  },

  // A coin that is not exchanged any more, or again.
  suspend: ({ coin, on }) => control('exchange', { coin, suspended: on }),

  // An area that the site does not offer any more, or again.
  area: ({ area, on }) => control('area', { area, offered: on }),
}

if (!(verb in verbs)) exit(NOT_OFFERED)
stdout.write(JSON.stringify(await verbs[verb](input)))
