/**
 * The contract in the forms that other people's tools take (docs/contract.md): a lean copy without
 * examples and YAML anchors, and a collection of all requests.
 */

import type { Contract, Operation } from './contract.ts'
import { isRecord } from './document.ts'
import type { Document, Fields, Json, Parameter } from './written.ts'

/** A contract as it is written, without its examples: for tools that read rules out of them. */
export function leanCopy(document: unknown): Document {
  return withoutExamples(document, false) as Document
}

function withoutExamples(node: unknown, named: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutExamples(item, false))
  if (!isRecord(node)) return node
  return Object.fromEntries(
    Object.entries(node)
      // The keys of a map are names: a field may be called `example`.
      .filter(([key]) => named || !EXAMPLES.has(key))
      .map(([key, value]) => [key, withoutExamples(value, !named && NAMED.has(key))]),
  )
}

/** Refusals are shown with their reasons, and `x-repeat` says how an example goes on. */
const EXAMPLES = new Set(['example', 'examples', 'x-refusals', 'x-repeat'])
const NAMED = new Set(['properties', 'schemas'])

/**
 * All operations as a collection of Postman's format 2.1, which Bruno imports, too: a folder for each
 * tag, a request with the first example of its form for each operation. `baseUrl` names the server;
 * logging in sets `token`.
 */
export function collectionOf({ document, operations }: Contract): Fields {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  return {
    info: {
      name: `H5 ${document.info.version}`,
      description: 'Made from the contract by `npm run contract:export`.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'baseUrl', value: 'http://127.0.0.1:4010' },
      { key: 'token', value: '' },
      { key: 'lang', value: 'en' },
    ],
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'in', value: 'header', type: 'string' },
        { key: 'key', value: 'token', type: 'string' },
        { key: 'value', value: '{{token}}', type: 'string' },
      ],
    },
    // A minute from when the request is sent.
    event: [
      script('prerequest', "pm.variables.set('validUntil', Math.floor(Date.now() / 1000) + 60)"),
    ],
    item: tags.map((tag) => ({
      name: tag,
      item: operations.filter((one) => one.tag === tag).map(requestOf),
    })),
  }
}

function requestOf(operation: Operation): Fields {
  const { name, summary, method, path, parameters, isPublic, answer } = operation
  const query = parameters.filter((one) => one.in === 'query').map(queryOf)
  const sent = query.filter(({ disabled }) => !disabled)
  const search = sent.map(({ key, value }) => `${key}=${value}`).join('&')
  const body = bodyOf(operation)
  return {
    name: summary,
    request: {
      description: `${name}: ${answer.summaries.get('done') ?? ''}`,
      method: method.toUpperCase(),
      ...(isPublic && { auth: { type: 'noauth' } }),
      header: [{ key: 'lang', value: '{{lang}}' }],
      url: {
        raw: `{{baseUrl}}${path}${search && `?${search}`}`,
        host: ['{{baseUrl}}'],
        path: path.slice(1).split('/'),
        query,
      },
      ...(body && { body }),
    },
    ...(typeof answer.examples.get('done')?.data?.token === 'string' && {
      event: [script('test', "pm.collectionVariables.set('token', pm.response.json().data.token)")],
    }),
    response: [],
  }
}

/** A parameter that may be left out is there to be switched on. */
const queryOf = ({ name, example, required }: Parameter) => ({
  key: name,
  value: String(example),
  disabled: required !== true,
})

function bodyOf({ body }: Operation): Fields | undefined {
  if (!body) return undefined
  const [example = {}] = body.examples.values()
  if (body.type === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(example).map(([key, value]) => ({
      key,
      value: sentAs(key, value),
    }))
    return { mode: 'urlencoded', urlencoded: fields }
  }
  const parts = Object.entries(example).map(
    ([key, value]): Fields =>
      body.fields.get(key)?.format === 'binary'
        ? { key, type: 'file', src: [] }
        : { key, type: 'text', value: sentAs(key, value) },
  )
  return { mode: 'formdata', formdata: parts }
}

/** What is new for each request is made when it is sent. */
function sentAs(key: string, value: Json): string {
  if (key === 'request_id') return '{{$guid}}'
  return key === 'valid_until' ? '{{validUntil}}' : String(value)
}

const script = (listen: string, line: string): Fields => ({
  listen,
  script: { type: 'text/javascript', exec: [line] },
})
