import { useEffect, useState } from 'react'

/** Whether the element with this id is on the screen, or in what `margin` leaves of it; `atFirst` until that is known. */
export function useIsInSight(id: string, atFirst: boolean, margin = '0px'): boolean {
  const [isInSight, setIsInSight] = useState(atFirst)
  useEffect(() => {
    const element = document.querySelector(`#${id}`)
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, margin])
  return isInSight
}
