import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useInteraction } from './late-interaction'
import { isWide, whenIdle, whenVisible, whenWide } from './late-triggers'
import { useHydrating } from './use-hydrating'

type When = 'visible' | 'interaction' | 'idle' | 'trigger' | 'wide'

type Props = {
  when: When
  /** For `trigger`: comes alive when this turns true. */
  trigger?: boolean
  className?: string
  children: ReactNode
}

/**
 * SHELL-10: a section that the server draws and the browser brings to life later. While hydrating, React adopts the server's
 * HTML unseen (an empty inner HTML with the warning suppressed leaves it alone); later the living section takes its
 * place in a transition. Suspending instead would lose the HTML at the next context update.
 */
export function Late({ when, trigger = false, className, children }: Props) {
  const hydrating = useHydrating()
  // What only wide windows show is part of the page there, and never more than HTML on a phone.
  const [live, setLive] = useState(() => !hydrating || (when === 'wide' && isWide()))
  const asleep = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // Between press and click the section stays as it is, or the click would be lost with its element.
  const wake = () => {
    if (!pressed.current) startTransition(() => setLive(true))
  }
  // A press takes back a wake-up that has begun but is not to be seen yet.
  const sleepOn = () => setLive(false)
  useWakeUp(asleep, live, when, trigger, wake)
  const awake = useInteraction(asleep, live, { active: when !== 'trigger', pressed }, { wake, sleepOn })
  if (live || import.meta.env.SSR) {
    return (
      <div key="live" ref={awake} className={className}>
        {children}
      </div>
    )
  }
  return (
    <div
      key="asleep"
      ref={asleep}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

function useWakeUp(
  section: RefObject<HTMLElement | null>,
  live: boolean,
  when: When,
  trigger: boolean,
  wake: () => void,
): void {
  const latest = useRef(wake)
  useEffect(() => {
    latest.current = wake
  })
  useEffect(() => {
    if (live || !section.current) return undefined
    if (when === 'visible') return whenVisible(section.current, () => latest.current())
    if (when === 'idle') return whenIdle(() => latest.current())
    if (when === 'wide') return whenWide(() => latest.current())
    if (when === 'trigger' && trigger) latest.current()
    return undefined
  }, [section, live, when, trigger])
}
