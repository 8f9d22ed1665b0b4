// What plain Dredd lacks to send the contract's examples (dredd.yml): a session, forms (its issue 1339), new values.
const { randomUUID } = require('node:crypto')
const { readFileSync } = require('node:fs')
// biome-ignore lint/correctness/noUndeclaredDependencies: Dredd puts this module there itself.
const hooks = require('hooks')
const { parse } = require('yaml')
const contract = readFileSync(`${__dirname}/../openapi/h5.yaml`, 'utf8')
const { paths } = parse(contract, { maxAliasCount: -1 })
const { H5_API, H5_ACCOUNT, H5_PASSWORD } = process.env
/** Dredd can't read a stream to its end, nor send a file. */
const SKIPPED = /^\/api\/(stream\/|user\/upload)/
/** The login comes first, then reads; last what blocks other operations or ends the session. */
const RANKS = { '/api/login/index': 0, '/api/user/pause': 3, '/api/login/logout': 4 }
const rank = (one) => RANKS[pathOf(one)] ?? (one.request.method === 'GET' ? 1 : 2)
const pathOf = ({ name }) => name.split(' > ')[0]
const operationOf = (one) => paths[pathOf(one)][one.request.method.toLowerCase()]
const UNDESERVED = ['input_invalid', 'network_error']
const REFUSAL = { code: 0, msg: '', time: 0, data: { reason: '', params: {} } }
let [token, now] = ['none', 0]
function formOf({ operationId, requestBody }) {
  const [{ examples }] = Object.values(requestBody.content)
  const form = { ...Object.values(examples)[0].value }
  if ('request_id' in form) form.request_id = randomUUID()
  if ('valid_until' in form) form.valid_until = now + 60
  // The test account keeps its passwords.
  if ('old_password' in form) form.password = form.password_confirm = form.old_password
  if (operationId !== 'logIn') return form
  return { account: H5_ACCOUNT ?? form.account, password: H5_PASSWORD ?? form.password }
}
/** Dredd can't know that a list may have other rows, nor that a value may be null. */
function allowed(example, real) {
  if (Array.isArray(example)) return []
  if (example === null || real === null) return real
  if (typeof example !== 'object') return example
  const fields = Object.entries(example).map(([key, one]) => [key, allowed(one, real?.[key])])
  return Object.fromEntries(fields)
}
hooks.beforeAll((transactions) => transactions.sort((one, other) => rank(one) - rank(other)))
hooks.beforeEach((one) => {
  one.skip = SKIPPED.test(one.name)
  if (one.skip) return
  const operation = operationOf(one)
  one.request.headers.token = token
  if (operation.requestBody) one.request.body = new URLSearchParams(formOf(operation)).toString()
  if (!H5_API) return
  const { protocol, hostname: host, port, pathname } = new URL(H5_API)
  Object.assign(one, { protocol, host, port: port || (protocol === 'https:' ? 443 : 80) })
  one.fullPath = pathname.replace(/\/$/, '') + one.fullPath
})
hooks.beforeEachValidation((one) => {
  const real = JSON.parse(one.real.body)
  now = real.time
  if (real.code === 1 && real.data?.token) token = real.data.token
  // An action may be refused for what the account has, if the operation lists the reason.
  const reason = rank(one) > 1 && real.code === 0 && real.data?.reason
  const isRefused = !UNDESERVED.includes(reason) && operationOf(one)['x-reasons'].includes(reason)
  const example = isRefused ? REFUSAL : allowed(JSON.parse(one.expected.body), real)
  one.expected.body = JSON.stringify(example)
  if (isRefused) console.log(`refused with ${reason}: ${one.name.split(' > ')[1]}`)
})
