import { type ReactNode, useEffect } from 'react'
import { scrollDirection, watchScrollDirection } from '../../toolkit/scroll-direction'
import { useStore } from '../../toolkit/store'

/** Below this the header always shows. */
const keepUntilPx = 240

/** Stays at the top, steps aside while the visitor reads down, and returns on the way up or when it holds the focus. */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const direction = useStore(scrollDirection, 'up')
  useEffect(() => watchScrollDirection(keepUntilPx), [])
  return (
    <div
      data-away={direction === 'down' || undefined}
      className="border-line bg-ground sticky top-0 z-20 border-b transition-transform duration-200 focus-within:translate-y-0! data-away:-translate-y-full has-[details[open]]:translate-y-0!"
    >
      {children}
    </div>
  )
}
