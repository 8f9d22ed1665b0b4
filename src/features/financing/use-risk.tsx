import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { acknowledgeRisk, riskIsKnown } from './known-risk.ts'
import { RiskTick } from './risk-tick.tsx'

interface Risk {
  /** The box to tick, or null where the risk is known. */
  tick: ReactNode
  /** Why nothing can be sent before it is ticked, or null. */
  reason: string | null
  /** Called when money is put in: it is not asked for again. */
  acknowledge: () => void
}

/** The risk notice, which a user acknowledges once before money is put in. */
export function useRisk(owner: string): Risk {
  const intl = useIntl()
  const [known, setKnown] = useState(() => riskIsKnown(owner))
  const [ticked, setTicked] = useState(known)
  return {
    tick: known ? null : <RiskTick checked={ticked} onChange={setTicked} />,
    reason: ticked
      ? null
      : intl.formatMessage({
          id: 'invest.blocked.risk',
          defaultMessage: 'Confirm first that you know the risk.',
          description: 'Below the button: why nothing can be bought now.',
        }),
    acknowledge: () => {
      acknowledgeRisk(owner)
      setKnown(true)
    },
  }
}
