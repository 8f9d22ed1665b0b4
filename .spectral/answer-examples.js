import { operations, resolve } from './lib/contract.js'

const EXAMPLES = '#/components/examples/'
const pascal = (name) => name.replace(/(?:^|_)([a-z0-9])/g, (_, first) => first.toUpperCase())
const isRefusal = (name) => name.startsWith('refused_')

/**
 * An answer has the example `done` first, then its other states, then the refusals that have params
 * of this call alone; all others are made of `x-reasons`. Examples stand in the components, so that
 * an operation is read within a screen.
 */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function answerExamples(contract) {
  return operations(contract).flatMap((one) => {
    const { 'application/json': media, 'text/event-stream': stream } =
      one.operation.responses?.['200']?.content ?? {}
    // What a stream sends is no answer of the mock.
    if (!media || stream) return []
    const examples = Object.entries(media.examples ?? {})
    const path = [...one.at, 'responses', '200', 'content', 'application/json', 'examples']
    return [
      ...faultsOfSet(examples.map(([name]) => name)),
      ...examples.flatMap((example) => faultsOfOne(contract, one, example)),
    ].map(([message, name]) => ({ message, path: name ? [...path, name] : path }))
  })
}

function faultsOfSet(names) {
  if (!names.includes('done')) return [['The example "done" is missing.']]
  const order = (name) => [name !== 'done', isRefusal(name)].filter(Boolean).length
  const misplaced = names.find((name, index) => index > 0 && order(name) < order(names[index - 1]))
  return misplaced ? [[`"${misplaced}" is out of order: done, states, refusals.`, misplaced]] : []
}

function faultsOfOne(contract, { operation }, [name, example]) {
  const faults = []
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    faults.push([`"${name}" is not snake_case.`, name])
  const { summary, value } = resolve(contract, example) ?? {}
  if (!summary || summary.includes('\n')) {
    faults.push([`"${name}" has no summary of one line.`, name])
  }
  const own = `${EXAMPLES}${pascal(operation.operationId)}${pascal(name)}`
  if (example.$ref !== own) faults.push([`"${name}" refers to ${own}.`, name])
  if (value?.code !== 1 && !isRefusalOfItsOwn(name, value)) {
    faults.push([`"${name}" is made of x-reasons, or has params that the call alone gives.`, name])
  }
  return faults
}

/** A refusal may be one of its own when its numbers are those of this call alone. */
function isRefusalOfItsOwn(name, value) {
  const { reason, params } = value?.data ?? {}
  const isNamed = name === `refused_${reason}` || name.startsWith(`refused_${reason}_`)
  return isNamed && Object.keys(params ?? {}).length > 0
}
