import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { DefinitionList } from '@/ui/definition-list.tsx'
import { Notice } from '@/ui/notice.tsx'
import type { Question } from './money-confirm.tsx'
import type { Confirmation } from './use-confirmation.ts'

/** A figure of a question that the server decides, and that is sent as accepted. */
export interface Figure {
  id: string
  label: ReactNode
  /** As it is compared: two that are written alike can differ beyond the decimals that are shown. */
  is: string | number | null
  /** As it is shown. */
  shown: string
}

interface Again<Asked> extends Pick<Confirmation<Asked>, 'refused' | 'onAsk'> {
  asked: Asked
  /** The same request with the figures of now; null where it cannot be made. */
  present: Asked | null
  figures: (asked: Asked) => readonly Figure[]
  /** Why nothing can be sent any more, or null. */
  blocked: string | null
}

const words = defineMessages({
  needed: {
    id: 'money.again.needed',
    defaultMessage: 'Accept the new figures first.',
    description: 'Below the button of a confirmation whose fee, dates or amounts have changed.',
  },
})

/**
 * Asks a question anew when its figures are others now, or the server refused them: old and new stand
 * beside each other, and the new ones need a yes of their own before the button works again.
 */
export function useChangedFigures() {
  const intl = useIntl()
  return <Asked,>(question: Question, again: Again<Asked>): Question => {
    const { asked, present, figures, refused, blocked, onAsk } = again
    const changes = present ? changesOf(figures(asked), figures(present)) : []
    if (!refused && changes.length === 0) return question
    const onAccept = present && changes.length > 0 && blocked === null ? () => onAsk(present) : null
    return {
      ...question,
      body: (
        <Stack>
          <ChangedFigures changes={changes} refused={refused} onAccept={onAccept} />
          {question.body}
        </Stack>
      ),
      outdated: intl.formatMessage(words.needed),
    }
  }
}

interface Change {
  before: Figure
  now: Figure
}

function changesOf(asked: readonly Figure[], present: readonly Figure[]): Change[] {
  return present.flatMap((now) => {
    const before = asked.find(({ id }) => id === now.id)
    return before && before.is !== now.is ? [{ before, now }] : []
  })
}

interface ChangedFiguresProps {
  changes: readonly Change[]
  refused: boolean
  onAccept: (() => void) | null
}

function ChangedFigures({ changes, refused, onAccept }: ChangedFiguresProps) {
  return (
    <Notice
      tone="warning"
      title={
        refused ? (
          <FormattedMessage
            id="money.again.refused"
            defaultMessage="The figures have changed. Nothing was carried out."
            description="In a confirmation, after the server refused the accepted fee, dates or amounts."
          />
        ) : (
          <FormattedMessage
            id="money.again.changed"
            defaultMessage="The figures have changed"
            description="In a confirmation, when its fee, dates or amounts are others by now."
          />
        )
      }
      action={
        onAccept ? (
          <Button variant="secondary" size="sm" onClick={onAccept}>
            <FormattedMessage
              id="money.again.accept"
              defaultMessage="Accept the new figures"
              description="Button that accepts what has changed in a confirmation; nothing is sent by it."
            />
          </Button>
        ) : null
      }
    >
      {changes.length > 0 ? (
        <DefinitionList
          rows={changes.map(({ before, now }) => ({
            id: now.id,
            label: now.label,
            value: now.shown,
            note: (
              <FormattedMessage
                id="money.again.before"
                defaultMessage="Before: {before}"
                description="Below a new figure in a confirmation: what it was when it was asked about."
                values={{ before: before.shown }}
              />
            ),
          }))}
        />
      ) : (
        <FormattedMessage
          id="money.again.waiting"
          defaultMessage="The new figures are being fetched."
          description="In a confirmation, after a refusal, until the figures of now are known."
        />
      )}
    </Notice>
  )
}
