import { FormattedMessage } from 'react-intl'
import { Row } from '@/patterns/details/row.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import type { LimitStep } from './limits-rules.ts'
import { limitNames, useLimitWords } from './limits-words.ts'

/** Limits that are to be others, each with the one that counts now. */
export function LimitSteps({ steps, currency }: { steps: readonly LimitStep[]; currency: string }) {
  const say = useLimitWords(currency)
  return (
    <DefinitionList>
      {steps.map(({ name, from, to }) => (
        <Row
          key={name}
          label={limitNames[name]}
          value={say(name, to)}
          note={
            <FormattedMessage
              id="limits.step.now"
              defaultMessage="Now: {limit}"
              description="Below a limit that is asked for: the one that counts now."
              values={{ limit: say(name, from) }}
            />
          }
        />
      ))}
    </DefinitionList>
  )
}
