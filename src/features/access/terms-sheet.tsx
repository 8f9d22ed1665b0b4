import type { MessageDescriptor } from 'react-intl'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import type { AgreementType } from '@/lib/paths.ts'
import { loadable } from '@/shell/loadable.tsx'
import { Loading } from '@/shell/loading.tsx'
import { Sheet } from '@/ui/sheet.tsx'

// Loaded on demand: most who register read none of them.
const VersionedText = loadable(
  async () => (await import('@/shell/versioned-text.tsx')).VersionedText,
  <Loading shape="lines" count={10} />,
)

const titles = defineMessages({
  agreement: common.userAgreement,
  privacy: {
    id: 'access.terms.privacy',
    defaultMessage: 'Privacy notice',
    description: 'Title of the sheet over the registration.',
  },
  risk: common.riskNotice,
} satisfies Record<AgreementType, MessageDescriptor>)

interface TermsSheetProps {
  type: AgreementType
  open: boolean
  onClose: () => void
}

/** One of the terms over a form, which keeps all that was typed. */
export function TermsSheet({ type, open, onClose }: TermsSheetProps) {
  const intl = useIntl()
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={<FormattedMessage {...titles[type]} />}
      closeLabel={intl.formatMessage(common.close)}
    >
      {open ? <VersionedText key={type} type={type} /> : null}
    </Sheet>
  )
}
