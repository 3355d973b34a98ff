import { useEffect, useState } from 'react'

/** A wish that stands only once it has rested for a moment; without a wish there is none at once. */
export function useDelayed(wish: string | null, delayMs: number): string | null {
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(wish), wish === null ? 0 : delayMs)
    return () => clearTimeout(timer)
  }, [wish, delayMs])
  return wish === null ? null : rested
}
