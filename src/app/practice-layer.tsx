import { useLoggedIn } from '@/api/use-session.ts'
import { useUserInfo, VISITOR } from '@/api/user.ts'
import { PracticeWatch } from '@/domain/practice/practice-watch.tsx'

/** The watcher of the practice orders of whoever uses the device. */
export function PracticeLayer() {
  const isUser = useLoggedIn()
  const user = useUserInfo()?.user.userid
  const owner = isUser ? user : VISITOR
  return owner === undefined ? null : <PracticeWatch key={owner} owner={owner} />
}
