import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDeviceStore } from '@/api/device-store.ts'
import { serverNow } from '@/api/server-clock.ts'
import { Checkbox } from '@/ui/checkbox.tsx'
import { riskLink } from './risk-link.tsx'

/** When a user has acknowledged the risk of projects on this device. */
const KNOWN = 'h5.risk.financing.'

interface Risk {
  /** The box to tick, or null where the risk is known. */
  tick: ReactNode
  /** Why nothing can be sent before it is ticked, or null. */
  reason: string | null
  /** Called when money is put in: it is not asked for again. */
  acknowledge: () => void
}

/** The risk notice, which a user acknowledges once before money is put in. */
export function useRisk(): Risk {
  const store = useDeviceStore()
  const intl = useIntl()
  const [known, setKnown] = useState(() => store.read(KNOWN) !== null)
  const [ticked, setTicked] = useState(known)
  return {
    tick: known ? null : <RiskTick checked={ticked} onChange={setTicked} />,
    reason: ticked
      ? null
      : intl.formatMessage({
          id: 'financing.invest.blocked.risk',
          defaultMessage: 'Confirm first that you know the risk.',
          description: 'Below the button: why nothing can be invested now.',
        }),
    acknowledge: () => {
      store.write(KNOWN, String(Math.floor(serverNow())))
      setKnown(true)
    },
  }
}

interface RiskTickProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The risk notice, acknowledged once before the first purchase. */
function RiskTick({ checked, onChange }: RiskTickProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      label={
        <FormattedMessage
          id="financing.invest.risk.tick"
          defaultMessage="I have read the <link>risk notice</link> and know that I can lose money."
          description="Box that must be ticked before the first investment in a project."
          values={{ link: riskLink }}
        />
      }
    />
  )
}
