import { FormattedMessage } from 'react-intl'
import { serverNow } from '@/api/server-clock.ts'
import { useLoggedIn } from '@/api/use-session.ts'
import { useSiteInfo } from '@/api/use-site-info.ts'
import { useMayBePaused } from '@/domain/account/use-may-be-paused.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { formatDate } from '@/lib/time.ts'
import { Button } from '@/ui/button.tsx'
import { Notice } from '@/ui/notice.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { hintIsDue, putHintAway } from './practice-book.ts'
import { usePractice } from './practice-store.ts'

/**
 * After some settled practice orders, one quiet way on: an account for visitors, a deposit for users. Once
 * it was followed or put away it does not come again on that day of the site.
 */
export function PracticeHint() {
  const isUser = useLoggedIn()
  const mayBePaused = useMayBePaused()
  const site = useSiteInfo()
  const [book, changeBook] = usePractice()
  const day = formatDate(serverNow(), site?.time_zone)
  if (!site || mayBePaused || !hintIsDue(book, day)) return null
  const putAway = () => void changeBook((before) => putHintAway(before, day))
  return (
    <Notice
      action={
        <>
          {isUser ? (
            <TextLink href={paths.deposit} onClick={putAway}>
              <FormattedMessage
                id="order.practice.deposit"
                defaultMessage="Make a deposit"
                description="Link from practice to the deposit, for users."
              />
            </TextLink>
          ) : (
            <TextLink href={paths.register} onClick={putAway}>
              <FormattedMessage {...common.createAccount} />
            </TextLink>
          )}{' '}
          <Button variant="quiet" size="sm" onClick={putAway}>
            <FormattedMessage
              id="order.practice.notNow"
              defaultMessage="Not now"
              description="Button that puts the hint at a deposit or a registration away for the day."
            />
          </Button>
        </>
      }
    >
      <FormattedMessage
        id="order.practice.hint"
        defaultMessage="Keep practising for as long as you like. {isUser, select, yes {Trading with real money needs a deposit, and you can lose it.} other {Trading with real money needs an account and a deposit, and you can lose it.}}"
        description="Quiet hint after three practice orders, once a day; isUser is yes for who is logged in."
        values={{ isUser: isUser ? 'yes' : 'no' }}
      />
    </Notice>
  )
}
