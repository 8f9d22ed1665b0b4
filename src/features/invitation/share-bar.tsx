import { Copy, Share2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { canShare, useShare } from '@/components/use-share.ts'
import { useSiteInfo } from '@/components/use-site-info.ts'
import { Button } from '@/ui/button.tsx'
import { StickyActions } from '@/ui/page-shell.tsx'

/** The page's one action: hands the link on, or copies it where the device cannot. */
export function ShareBar({ link }: { link: string }) {
  const intl = useIntl()
  const share = useShare()
  const product = useSiteInfo()?.product_name ?? ''
  const shares = canShare()
  return (
    <StickyActions>
      <Button
        fullWidth
        icon={shares ? <Share2 size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
        onClick={() =>
          void share({
            title: product,
            text: intl.formatMessage(
              {
                id: 'invitation.share.text',
                defaultMessage: 'Register at {product} with my invitation:',
                description: 'Words that are handed on with the link to register.',
              },
              { product },
            ),
            url: link,
          })
        }
      >
        {shares ? (
          <FormattedMessage
            id="invitation.share.share"
            defaultMessage="Share the link"
            description="Button that hands the link to register to another app."
          />
        ) : (
          <FormattedMessage
            id="invitation.share.copy"
            defaultMessage="Copy the link"
            description="Button that copies the link to register, where the device cannot share."
          />
        )}
      </Button>
    </StickyActions>
  )
}
