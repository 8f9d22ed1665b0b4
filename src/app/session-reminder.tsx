import { useUserInfo } from '@/api/user.ts'
import { useGetOwnLimits } from '@/generated/limits/limits.ts'
import { loadable } from '@/shell/loadable.tsx'

// Most users choose no time, and load no question.
const SessionQuestion = loadable(
  async () => (await import('./session-question.tsx')).SessionQuestion,
)

/** Asks whether to go on after the time in the app that the user chose, for a user who chose one. */
export function SessionReminder() {
  const user = useUserInfo()?.user.userid
  const { data } = useGetOwnLimits({ query: { enabled: user !== undefined } })
  const minutes = data?.session_minutes ?? null
  if (user === undefined || minutes === null) return null
  return <SessionQuestion key={user} user={user} minutes={minutes} />
}
