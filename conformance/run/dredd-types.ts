import type { EventEmitter } from 'node:events'

// What the kit uses of Dredd 14, which has no types of its own.

/** One call, from its request to what is expected of its answer. */
export interface Transaction {
  name: string
  fullPath: string
  request: {
    method: string
    uri: string
    headers: Record<string, string>
    body?: string
    bodyEncoding?: 'utf-8' | 'base64'
  }
  expected: {
    statusCode?: string
    headers?: Record<string, string>
    body?: string
    bodySchema?: object
  }
  /** Absent while no answer has come. */
  real?: {
    statusCode: number
    headers: Record<string, string | undefined>
    body?: string
    bodyEncoding?: 'utf-8' | 'base64'
  }
  skip?: boolean
  /** A text fails the transaction with it. */
  fail?: boolean | string
}

export interface Hooks {
  beforeAll(hook: (transactions: Transaction[], done: () => void) => void): void
  beforeEach(hook: (transaction: Transaction, done: () => void) => void): void
  beforeEachValidation(hook: (transaction: Transaction) => void): void
}

/** What Dredd says of a transaction that is over. */
export interface Test {
  message: string
}

export interface Stats {
  tests: number
  failures: number
  errors: number
  passes: number
  skipped: number
}

interface Configuration {
  endpoint: string
  apiDescriptions: string[]
  hookfiles: string[]
  custom: { cwd: string; register?(hooks: Hooks): void }
  emitter: EventEmitter
  loglevel: 'silent'
  color: boolean
  http: object
}

/** Dredd's class. */
export type Runner = new (
  configuration: Configuration,
) => { run(done: (error: Error | null | undefined, stats: Stats) => void): void }

/** Where Dredd's own reporter writes. */
export interface Output {
  default: { transports: { console: { silent: boolean } } }
}
