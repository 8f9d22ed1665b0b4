import { useUserInfo } from '@/api/user.ts'
import { useGetOwnLimits } from '@/generated/limits/limits.ts'
import { loadable } from '@/shell/loadable.tsx'

// Most users choose no time, and load no question.
const SessionQuestion = loadable(
  async () => (await import('./session-question.tsx')).SessionQuestion,
)

/** Asks whether to go on after the time in the app that the user chose, for a user who chose one. */
export function SessionReminder() {
  const owner = useUserInfo()?.user.userid
  const { data } = useGetOwnLimits({ query: { enabled: owner !== undefined } })
  const minutes = data?.session_minutes ?? null
  if (owner === undefined || minutes === null) return null
  return <SessionQuestion key={owner} owner={owner} minutes={minutes} />
}
