import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { agreementPath } from '@/lib/paths.ts'
import { Checkbox } from '@/ui/checkbox.tsx'
import { TextLink } from '@/ui/text-link.tsx'

interface RiskTickProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The risk notice, acknowledged once before the first purchase. */
export function RiskTick({ checked, onChange }: RiskTickProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      label={
        <FormattedMessage
          id="invest.risk.tick"
          defaultMessage="I have read the <link>risk notice</link> and know that I can lose money."
          description="Box that must be ticked before the first purchase of a project."
          values={{ link: riskLink }}
        />
      }
    />
  )
}

function riskLink(words: ReactNode) {
  return (
    <TextLink key="risk" href={agreementPath('risk')}>
      {words}
    </TextLink>
  )
}
