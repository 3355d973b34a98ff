import { useEffect, useState } from 'react'

/** Something that only the browser asks for, once, after the page came to life. */
export function useAsked<T>(ask: () => Promise<T>): Promise<T> | null {
  const [asked, setAsked] = useState<Promise<T> | null>(null)
  useEffect(() => {
    const answer = ask()
    answer.catch(() => undefined)
    setAsked(answer)
    // oxlint-disable-next-line react/exhaustive-deps -- once per page
  }, [])
  return asked
}
