import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { recordIn, replay, type TwinOf } from './early-acts/replay'
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
 * A section that the server renders and the browser hydrates later (SHELL-10). While hydrating, React adopts the server's
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
  const hydratedSection = useTouches(dehydrated, isHydrated || when === 'trigger', {
    pressed,
    hydrate,
    cancelHydration,
  })
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

type Hydration = { pressed: RefObject<boolean>; hydrate: () => void; cancelHydration: () => void }

/**
 * Hydrates a section on the first touch, and repeats there what the visitor did to the server's HTML: unfolded parts stay so, the
 * focus comes along (SHELL-32). A visitor who moved on meanwhile is left alone.
 */
function useTouches(
  dehydrated: RefObject<HTMLElement | null>,
  isLeftAlone: boolean,
  hydration: Hydration,
): RefObject<HTMLDivElement | null> {
  const hydratedSection = useRef<HTMLDivElement>(null)
  const touched = useRef<Touched | null>(null)
  useLayoutEffect(() => {
    const section = dehydrated.current
    if (isLeftAlone || !section) return undefined
    touched.current ??= { section, focused: null }
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && section.contains(activeElement))
      touched.current.focused = activeElement
    return listen(touched.current, hydration)
  })
  useLayoutEffect(() => {
    if (!touched.current || !hydratedSection.current) return
    takeOver(touched.current, hydratedSection.current)
    touched.current = null
  })
  return hydratedSection
}

type Touched = { section: Element; focused: HTMLElement | null }

function takeOver({ section, focused }: Touched, hydrated: Element): void {
  const twinOf: TwinOf = (element) =>
    elementAt(hydrated, pathTo(section, element)) as typeof element | undefined
  for (const unfolded of section.querySelectorAll<HTMLElement>('details[open]')) {
    twinOf(unfolded)?.setAttribute('open', '')
  }
  if (focused && document.activeElement === document.body) twinOf(focused)?.focus({ preventScroll: true })
  void replay(section, twinOf)
}

/** `pressed` is true between press and click; a press that comes to nothing hydrates the section after all. */
function listen(touched: Touched, { pressed, hydrate, cancelHydration }: Hydration): () => void {
  const { section } = touched
  const release = () => {
    pressed.current = false
    hydrate()
  }
  const touches: Record<string, (event: Event) => void> = {
    // Coming near with a mouse is enough.
    pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && hydrate(),
    pointerdown: () => {
      pressed.current = true
      cancelHydration()
    },
    focusin: ({ target }) => {
      touched.focused = target as HTMLElement
      hydrate()
    },
    pointercancel: release,
    click: release,
  }
  const all = Object.entries(touches)
  for (const [name, touch] of all) section.addEventListener(name, touch, true)
  const stopRecording = recordIn(section, release)
  return () => {
    for (const [name, touch] of all) section.removeEventListener(name, touch, true)
    stopRecording()
  }
}

/** The way down to an element, as positions among siblings. */
function pathTo(root: Element, element: Element): number[] {
  const path: number[] = []
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    path.unshift(at.parentElement ? [...at.parentElement.children].indexOf(at) : 0)
  }
  return path
}

function elementAt(root: Element, path: readonly number[]): Element | undefined {
  return path.reduce<Element | undefined>((at, position) => at?.children[position], root)
}
