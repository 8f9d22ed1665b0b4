// A server behind express-openapi-validator that answers what it is asked to answer:
//
//   node express-server.js CONTRACT CASES
//
// CASES is a JSON file: a list of {method, path, headers, type, pairs, answers}. Each is sent once for each
// of its answers. Prints what the validator makes of anything else than the answer; nothing when all pass.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import express from 'express'
import { middleware } from 'express-openapi-validator'

const [contract, file] = process.argv.slice(2)
const cases = JSON.parse(readFileSync(file, 'utf8'))

const app = express()
app.use(express.urlencoded({ extended: false }))
app.use(
  middleware({
    apiSpec: contract,
    // A form has texts alone.
    validateRequests: { coerceTypes: true },
    validateResponses: true,
    validateSecurity: { handlers: { token: () => true } },
    formats: { 'unix-time': { type: 'number', validate: Number.isSafeInteger } },
  }),
)
app.use((request, response) => {
  const { answers } = cases[request.get('x-case')]
  response.json(answers[request.get('x-answer')])
})
// Four parameters make it the handler of errors.
app.use((error, _request, response, _next) => {
  response.status(error.status ?? 500).json({ message: error.message, errors: error.errors })
})

const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${server.address().port}`

let wrong = 0
for (const [at, { method, path, headers, type, pairs, answers }] of cases.entries()) {
  for (const [index, answer] of answers.entries()) {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, 'x-case': String(at), 'x-answer': String(index) },
      body: bodyOf(type, pairs),
    })
    const text = await response.text()
    if (response.status === 200 && text === JSON.stringify(answer)) continue
    wrong += 1
    console.log(`${method} ${path}, answer ${index}: ${response.status} ${text.slice(0, 300)}`)
  }
}
server.close()
process.exitCode = wrong === 0 ? 0 : 1

function bodyOf(type, pairs) {
  if (type === undefined) return undefined
  if (type !== 'multipart/form-data') return new URLSearchParams(pairs)
  const form = new FormData()
  for (const [name, value] of pairs) {
    if (value === null) form.set(name, new Blob([new Uint8Array([255, 216, 0, 128])]), 'a.jpg')
    else form.set(name, value)
  }
  return form
}
