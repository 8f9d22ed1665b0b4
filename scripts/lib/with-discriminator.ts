/** An OpenAPI document as far as this file reads it. */
interface Document {
  paths?: Record<string, Record<string, unknown>>
}
interface Answer {
  responses?: { 200?: { content?: { 'application/json'?: { schema?: Union } } } }
}
interface Union {
  oneOf?: unknown[]
  discriminator?: { propertyName: string }
}

/**
 * Names `code` as the discriminator of every answer, so that Orval generates validators that look
 * at the right branch only. The contract itself does without the keyword: in OpenAPI 3.0 its values
 * are names of schemas, and other generators overwrite the integers of `code` with those names.
 */
export function withDiscriminator<T extends Document>(document: T): T {
  const copy = structuredClone(document)
  for (const item of Object.values(copy.paths ?? {})) {
    for (const operation of Object.values(item) as Answer[]) {
      const union = operation.responses?.[200]?.content?.['application/json']?.schema
      if (union?.oneOf) union.discriminator = { propertyName: 'code' }
    }
  }
  return copy
}
