import { operations } from './lib/contract.js'

const EXAMPLES = '#/components/examples/'
const pascal = (name) => name.replace(/(?:^|_)([a-z0-9])/g, (_, first) => first.toUpperCase())
const isShared = (name) => name.startsWith('refused_') || name === 'unauthenticated'

/**
 * An answer has the examples that every client needs (done, the refusals that any call can give,
 * unauthenticated), in the order states, refusals, unauthenticated; refusals are the shared ones.
 */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function answerExamples(contract) {
  return operations(contract).flatMap((one) => {
    const media = one.operation.responses?.['200']?.content?.['application/json']
    if (!media) return []
    const examples = Object.entries(media.examples ?? {})
    const path = [...one.at, 'responses', '200', 'content', 'application/json', 'examples']
    return [...faultsOfSet(one, examples), ...examples.flatMap(faultsOfOne)].map(
      ([message, name]) => ({ message, path: name ? [...path, name] : path }),
    )
  })
}

function faultsOfSet({ operation, isPublic }, examples) {
  const faults = []
  const names = examples.map(([name]) => name)
  const takesInput = operation.requestBody || operation.parameters?.length > 0
  const required = ['done', 'refused_network_error']
  if (takesInput) required.push('refused_input_invalid')
  if (!isPublic) required.push('unauthenticated')
  for (const name of required) {
    if (!names.includes(name)) faults.push([`The example "${name}" is missing.`])
  }
  if (isPublic && names.includes('unauthenticated')) {
    faults.push(['A public call has no example "unauthenticated".', 'unauthenticated'])
  }
  const order = (name) => ['done', undefined, 'refused', 'unauthenticated'].indexOf(kind(name))
  const misplaced = names.find((name, index) => index > 0 && order(name) < order(names[index - 1]))
  if (misplaced) {
    const message = `"${misplaced}" is out of order: done, states, refusals, unauthenticated.`
    faults.push([message, misplaced])
  }
  return faults
}

function kind(name) {
  if (name.startsWith('refused_')) return 'refused'
  return ['done', 'unauthenticated'].find((one) => one === name)
}

function faultsOfOne([name, example]) {
  const faults = []
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    faults.push([`"${name}" is not snake_case.`, name])
  const shared = `${EXAMPLES}${pascal(name)}`
  if (!(example.$ref ?? example.summary) || example.summary?.includes('\n')) {
    faults.push([`"${name}" has no summary of one line.`, name])
  }
  if (isShared(name) && example.$ref !== shared && !isRefusalOfItsOwn(name, example)) {
    faults.push([`"${name}" refers to ${shared}, or has params that the call alone gives.`, name])
  }
  return faults
}

/** A refusal may be written out when its numbers are those of this call alone. */
function isRefusalOfItsOwn(name, { value }) {
  const { reason, params } = value?.data ?? {}
  const isNamed = name === `refused_${reason}` || name.startsWith(`refused_${reason}_`)
  return isNamed && Object.keys(params ?? {}).length > 0
}
