import { operations } from './lib/contract.js'

/** A body has one media type, a form component, and at least one named example with a summary. */
// biome-ignore lint/style/noDefaultExport: Spectral takes a rule's function from its default export.
export default function requestExamples(contract) {
  return operations(contract).flatMap(({ operation, at }) => {
    if (!operation.requestBody) return []
    const path = [...at, 'requestBody']
    const media = Object.entries(operation.requestBody.content ?? {})
    const [type, body] = media[0] ?? []
    if (
      media.length !== 1 ||
      !/^(application\/x-www-form-urlencoded|multipart\/form-data)$/.test(type)
    ) {
      return [{ message: 'A body is form-urlencoded, or multipart for a file.', path }]
    }
    if (!body.schema?.$ref?.endsWith('Form')) {
      return [{ message: 'The schema of a body is a component named …Form.', path }]
    }
    const examples = Object.values(body.examples ?? {})
    if (examples.length === 0 || examples.some((example) => !example.summary)) {
      return [{ message: 'A body has named examples, each with a summary.', path }]
    }
    return []
  })
}
