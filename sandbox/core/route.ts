import type { Area, Capability } from '../../src/generated/h5.schemas.ts'

/** How the text of one field or parameter becomes a value. */
export type FieldKind = 'text' | 'integer' | 'decimal' | 'boolean' | 'file'

/** A decimal number as it was sent, for example `19.99`; checked, never rounded. */
export type DecimalText = string

/** An uploaded file; its name and the type that the client claims say nothing about its content. */
export interface PictureFile {
  bytes: Uint8Array
}

/** One operation of the contract, as far as serving it needs. */
export interface Route<Id extends string> {
  id: Id
  tag: string
  /** The area of the site to which it belongs; null where every site offers it. */
  area: Area | null
  /** What a server must have beyond the specification for it; null where every server has it. */
  capability: Capability | null
  method: 'GET' | 'POST'
  path: string
  /** Needs no session. */
  public: boolean
  /** The header `Cache-Control` of an answer that anybody may reuse for a while. */
  caching: string | null
  /** Carries a `request_id`: happens once, and answers the first result again. */
  once: boolean
  /** The fields that make a request equal to another; null where equal ones are no possible duplicates. */
  duplicateFields: readonly string[] | null
  body: 'none' | 'urlencoded' | 'multipart'
  fields: Record<string, FieldKind>
  required: readonly string[]
  query: Record<string, { kind: FieldKind; required?: boolean; default?: unknown }>
  /** All reasons for which it refuses, in the order in which they are checked. */
  refusals: readonly string[]
}
