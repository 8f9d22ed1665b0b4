import { Copy } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import { releaseText } from '@/platform/release.ts'
import { useCopy } from '@/shell/use-copy.ts'
import { Button } from '@/ui/button.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList, DefinitionRow } from '@/ui/definition-list.tsx'

interface SupportContextProps {
  /** Route that the user came from. */
  page: string | null
  /** Id of the record that it was about. */
  record: string | null
  userId: string | null
}

/** What customer service will ask for, ready to be copied. Nothing is sent by itself. */
export function SupportContext({ page, record, userId }: SupportContextProps) {
  const intl = useIntl()
  const copy = useCopy()
  const rows = [
    {
      id: 'user',
      label: intl.formatMessage(common.userId),
      value: userId,
    },
    {
      id: 'page',
      label: intl.formatMessage({
        id: 'support.context.page',
        defaultMessage: 'Page',
        description: 'Label of the page that the user came from.',
      }),
      value: page,
    },
    {
      id: 'record',
      label: intl.formatMessage(common.recordNumber),
      value: record,
    },
    {
      id: 'version',
      label: intl.formatMessage(common.appVersion),
      value: releaseText(),
    },
  ].filter((row) => row.value !== null)

  return (
    <Card>
      <Stack>
        <h2>
          <FormattedMessage
            id="support.context.title"
            defaultMessage="Tell customer service"
            description="Heading above what support will ask for."
          />
        </h2>
        <DefinitionList>
          {rows.map(({ id, label, value }) => (
            <DefinitionRow key={id} label={label} value={value} />
          ))}
        </DefinitionList>
        <Button
          variant="secondary"
          fullWidth
          icon={<Copy size={20} aria-hidden />}
          onClick={() => copy(rows.map(({ label, value }) => `${label}: ${value}`).join('\n'))}
        >
          <FormattedMessage
            id="support.context.copy"
            defaultMessage="Copy"
            description="Button that copies what support will ask for."
          />
        </Button>
      </Stack>
    </Card>
  )
}
