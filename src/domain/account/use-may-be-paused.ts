import { useAreas } from '@/api/areas.ts'
import { useLoggedIn } from '@/api/use-session.ts'
import { useGetOwnLimits } from '@/generated/limits/limits.ts'

/** Whether the user paused trading, or that is not known yet: nobody who did is led to a deposit for it. */
export function useMayBePaused(): boolean {
  const { has } = useAreas()
  const isLimited = useLoggedIn() && has('own_limits')
  const { data } = useGetOwnLimits({ query: { enabled: isLimited } })
  return isLimited && data?.pause !== null
}
