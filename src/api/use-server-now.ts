import { useEffect, useState } from 'react'
import { serverNow } from '@/api/server-clock.ts'

/** The server's time in whole Unix seconds, updated each second while `running`. */
export function useServerNow(running = true): number {
  const [now, setNow] = useState(() => Math.floor(serverNow()))

  useEffect(() => {
    if (!running) return
    // Aligned to the server's second, so that all countdowns tick together.
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      clearTimeout(timer)
      const exact = serverNow()
      setNow(Math.floor(exact))
      timer = setTimeout(tick, 1000 * (1 - (exact % 1)) + 5)
    }
    tick()
    // Timers are throttled in the background; update at once when the page is visible again.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [running])

  return now
}
