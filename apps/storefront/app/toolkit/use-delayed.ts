import { useEffect, useState } from 'react'

/** Debounces a value; null counts at once. */
export function useDelayed(value: string | null, delayMs: number): string | null {
  const [delayed, setDelayed] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), value === null ? 0 : delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return value === null ? null : delayed
}
