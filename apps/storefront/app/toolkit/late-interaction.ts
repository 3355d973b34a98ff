import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isOffline } from './connection'
import { inOwnTurn } from './late-triggers'
import { retype } from './retype'

const eventTypes = [
  'pointerenter',
  'pointerdown',
  'focusin',
  'input',
  'click',
  'submit',
  'pointercancel',
] as const

/** What the visitor did to the HTML of the server. */
type Acts = {
  section: Element
  focused: Element | null
  typed: Set<HTMLInputElement>
  clicked: Set<Element>
}

/**
 * Hydrates a section on the first touch and, once it is hydrated, repeats there what the visitor did to the server's
 * HTML: what was unfolded and typed, the focus and every click arrive at the same place. A visitor who moved on meanwhile is left alone.
 */
export function useInteraction(
  dehydrated: RefObject<HTMLElement | null>,
  isHydrated: boolean,
  { active, pressed }: { active: boolean; pressed: RefObject<boolean> },
  { hydrate, cancelHydration }: Record<'hydrate' | 'cancelHydration', () => void>,
): RefObject<HTMLDivElement | null> {
  const hydratedSection = useRef<HTMLDivElement>(null)
  const acts = useRef<Acts | null>(null)
  useEffect(() => {
    const section = dehydrated.current
    if (isHydrated || !active || !section) return undefined
    acts.current ??= { section, focused: null, typed: new Set(), clicked: new Set() }
    if (section.contains(document.activeElement)) acts.current.focused = document.activeElement
    return listen(acts.current, { pressed, hydrate, cancelHydration })
  })
  useLayoutEffect(() => {
    if (!isHydrated || !acts.current || !hydratedSection.current) return
    repeat(acts.current, hydratedSection.current)
    acts.current = null
  }, [isHydrated])
  return hydratedSection
}

/** What is being typed goes on at once; all else comes one after the other, so that each sees what the one before changed. */
function repeat({ section, focused, typed, clicked }: Acts, hydrated: Element): void {
  const twinOf = (element: Element) => elementAt(hydrated, pathTo(section, element))
  for (const unfolded of section.querySelectorAll('details[open]')) twinOf(unfolded)?.setAttribute('open', '')
  for (const field of typed) {
    const twin = twinOf(field) as HTMLInputElement | null
    const type = () => twin && retype(twin, field.value)
    if (field === focused) type()
    else inOwnTurn(type)
  }
  const focusWasLost = document.activeElement === document.body
  if (focused && focusWasLost) twinOf(focused)?.focus({ preventScroll: true })
  for (const element of clicked) inOwnTurn(() => twinOf(element)?.click())
}

type Hydration = { pressed: RefObject<boolean>; hydrate: () => void; cancelHydration: () => void }

/** `pressed` is true between press and click; a press that comes to nothing hydrates the section after all. */
function listen(acts: Acts, { pressed, hydrate, cancelHydration }: Hydration): () => void {
  const { section } = acts
  const onEvent = (event: Event) => {
    const { type } = event
    // What is drawn in a button is no target of its own.
    const element = (event.target as Element).closest(':not(svg, svg *)')
    if (!element) return
    const wasPressed = pressed.current
    if (type === 'pointerdown') {
      pressed.current = true
      cancelHydration()
    }
    if (type === 'pointercancel' || type === 'click') pressed.current = false
    if (type === 'focusin' || (type === 'click' && wasPressed)) acts.focused = element
    if (type === 'input') acts.typed.add(element as HTMLInputElement)
    if (type === 'submit') {
      // Enter in a field: the browser would send what was typed by itself.
      event.preventDefault()
      const { submitter } = event as SubmitEvent
      if (submitter) acts.clicked.add(submitter)
    }
    // SHELL-37: without a connection the code may not come; links wait as those of the hydrated page do.
    if (type === 'click' && !isOffline()) {
      event.preventDefault()
      acts.clicked.add(element)
    }
    if (hydratesNow(event, wasPressed)) hydrate()
  }
  for (const name of eventTypes) section.addEventListener(name, onEvent, { capture: true })
  return () => {
    for (const name of eventTypes) section.removeEventListener(name, onEvent, { capture: true })
  }
}

/** Coming near with a mouse is enough; between press and click the section waits. */
function hydratesNow(event: Event, wasPressed: boolean): boolean {
  switch (event.type) {
    case 'pointerdown':
      return false
    case 'pointerenter':
      return isMouse(event)
    case 'focusin':
      return !wasPressed
    case 'click':
      return !isOffline()
    default:
      return true
  }
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse'
}

/** The way down to an element, as positions among siblings. */
function pathTo(root: Element, element: Element): number[] {
  const path: number[] = []
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    path.unshift(at.parentElement ? [...at.parentElement.children].indexOf(at) : 0)
  }
  return path
}

function elementAt(root: Element, path: readonly number[]): HTMLElement | null {
  const element = path.reduce<Element | undefined>((at, position) => at?.children[position], root)
  return element instanceof HTMLElement ? element : null
}
