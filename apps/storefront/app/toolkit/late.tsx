import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useInteraction } from './late-interaction'
import { isWide, whenIdle, whenVisible, whenWide } from './late-triggers'
import { useIsHydrating } from './hydration'

type When = 'visible' | 'interaction' | 'idle' | 'trigger' | 'wide'

type Props = {
  when: When
  /** Hydrates when this turns true, if nothing else has before. */
  trigger?: boolean
  className?: string
  children: ReactNode
}

/**
 * SHELL-10: a section that the server renders and the browser hydrates later. While hydrating, React adopts the server's
 * HTML unseen (an empty inner HTML with the warning suppressed leaves it alone); later the rendered section takes its
 * place in a transition. Suspending instead would lose the HTML at the next context update.
 */
export function Late({ when, trigger = false, className, children }: Props) {
  const isHydrating = useIsHydrating()
  // What only wide windows show is part of the page there, and never more than HTML on a phone.
  const [isHydrated, setIsHydrated] = useState(() => !isHydrating || (when === 'wide' && isWide()))
  const [isFromServer] = useState(!isHydrated)
  const dehydrated = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // Between press and click the section stays as it is, or the click would be lost with its element.
  const hydrate = () => {
    if (!pressed.current) startTransition(() => setIsHydrated(true))
  }
  // A press cancels a hydration that has begun but is not committed yet.
  const cancelHydration = () => setIsHydrated(false)
  useHydrationTrigger(dehydrated, isHydrated, when, trigger, hydrate)
  const hydratedSection = useInteraction(
    dehydrated,
    isHydrated,
    { active: when !== 'trigger', pressed },
    { hydrate, cancelHydration },
  )
  if (isHydrated || import.meta.env.SSR) {
    return (
      <div
        key="hydrated"
        ref={hydratedSection}
        className={className}
        data-replaced={isFromServer && isHydrated ? '' : undefined}
      >
        {children}
      </div>
    )
  }
  return (
    <div
      key="dehydrated"
      ref={dehydrated}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

function useHydrationTrigger(
  section: RefObject<HTMLElement | null>,
  isHydrated: boolean,
  when: When,
  trigger: boolean,
  hydrate: () => void,
): void {
  const latest = useRef(hydrate)
  useEffect(() => {
    latest.current = hydrate
  })
  useEffect(() => {
    if (isHydrated || !section.current) return undefined
    if (trigger) latest.current()
    if (when === 'visible') return whenVisible(section.current, () => latest.current())
    if (when === 'idle') return whenIdle(() => latest.current())
    if (when === 'wide') return whenWide(() => latest.current())
    return undefined
  }, [section, isHydrated, when, trigger])
}
