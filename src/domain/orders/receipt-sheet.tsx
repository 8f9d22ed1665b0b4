import { Download, RotateCw, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { NextStep } from '@/domain/account/first-steps.tsx'
import type { TradeOrder } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { signOf } from '@/lib/decimal.ts'
import { tradePath } from '@/lib/paths.ts'
import { handFile } from '@/shell/save-file.ts'
import { useToast } from '@/shell/toaster.tsx'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { useOrderPath } from './order-path.tsx'
import { pathPicture } from './order-picture.ts'
import { OrderReceipt } from './order-receipt.tsx'
import { useOrderWords } from './order-words.tsx'
import { useReceiptLines } from './use-receipt-lines.ts'

export interface ReceiptSheetProps {
  /** Null while no receipt is shown. */
  order: TradeOrder | null
  /** What a receipt of practice has of its own; a real order has none of it. */
  practice?: PracticeReceipt
  onClose: () => void
}

/** What tells a receipt of practice from that of a real order. */
export interface PracticeReceipt {
  title: ReactNode
  mark: ReactNode
  /** In the place of the result, where an order came to none. */
  state?: ReactNode
  /** Below the receipt. */
  note?: ReactNode
  /** On the picture, before everything else and below it. */
  pictureTitle: string
  pictureMark: string
}

/** An order in a sheet: its state, everything to check it by, and a picture to keep. */
export function ReceiptSheet({ order, practice, onClose }: ReceiptSheetProps) {
  const intl = useIntl()
  return (
    <Sheet
      open={order !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={
        practice?.title ?? (
          <FormattedMessage
            id="order.receipt.title"
            defaultMessage="Receipt"
            description="Title of the sheet with everything of one order."
          />
        )
      }
      closeLabel={intl.formatMessage(common.close)}
      footer={
        order && (
          <Stack gap="tight">
            {/* Of practice, the page may stand at real money by now. */}
            {practice ? null : <AgainButton order={order} onLeave={onClose} />}
            <KeepButton order={order} practice={practice} />
          </Stack>
        )
      }
    >
      {order && (
        <Stack gap="loose">
          <OrderReceipt order={order} mark={practice?.mark} state={practice?.state} />
          {practice || order.result === 'open' ? null : (
            <NextStep after="order" variant="secondary" />
          )}
          {practice?.note}
        </Stack>
      )}
    </Sheet>
  )
}

/** Opens the ticket with the stake and the time of this order; nothing is sent. */
function AgainButton({ order, onLeave }: { order: TradeOrder; onLeave: () => void }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { symbol, amount, seconds } = order
  const isHere = `${pathname}${search}` === tradePath(symbol)
  return (
    <Button
      fullWidth
      icon={<RotateCw size={20} aria-hidden />}
      onClick={() => {
        onLeave()
        navigate(tradePath(symbol, { amount, seconds: String(seconds) }), { replace: isHere })
      }}
    >
      <FormattedMessage
        id="order.receipt.again"
        defaultMessage="Order again"
        description="Button in the receipt: opens the trade page with the same amount and time filled in. Nothing is placed by it."
      />
    </Button>
  )
}

/** Shares the receipt as a picture, or saves it where nothing can be shared. */
function KeepButton({
  order,
  practice,
}: Pick<ReceiptSheetProps, 'practice'> & { order: TradeOrder }) {
  const intl = useIntl()
  const toast = useToast()
  const format = useMoneyFormat()
  const words = useOrderWords()
  const linesOf = useReceiptLines()
  const demo = useSiteInfo()?.environment !== 'live'
  const path = useOrderPath(order)
  const [pending, setPending] = useState(false)
  const shares = typeof navigator.canShare === 'function'

  const demoMark = () => (demo ? intl.formatMessage(common.demoMark) : null)

  async function keep() {
    setPending(true)
    try {
      const { drawReceipt, PATH_SIZE } = await import('./receipt-image.ts')
      const net = order.net_profit
      const picture = await drawReceipt({
        title: [practice?.pictureTitle, order.name, words.direction(order.direction)]
          .filter((part) => part !== undefined)
          .join(' · '),
        result: [
          words.result(order.result),
          net === null ? '' : `${format.signed(net, order.currency)} ${order.currency}`,
        ].join(' '),
        tone: toneOf(net),
        path: path ? pathPicture(order, path, PATH_SIZE) : null,
        lines: linesOf(order),
        stamp: practice?.pictureTitle ?? null,
        mark: practice?.pictureMark ?? demoMark(),
        locale: intl.locale,
      })
      if (!picture) throw new Error('No picture could be drawn')
      await handFile(new File([picture], `${order.id}.png`, { type: 'image/png' }))
    } catch {
      toast(
        intl.formatMessage({
          id: 'order.receipt.failed',
          defaultMessage: "We couldn't make the picture. Please try again.",
          description: 'Toast when a receipt could not be saved as a picture.',
        }),
        'danger',
      )
    } finally {
      setPending(false)
    }
  }

  return (
    <Button
      variant="secondary"
      fullWidth
      pending={pending}
      onClick={() => void keep()}
      icon={shares ? <Share2 size={20} aria-hidden /> : <Download size={20} aria-hidden />}
    >
      <FormattedMessage
        id="order.receipt.save"
        defaultMessage="{shares, select, true {Share as a picture} other {Save as a picture}}"
        description="Button in the receipt: shares it as a picture (shares is true), or saves it. The picture holds no personal data."
        values={{ shares }}
      />
    </Button>
  )
}

function toneOf(net: string | null) {
  const sign = net === null ? 0 : signOf(net)
  if (sign === 0) return 'neutral'
  return sign > 0 ? 'positive' : 'negative'
}
