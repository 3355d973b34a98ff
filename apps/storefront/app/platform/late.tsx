import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useInteraction } from './late-interaction'
import { whenIdle, whenVisible } from './late-triggers'

type When = 'visible' | 'interaction' | 'idle' | 'trigger'

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
  const hydrating = useSyncExternalStore(never, no, yes)
  const [live, setLive] = useState(!hydrating)
  const asleep = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // Between press and click the section stays as it is, or the click would be lost with its element.
  const wake = () => {
    if (!pressed.current) startTransition(() => setLive(true))
  }
  useWakeUp(asleep, live, when, trigger, wake)
  const awake = useInteraction(asleep, live, { active: when !== 'trigger', pressed }, wake)
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
    if (when === 'trigger' && trigger) latest.current()
    return undefined
  }, [section, live, when, trigger])
}

const never = () => () => undefined
const no = () => false
const yes = () => true
