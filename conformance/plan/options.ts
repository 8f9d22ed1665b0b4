import { parseArgs } from 'node:util'
import { TIMEOUT_MS } from '../client/client.ts'
import type { Level } from './case.ts'
import { levels } from './case.ts'

/** What a run is asked to do. */
export interface Options {
  url: URL
  /** Undefined for the demo user of the contract's examples. */
  account: string | undefined
  password: string | undefined
  fundPassword: string | undefined
  realName: string | undefined
  /** A second account, for what one user must not see of another; undefined for none. */
  otherAccount: string | undefined
  otherPassword: string | undefined
  otherFundPassword: string | undefined
  levels: readonly Level[]
  /** Operation ids, paths, tags, classes or parts of a case's name; all of them when empty. */
  only: readonly string[]
  /** The same for what is left out. */
  except: readonly string[]
  specificationOnly: boolean
  readOnly: boolean
  /** `sandbox`, or a command of the team. */
  helper: string | undefined
  report: string | undefined
  seed: number
  /** Cases that cannot be tried fail the run. */
  complete: boolean
  /** Operations that are not there yet fail no run. */
  soFar: boolean
  /** Nothing is left out of what is printed. */
  all: boolean
  /** Milliseconds in which an answer must have come to its end. */
  timeoutMs: number
  /** File of the contract; undefined for the one that comes with the kit. */
  contract: string | undefined
}

/** The command line was not understood. */
export class Usage extends Error {}

export const help = `Tells whether a server speaks the contract, and if not, exactly where.

  npm run conformance -- --url https://their.server [options]

  --url URL             the server; a path in it stands before /api
  --account NAME        who logs in; without it the demo user of the contract's examples
  --password TEXT       that user's login password
  --fund-password TEXT  that user's fund password
  --real-name TEXT      that user's verified name, which a bound card must have
  --other-account NAME  a second account, for what one user must not see of another
  --other-password TEXT its login password
  --other-fund-password TEXT  its fund password
  --level LIST          ${levels.join(', ')}; all of them without it
  --only LIST           operation ids, paths, tags, classes, rules, or parts of a case's name
  --except LIST         the same, for what is left out
  --specification-only  leaves out the paths that extend the specification
  --read-only           reads alone; nothing is written but sessions
  --helper COMMAND      lends what no client can do: new users, codes, approved deposits, the clock.
                        "sandbox" for this project's sandbox; see docs/conformance.md for your own
  --report FOLDER       writes report.html, report.json and report.xml (xunit) there
  --seed NUMBER         repeats the order and the choices of another run
  --complete            cases that cannot be tried here fail the run
  --so-far              operations that are not there yet do not: what is there must be right
  --all                 prints every failure, operation and rule; without it the first of each kind
  --timeout SECONDS     in which an answer must have come to its end; ${TIMEOUT_MS / 1000} without it
  --contract FILE       another contract of the same conventions than the one that comes with the kit
  --rules               prints every rule with the laws that prove it, as a test plan, and tries none
  --help                prints this

Exit code 0: all is as the contract says. 1: something is not, or is not there yet. 2: the run could
not be made.`

/** Reads the command line. Throws `Usage` when it says something that is not understood. */
export function readOptions(args: readonly string[]): Options | 'help' | 'rules' {
  const { values } = parse(args)
  if (values.help) return 'help'
  if (values.rules) return 'rules'
  if (values.url === undefined) throw new Usage('Name the server: --url https://their.server')
  return {
    url: urlFrom(values.url),
    account: values.account,
    password: values.password,
    fundPassword: values['fund-password'],
    realName: values['real-name'],
    otherAccount: values['other-account'],
    otherPassword: values['other-password'],
    otherFundPassword: values['other-fund-password'],
    levels: levelsFrom(values.level),
    only: listFrom(values.only),
    except: listFrom(values.except),
    specificationOnly: values['specification-only'],
    readOnly: values['read-only'],
    helper: values.helper,
    report: values.report,
    seed: seedFrom(values.seed),
    complete: values.complete,
    soFar: values['so-far'],
    all: values.all,
    timeoutMs: secondsFrom(values.timeout) * 1000,
    contract: values.contract,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        account: { type: 'string' },
        password: { type: 'string' },
        'fund-password': { type: 'string' },
        'real-name': { type: 'string' },
        'other-account': { type: 'string' },
        'other-password': { type: 'string' },
        'other-fund-password': { type: 'string' },
        level: { type: 'string' },
        only: { type: 'string' },
        'specification-only': { type: 'boolean', default: false },
        'read-only': { type: 'boolean', default: false },
        helper: { type: 'string' },
        report: { type: 'string' },
        seed: { type: 'string' },
        complete: { type: 'boolean', default: false },
        'so-far': { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        except: { type: 'string' },
        timeout: { type: 'string' },
        contract: { type: 'string' },
        rules: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error))
  }
}

function urlFrom(text: string): URL {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Usage(`--url is an address such as https://their.server, not ${text}`)
}

function levelsFrom(text: string | undefined): Level[] {
  const wanted = listFrom(text)
  const unknown = wanted.find((one) => !levels.some((level) => level === one))
  if (unknown) throw new Usage(`--level is some of ${levels.join(', ')}, not ${unknown}`)
  return levels.filter((level) => wanted.length === 0 || wanted.includes(level))
}

function seedFrom(text: string | undefined): number {
  if (text === undefined) return Math.floor(Math.random() * 1_000_000)
  const seed = Number(text)
  if (Number.isSafeInteger(seed) && seed >= 0) return seed
  throw new Usage(`--seed is a whole number, not ${text}`)
}

function secondsFrom(text: string | undefined): number {
  if (text === undefined) return TIMEOUT_MS / 1000
  const seconds = Number(text)
  if (seconds > 0 && seconds <= 3600) return seconds
  throw new Usage(`--timeout is a number of seconds, not ${text}`)
}

const listFrom = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
