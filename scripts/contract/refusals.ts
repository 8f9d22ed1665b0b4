/**
 * The refusals of the contract's operations. Each is written once, with its reason, and `x-reasons`
 * says which of them an operation gives (docs/contract.md).
 */
import type { Document, Envelope, Reference } from './written.ts'
import { answersOf, isPublic } from './written.ts'

/**
 * Gives each operation an example of every refusal that it lists, in their order, and of the missing
 * session where it needs one, in the document that is given. One that it writes itself stays.
 */
export function addRefusals(document: Document): void {
  const { components } = document
  const { RefusalReason, ServerTime, Unauthenticated } = components?.schemas ?? {}
  const { description: meanings = '', 'x-refusals': refusals } = RefusalReason ?? {}
  // An older contract writes them out.
  if (!refusals || !ServerTime || !Unauthenticated) return

  const made: Document['components']['examples'] = {
    Unauthenticated: {
      summary: Unauthenticated.description ?? '',
      value: Unauthenticated.example as Envelope,
    },
  }
  for (const [reason, { msg, params = {}, time = Number(ServerTime.example) }] of Object.entries(
    refusals,
  )) {
    const meaning = new RegExp(`^- \`${reason}\`: (.*?)(?: params: .*)?$`, 'm').exec(meanings)?.[1]
    made[componentOf(reason)] = {
      summary: meaning ?? '',
      value: { code: 0, msg, time, data: { reason, params } },
    }
  }
  components.examples = { ...made, ...components.examples }

  for (const { operation, media } of answersOf(document)) {
    const refused = operation['x-reasons'].map((one): [string, Reference] => [
      `refused_${one}`,
      referenceTo(componentOf(one)),
    ])
    media.examples = {
      ...media.examples,
      ...Object.fromEntries(refused),
      ...(isPublic(document, operation) ? {} : { unauthenticated: referenceTo('Unauthenticated') }),
      ...media.examples,
    }
  }
}

const componentOf = (reason: string) =>
  `refused_${reason}`.replaceAll(/(?:^|_)([a-z0-9])/g, (_, first: string) => first.toUpperCase())

const referenceTo = (name: string): Reference => ({ $ref: `#/components/examples/${name}` })
