import type { ReactNode } from 'react'
import { agreementPath } from '@/lib/paths.ts'
import { TextLink } from '@/ui/text-link.tsx'

/** Around words in a text that lead to the risk notice. A file alone: the list needs no form. */
export function riskLink(words: ReactNode) {
  return (
    <TextLink key="risk" href={agreementPath('risk')}>
      {words}
    </TextLink>
  )
}
