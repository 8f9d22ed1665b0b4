import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { LimitChange, OwnLimits } from '@/generated/h5.schemas.ts'
import { useCancelLimitChange, useConfirmLimitChange } from '@/generated/limits/limits.ts'
import { common } from '@/i18n/common-messages.ts'
import { formatMinute } from '@/lib/time.ts'
import { SubmitErrorNotice } from '@/patterns/form/submit-error.tsx'
import { useAction } from '@/patterns/form/use-action.ts'
import { useToast } from '@/shell/toaster.tsx'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Whole } from '@/ui/text.tsx'
import { LimitSteps } from './limit-steps.tsx'
import { stateOf, stepOf } from './limits-rules.ts'

interface WaitingChangesProps {
  limits: OwnLimits
  /** The server's time, Unix seconds. */
  now: number
}

/** Higher limits, and the end of a pause, that wait for their confirmation. */
export function WaitingChanges({ limits, now }: WaitingChangesProps) {
  const changes = limits.changes.filter((change) => stateOf(change, now) !== 'lapsed')
  if (changes.length === 0) return null
  return (
    <Section
      heading={
        <FormattedMessage
          id="limits.waiting.heading"
          defaultMessage="Waiting for your confirmation"
          description="Heading above higher limits that a user asked for, and that do not count yet."
        />
      }
    >
      <Stack>
        {changes.map((change) => (
          <Waiting key={change.id} change={change} limits={limits} now={now} />
        ))}
      </Stack>
    </Section>
  )
}

const words = defineMessages({
  kept: {
    id: 'limits.waiting.kept',
    defaultMessage: 'Nothing changes',
    description: 'Toast after a higher limit that was asked for is no longer asked for.',
  },
  confirmed: {
    id: 'limits.waiting.confirmed',
    defaultMessage: 'Changed',
    description: 'Toast after a higher limit, or the end of a pause, was confirmed.',
  },
})

function Waiting({ change, limits, now }: WaitingChangesProps & { change: LimitChange }) {
  const intl = useIntl()
  const showToast = useToast()
  const confirm = useConfirmLimitChange()
  const cancel = useCancelLimitChange()
  const confirming = useAction((data: { change_id: string }) => confirm.mutateAsync({ data }))
  const keeping = useAction((data: { change_id: string }) => cancel.mutateAsync({ data }))
  const [asking, setAsking] = useState(false)
  const step = stepOf(limits, change)
  const isReady = stateOf(change, now) === 'ready'
  const error = keeping.error ?? confirming.error
  const what = step ? (
    <LimitSteps steps={[step]} currency={limits.currency} />
  ) : (
    <p>
      <FormattedMessage
        id="limits.waiting.pause"
        defaultMessage="The end of your pause"
        description="What waits for a confirmation: that trading is no longer paused."
      />
    </p>
  )

  async function keep() {
    confirming.clearError()
    if (await keeping.run({ change_id: change.id })) showToast(intl.formatMessage(words.kept))
  }

  async function carryOut() {
    keeping.clearError()
    // The id stands for the values that were seen: the server takes no others under it.
    const done = await confirming.run({ change_id: change.id })
    setAsking(false)
    if (done) showToast(intl.formatMessage(words.confirmed))
  }

  return (
    <Card>
      <Stack>
        {what}
        <p>
          <FormattedMessage
            id="limits.waiting.when"
            defaultMessage="You can confirm it from {from} to {until}. After that, your request lapses."
            description="When a higher limit that was asked for can be confirmed: two moments."
            values={{
              from: <Whole>{formatMinute(change.confirm_from)}</Whole>,
              until: <Whole>{formatMinute(change.confirm_until)}</Whole>,
            }}
          />
        </p>
        {error ? <SubmitErrorNotice error={error} /> : null}
        <Button variant="secondary" fullWidth pending={keeping.pending} onClick={() => void keep()}>
          <FormattedMessage
            id="limits.waiting.keep"
            defaultMessage="{pause, select, yes {Keep the pause} other {Keep current limit}}"
            description="Button that ends the wait of a higher limit, so that nothing changes; of the end of a pause: yes."
            values={{ pause: step ? 'no' : 'yes' }}
          />
        </Button>
        {isReady ? (
          <Button variant="secondary" fullWidth onClick={() => setAsking(true)}>
            <Confirm isPause={step === null} />
          </Button>
        ) : null}
      </Stack>
      <ConfirmDialog
        open={asking}
        pending={confirming.pending}
        title={
          <FormattedMessage
            id="limits.confirm.title"
            defaultMessage="{pause, select, yes {End the pause now?} other {Change this limit now?}}"
            description="Question after 24 hours, before a higher limit counts or a pause (yes) ends."
            values={{ pause: step ? 'no' : 'yes' }}
          />
        }
        body={
          <Stack>
            {what}
            <p>
              <FormattedMessage
                id="limits.confirm.body"
                defaultMessage="The change counts at once. You can set a lower limit or a pause again at any time."
                description="What confirming a higher limit, or the end of a pause, means."
              />
            </p>
          </Stack>
        }
        confirmLabel={<Confirm isPause={step === null} />}
        cancelLabel={<FormattedMessage {...common.goBack} />}
        onConfirm={() => void carryOut()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  )
}

function Confirm({ isPause }: { isPause: boolean }) {
  return (
    <FormattedMessage
      id="limits.confirm.submit"
      defaultMessage="{pause, select, yes {End the pause} other {Change limit}}"
      description="Button that confirms a higher limit, or the end of a pause: yes."
      values={{ pause: isPause ? 'yes' : 'no' }}
    />
  )
}
