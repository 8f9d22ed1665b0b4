import { nameOf, operations } from './lib/contract.js'

const JSON_TYPE = 'application/json'
const STREAM_TYPE = 'text/event-stream'

/**
 * An answer is HTTP 200 with the branches done, refused and, on private calls, unauthenticated,
 * told apart by `code`. A stream is done by beginning; the schema beside it is that of an event's `data`.
 */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function answerUnion(contract) {
  return operations(contract).flatMap(({ operation, isPublic, at }) => {
    const path = [...at, 'responses']
    const { 200: answer, ...others } = operation.responses ?? {}
    const { [STREAM_TYPE]: stream, ...answers } = answer?.content ?? {}
    const [[type, media] = [], ...otherTypes] = Object.entries(answers)
    if (type !== JSON_TYPE || otherTypes.length > 0 || Object.keys(others).length > 0) {
      return [{ message: `The one answer is 200 with ${JSON_TYPE}.`, path }]
    }
    const { schema = {} } = media
    const messages = stream
      ? streamFaults(stream, schema, isPublic)
      : schemaFaults(contract, schema, isPublic)
    return messages.map((message) => ({
      message,
      path: [...path, '200', 'content', JSON_TYPE, 'schema'],
    }))
  })
}

function streamFaults(stream, schema, isPublic) {
  const branches = (schema.oneOf ?? [schema]).map(nameOf)
  const expected = isPublic ? ['Refused'] : ['Refused', 'Unauthenticated']
  const faults = []
  if (!nameOf(stream.schema)) faults.push("The schema of an event's data is a component.")
  if (branches.join() !== expected.join()) {
    faults.push(`A stream that does not begin is answered with ${expected.join(' or ')}.`)
  }
  return faults
}

function schemaFaults(contract, schema, isPublic) {
  const faults = []
  const [done, ...rest] = (schema.oneOf ?? []).map(nameOf)
  if (schema.discriminator) {
    // In OpenAPI 3.0 its values are names of schemas: generators would overwrite the integers.
    faults.push(
      '`code` tells the branches apart by its own enum, without the keyword discriminator.',
    )
  }
  const expected = isPublic ? ['Refused'] : ['Refused', 'Unauthenticated']
  if (rest.join() !== expected.join()) {
    const kind = isPublic ? 'public' : 'private'
    faults.push(`After …Done, a ${kind} call has the branches ${expected.join(', ')}.`)
  }
  const code = contract.components.schemas[done]?.properties?.code
  if (!done?.endsWith('Done')) faults.push('The first branch is a component named …Done.')
  else if (nameOf(code) !== 'CodeDone') faults.push(`${done}.code refers to CodeDone.`)
  return faults
}
