/** Servers of which nothing can be said: a run ends with one sentence, in time, and claims nothing. */
import { spawn } from 'node:child_process'
import type { RequestListener, ServerResponse } from 'node:http'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NotRun, run } from '../../conformance/run/run.ts'
import type { Listening } from '../../scripts/process/listen.ts'
import { contract } from './contract.ts'
import { startSandbox } from './sandbox.ts'
import { optionsOf, serve } from './servers.ts'

let sandbox: Listening
const opened: Listening[] = []

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await sandbox.close()
})

async function served(answer: RequestListener): Promise<string> {
  const server = await serve(answer)
  opened.push(server)
  return server.url
}

/** Answers as the sandbox does until so many calls were answered, and goes wrong from then on. */
function wrongAfter(calls: number, wrong: RequestListener): Promise<string> {
  let answered = 0
  return served((incoming, response) => {
    answered += 1
    if (answered > calls) return wrong(incoming, response)
    const { method, headers, url = '/' } = incoming
    const onward = request(new URL(url, sandbox.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    incoming.pipe(onward)
  })
}

const hang: RequestListener = () => undefined
const drip: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const drops = setInterval(() => response.write(' '), 50)
  response.once('close', () => clearInterval(drops))
}
const die: RequestListener = ({ socket }) => socket.destroy()
const html = (status: number, headers: Record<string, string> = {}): RequestListener => {
  return (_, response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers })
    response.end('<!doctype html><title>Log in</title>')
  }
}

const SHORT = ['--timeout', '0.5']

test.each([
  ['hangs', hang, 'did not come to the end of its answer within 0.5 s', SHORT],
  ['drips', drip, 'did not come to the end of its answer within 0.5 s', SHORT],
  ['answers pages', html(200), 'is an HTML page with the title "Log in"', []],
  ['leads elsewhere', html(302, { Location: '/login' }), 'HTTP 302 to /login', []],
  ['closes every connection', die, 'closes it without a response', []],
])('one that %s', async (_, answer, said, more) => {
  const ran = run(contract, optionsOf('--url', await served(answer), ...more))
  const error = await ran.catch((found: unknown) => found)
  expect(error).toBeInstanceOf(NotRun)
  expect(String(error)).toContain('POST /api/login/index')
  expect(String(error)).toContain(said)
})

/** Single calls, and laws that wait for no moment; each run is in their middle after so many calls. */
const SINGLE = ['--level', 'shape,session', '--only', 'getUser,getWallet,listMessages']
const LAWS = ['--level', 'behaviour', '--only', 'getUser,getInvitation,listMessages']
const MIDWAY = 25

test.each([
  ['hangs', SINGLE, hang, 'did not come to the end of its answer within 1 s'],
  ['drips', SINGLE, drip, 'did not come to the end of its answer within 1 s'],
  ['dies', LAWS, die, 'The server answers no more. The last call was'],
])('one that %s midway', async (_, part, wrong, said) => {
  const url = await wrongAfter(MIDWAY, wrong)
  const error = await run(contract, optionsOf('--url', url, ...part, '--timeout', '1')).catch(
    (found: unknown) => found,
  )
  expect(error).toBeInstanceOf(NotRun)
  expect(String(error)).toContain(said)
})

/** The command, in a process of its own. */
async function command(...args: string[]) {
  const kit = spawn(process.execPath, ['conformance/main.ts', ...args])
  let [said, complained] = ['', '']
  kit.stdout.on('data', (text) => {
    said += text
  })
  kit.stderr.on('data', (text) => {
    complained += text
  })
  const code = await new Promise((resolve) => kit.once('exit', resolve))
  return { code, said, complained }
}

test('the command says so in its last line, with exit code 2 and no word of conforming', async () => {
  const url = await wrongAfter(MIDWAY, die)
  const { code, said, complained } = await command('--url', url, ...SINGLE)
  expect(code).toBe(2)
  expect(said).not.toMatch(/CONFORM|FAILED/)
  expect(complained.trim().split('\n').at(-1)).toMatch(/^The server answers no more\. .+$/)
})

test.each(['--only', '--except'])('an unknown name of %s stops the run', async (option) => {
  const ran = run(contract, optionsOf('--url', sandbox.url, option, 'getUsr'))
  await expect(ran).rejects.toThrow(/^Nothing is named "getUsr"\. Near it are: getUser, /)
  await expect(ran).rejects.toBeInstanceOf(NotRun)
})
