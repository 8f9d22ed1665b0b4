import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '@/lib/paths.ts'
import { VersionLine } from '@/shell/version-line.tsx'
import { buttonClass } from '@/ui/button.tsx'
import { UiLink } from '@/ui/link.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'

interface MissingPageProps {
  title: ReactNode
  body: ReactNode
}

/** What stands where there is no page: why, and the way to the entry page. */
export function MissingPage({ title, body }: MissingPageProps) {
  return (
    <EmptyState
      icon={<Compass size={28} aria-hidden />}
      title={title}
      body={body}
      action={
        <UiLink href={paths.aboutUs} className={buttonClass({ variant: 'secondary' })}>
          <FormattedMessage
            id="notFound.page.home"
            defaultMessage="Go to Home"
            description="Link to the entry page."
          />
        </UiLink>
      }
      note={<VersionLine />}
    />
  )
}
