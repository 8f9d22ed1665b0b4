import type { AgreementType } from '@/lib/paths.ts'

/** The texts of the agreement page, in their order. */
export const AGREEMENT_TYPES = ['agreement', 'privacy', 'risk'] as const satisfies AgreementType[]

/** The text that an address asks for; the agreement where it asks for none of them. */
export function agreementTypeOf(search: string): AgreementType {
  const wanted = new URLSearchParams(search).get('type')
  return AGREEMENT_TYPES.find((type) => type === wanted) ?? 'agreement'
}
