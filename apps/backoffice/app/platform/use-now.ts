import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The moment it is, true to the minute, for clocks on the screen. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
