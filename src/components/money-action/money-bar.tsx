import { ReceiptText } from 'lucide-react'
import { iconButtonClass } from '@/ui/icon-button.tsx'
import { UiLink } from '@/ui/link.tsx'
import { SupportLink } from '../support-link.tsx'

/** Records and customer service, one tap away while money is at stake. */
export function MoneyBar({ records }: { records: { path: string; label: string } }) {
  return (
    <>
      <UiLink href={records.path} className={iconButtonClass()} aria-label={records.label}>
        <ReceiptText size={22} aria-hidden />
      </UiLink>
      <SupportLink />
    </>
  )
}
