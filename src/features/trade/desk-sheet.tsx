import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useUserOrVisitor } from '@/api/user.ts'
import { PracticeMark } from '@/domain/orders/practice-mark.tsx'
import { practiceWords } from '@/domain/orders/practice-words.ts'
import { availableIn } from '@/domain/practice/practice-book.ts'
import { usePractising } from '@/domain/practice/practice-mode.ts'
import { PracticeNotKept } from '@/domain/practice/practice-not-kept.tsx'
import { usePractice } from '@/domain/practice/practice-store.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { loginPath, paths } from '@/lib/paths.ts'
import { site } from '@/lib/site.ts'
import { Button } from '@/ui/button.tsx'
import { Stack } from '@/ui/card.tsx'
import { Sheet } from '@/ui/sheet.tsx'
import { Stat } from '@/ui/stat.tsx'
import { TextLink } from '@/ui/text-link.tsx'

export interface DeskSheetProps {
  open: boolean
  isPractice: boolean
  /** An order is being asked about, sent or looked up. */
  isBusy: boolean
  onChoose: (practice: boolean) => void
  onClose: () => void
}

/** What practice is, the practice money, and the one switch between it and real money. */
export function DeskSheet({ open, isPractice, isBusy, onChoose, onClose }: DeskSheetProps) {
  const intl = useIntl()
  const format = useMoneyFormat()
  const navigate = useNavigate()
  const location = useLocation()
  const isVisitor = useUserOrVisitor() === null
  const [, practise] = usePractising()
  const [book] = usePractice()
  const busy = isBusy
    ? intl.formatMessage({
        id: 'trade.practice.busy',
        defaultMessage: 'Not while an order is being placed.',
        description: 'Why practice and real money cannot be changed right now.',
      })
    : null
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={<FormattedMessage {...practiceWords.mark} />}
      closeLabel={intl.formatMessage(common.close)}
      footer={
        isVisitor ? (
          <Button
            variant="secondary"
            fullWidth
            onClick={() => {
              practise(false)
              navigate(loginPath(location))
            }}
          >
            <FormattedMessage
              id="trade.practice.logIn"
              defaultMessage="Log in to use real money"
              description="Button for visitors, who practise: leads to the login and back here, to trading with real money."
            />
          </Button>
        ) : (
          <Button
            variant="secondary"
            fullWidth
            disabledReason={busy}
            onClick={() => onChoose(!isPractice)}
          >
            <FormattedMessage
              id="trade.practice.choose"
              defaultMessage="{practice, select, true {Use real money} other {Start practising}}"
              description="Button that changes from practice (practice is true) to trading with real money, or back."
              values={{ practice: isPractice }}
            />
          </Button>
        )
      }
    >
      <Stack>
        <PracticeNotKept />
        <p>
          <FormattedMessage
            id="trade.practice.about"
            defaultMessage="Practise with {start} that isn't real: the same products, prices and rules. Orders settle on this device by the published prices; none is sent, and your real balance stays as it is. Practice results say nothing about real ones."
            description="What practice is. start is an amount with its currency."
            values={{ start: format.money(site.practiceMoney, book.currency) }}
          />
        </p>
        <Stat
          label={<PracticeMark />}
          value={format.amount(availableIn(book), book.currency)}
          unit={book.currency}
        />
        <TextLink alone href={paths.practice}>
          <FormattedMessage
            id="trade.practice.all"
            defaultMessage="All practice orders"
            description="Link to the page of practice: its money, its orders, and starting over."
          />
        </TextLink>
      </Stack>
    </Sheet>
  )
}
