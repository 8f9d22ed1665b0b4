import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Passkey } from '@/generated/h5.schemas.ts'
import { useGetPasskeys } from '@/generated/security/security.ts'
import { common } from '@/i18n/common-messages.ts'
import { formatDate, formatMinute } from '@/lib/time.ts'
import { canUsePasskeys } from '@/platform/passkeys.ts'
import { Loading } from '@/shell/loading.tsx'
import { Page } from '@/shell/page.tsx'
import { QueryBoundary } from '@/shell/query-boundary.tsx'
import { Button } from '@/ui/button.tsx'
import { Card, Section, Stack } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { Notice } from '@/ui/notice.tsx'
import { Whole } from '@/ui/text.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { RemovePasskey } from './remove-passkey.tsx'

/** The passkeys of the account: what each is called and when it was used; adding and removing. */
export function PasskeysScreen() {
  const query = useGetPasskeys()
  return (
    <Page>
      <QueryBoundary query={query} loading={<Loading count={3} />}>
        {({ list, max }) => (
          <Stack gap="loose">
            <Notice>
              <FormattedMessage
                id="security.passkeys.about"
                defaultMessage="With a passkey you log in and confirm withdrawals, investments and changes to your payment methods with your finger, your face or the code of your device. Both passwords keep working."
                description="At the top of the page of passkeys: what one is for."
              />
            </Notice>
            {list.length > 0 ? <List list={list} /> : null}
            <Section heading={<FormattedMessage {...common.addPasskey} />}>
              {canUsePasskeys() ? (
                <Card>
                  <AddPasskeyForm full={list.length >= max ? max : null} />
                </Card>
              ) : (
                <Notice>
                  <FormattedMessage
                    id="security.passkeys.notHere"
                    defaultMessage="This browser can't make passkeys. You can add one in another browser or on another device."
                    description="In the place of the form that adds a passkey."
                  />
                </Notice>
              )}
            </Section>
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  )
}

function List({ list }: { list: readonly Passkey[] }) {
  const [removing, setRemoving] = useState<Passkey | null>(null)
  return (
    <Section
      heading={
        <FormattedMessage
          id="security.passkeys.heading"
          defaultMessage="Your passkeys"
          description="Heading of the list of passkeys."
        />
      }
    >
      <ListGroup>
        {list.map((one) => (
          <ListRow
            key={one.id}
            title={one.name}
            subtitle={<Use passkey={one} />}
            control={
              <Button variant="quiet" size="sm" onClick={() => setRemoving(one)}>
                <FormattedMessage {...common.remove} />
              </Button>
            }
          />
        ))}
      </ListGroup>
      <RemovePasskey passkey={removing} onEnd={() => setRemoving(null)} />
    </Section>
  )
}

function Use({ passkey: { created_at: created, last_used_at: used } }: { passkey: Passkey }) {
  return (
    <FormattedMessage
      id="security.passkeys.used"
      defaultMessage="{moment, select, none {Added {date}, not used yet} other {Added {date}, last used {moment}}}"
      description="Below the name of a passkey. date is a day, moment a date with a time; none where it was not used yet."
      values={{
        date: <Whole>{formatDate(created)}</Whole>,
        moment: used === null ? 'none' : <Whole>{formatMinute(used)}</Whole>,
      }}
    />
  )
}
