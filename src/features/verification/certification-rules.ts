import * as z from 'zod/mini'
import { SubmitCertificationBody } from '@/generated/verification/verification.zod.ts'
import { isIdNumber } from '@/lib/id-number.ts'
import { isName } from '@/lib/real-name.ts'
import { withMessage } from '@/patterns/form/text-rules.ts'

export type CertificationSchema = ReturnType<typeof certificationSchema>

/** Whether a document has a second side to be photographed. A passport has one side. */
export function hasBack(document: string): boolean {
  return document !== '' && document !== 'passport'
}

/** What the rules say that the generated ones cannot. */
export interface CertificationWords {
  name: string
  idNumber: string
  back: string
}

/** The contract's rules, the name's characters and the check of the number; `now` in Unix seconds. */
export function certificationSchema(words: CertificationWords, now: () => number) {
  const { shape } = SubmitCertificationBody
  return z
    .extend(SubmitCertificationBody, {
      real_name: withMessage(words.name, shape.real_name.check(z.refine(isName))),
      id_number: withMessage(words.idNumber, shape.id_number),
    })
    .check(
      z.refine((value) => fitsDocument(value, now()), {
        path: ['id_number'],
        error: words.idNumber,
        when: ({ value }) => isAll(value, ['id_number', 'document_country', 'document_type']),
      }),
      z.refine((value) => !hasBack(value.document_type) || Boolean(value.back_file_id), {
        path: ['back_file_id'],
        error: words.back,
        when: ({ value }) => isAll(value, ['document_type']),
      }),
    )
}

interface Document {
  id_number: string
  document_country: string
  document_type: string
}

function fitsDocument(value: Document, now: number): boolean {
  const { id_number: number, document_country: country, document_type: type } = value
  return isIdNumber(number, country, type, now)
}

function isAll(value: unknown, names: readonly string[]): boolean {
  const fields = (value ?? {}) as Record<string, unknown>
  return names.every((name) => typeof fields[name] === 'string')
}
