import { randomBytes } from 'node:crypto'
import { NotReachable } from '../client/client.ts'
import type { Request, Value } from '../client/request.ts'
import { bodyOf } from '../client/request.ts'
import type { Field, Operation } from '../contract/contract.ts'
import type { Case, Ready } from './case.ts'
import { newAccount, newPicture, newRequestId } from './makers.ts'
import { neededQuery } from './queries.ts'
import type { Stage } from './stage.ts'

/*
 * The level `session`: a private call without a living session answers 401 and nothing else, and a
 * public one does not look at the token at all.
 */

/** What a request says of its session. */
type Sender = Pick<Request, 'token' | 'headers'> & Partial<Pick<Request, 'query'>>

/** Every way to have no session. */
export function sessionCases(stage: Stage, operation: Operation): Case[] {
  if (operation.id === 'logIn') return logIns(stage, operation)
  if (operation.public) return operation.method === 'GET' ? [publicWithToken(stage, operation)] : []
  const token = async () => (await stage.actor()).token
  const ways = Object.entries<() => Promise<Sender>>({
    'no token': async () => ({ token: undefined }),
    'empty token': async () => ({ token: '' }),
    'garbage token': async () => ({ token: randomBytes(16).toString('hex') }),
    'dead token': async () => ({ token: await stage.deadToken() }),
    'altered token': async () => ({ token: altered(await token()) }),
    'token in other letters': async () => ({ token: otherLetters(await token()) }),
    'longer token': async () => ({ token: `${await token()}x` }),
    'shorter token': async () => ({ token: (await token()).slice(0, -1) }),
    'token elsewhere': async () => elsewhere(await token()),
  }).map(([kind, sender]) => ({ kind, sender, also: {} }))
  const [first] = ways
  // Before what is wrong with a form is said.
  const broken = operation.form && first ? [{ ...first, also: { conformance: 'unknown' } }] : []
  return [...ways, ...broken].map(({ kind: name, sender, also }) => ({
    ...common(operation, name),
    ...('conformance' in also && { id: `session ${operation.id} ${name}, with an unknown field` }),
    what: `with ${name === 'no token' ? name : `a token that is none (${name})`} the answer is 401`,
    rule: [
      ...operation.place,
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
      'oneOf',
      2,
    ],
    prepare: async (): Promise<Ready> => {
      const body = bodyOf(operation, { ...harmlessForm(operation), ...also })
      const { token: sent, query = [], headers = {} } = await sender()
      return {
        request: {
          operation,
          query: [...Object.entries(harmlessQuery(operation)), ...query],
          token: sent,
          headers,
          ...(body && { body }),
        },
        expect: { outcome: 'unauthenticated' },
      }
    },
  }))
}

function common(operation: Operation, kind: string) {
  return {
    id: `session ${operation.id} ${kind}`,
    level: 'session' as const,
    kind,
    operation,
  }
}

function publicWithToken(stage: Stage, operation: Operation): Case {
  return {
    ...common(operation, 'public with a token'),
    what: 'a public call is answered whatever token comes with it',
    rule: [...operation.place, 'security'],
    prepare: async (): Promise<Ready> => ({
      request: {
        operation,
        query: Object.entries(await neededQuery(stage, operation)),
        token: randomBytes(16).toString('hex'),
      },
      expect: { outcome: 'done' },
    }),
  }
}

function logIns(stage: Stage, operation: Operation): Case[] {
  const attempts: Record<string, () => Promise<Record<string, Value>>> = {
    'wrong password': async () => {
      const actor = await stage.actor()
      // A login that works forgets wrong passwords before it: this run must lock nobody out.
      await stage.logIn(actor)
      return { account: actor.account, password: `${actor.password.slice(0, 12)}-no` }
    },
    'unknown account': async () => ({ account: newAccount(), password: 'no-such-one' }),
  }
  return Object.entries(attempts).map(([name, values]) => ({
    ...common(operation, name),
    what: `with ${name === 'wrong password' ? 'a' : 'an'} ${name} nobody gets in, and nothing tells which`,
    rule: [...operation.place, 'description'],
    prepare: async (): Promise<Ready> => {
      const body = bodyOf(operation, await values())
      return {
        request: { operation, query: [], token: undefined, ...(body && { body }) },
        expect: { outcome: 'refused', reasons: ['credentials_wrong'], field: undefined },
      }
    },
  }))
}

/**
 * A form that the contract allows and that can do no harm where a server lets it through: it names
 * no record that there is and no password that is right.
 */
export function harmlessForm({ form }: Operation): Record<string, Value> {
  if (!form) return {}
  const [example = {}] = form.examples.values()
  const fields = form.fields.filter(({ name }) => name in example)
  return Object.fromEntries(
    fields.map((field) => [field.name, harmless(field, example[field.name])]),
  )
}

/** What the query of an operation needs, likewise. */
export function harmlessQuery({ query }: Operation): Record<string, string> {
  const needed = query.filter(({ required }) => required)
  return Object.fromEntries(needed.map((field) => [field.name, harmlessText(field, field.example)]))
}

function harmless(field: Field, example: unknown): Value {
  return field.rules.format === 'binary' ? newPicture() : harmlessText(field, example)
}

function harmlessText({ name, rules, component }: Field, example: unknown): string {
  if (rules.format === 'uuid') return newRequestId()
  if (component === 'Password') return 'no-such-one'
  if (/(^|_)id$/.test(name)) return 'conformance-none'
  return String(example)
}

const altered = (token: string) => `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`

/** A token with its letters in the other case. Throws `NotReachable` for one without letters. */
export function otherLetters(token: string): string {
  const swapped = [...token]
    .map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()))
    .join('')
  if (swapped === token) throw new NotReachable('the token has no letters')
  return swapped
}

/** A token in every place where servers look for one but not in its header. */
export const elsewhere = (token: string): Sender => ({
  token: undefined,
  query: [['token', token]],
  headers: { Cookie: `token=${token}`, Authorization: `Bearer ${token}` },
})
