import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isOffline } from './connection'

const eventTypes = ['pointerenter', 'pointerdown', 'focusin', 'click', 'submit', 'pointercancel'] as const

type Replay = { path: number[]; clicked: boolean; focused: boolean }

/**
 * Hydrates a section on the first touch and, once it is hydrated, repeats there what the visitor did to the server's
 * HTML: the focus and the click arrive at the same place. A visitor who moved on meanwhile is left alone.
 */
export function useInteraction(
  dehydrated: RefObject<HTMLElement | null>,
  isHydrated: boolean,
  { active, pressed }: { active: boolean; pressed: RefObject<boolean> },
  { hydrate, cancelHydration }: Record<'hydrate' | 'cancelHydration', () => void>,
): RefObject<HTMLDivElement | null> {
  const hydratedSection = useRef<HTMLDivElement>(null)
  const replay = useRef<Replay | null>(null)
  useEffect(() => {
    const section = dehydrated.current
    if (isHydrated || !active || !section) return undefined
    const focused = document.activeElement
    if (focused && section.contains(focused))
      replay.current = { path: pathTo(section, focused), clicked: false, focused: true }
    return listen(section, { pressed, cancelHydration }, (element, act) => {
      if (element) replay.current = { path: pathTo(section, element), ...act }
      hydrate()
    })
  })
  useLayoutEffect(() => {
    const done = replay.current
    if (!isHydrated || !done || !hydratedSection.current) return
    replay.current = null
    const target = elementAt(hydratedSection.current, done.path)
    const focusWasLost = document.activeElement === document.body
    if (done.focused && focusWasLost) target?.focus({ preventScroll: true })
    if (done.clicked) target?.click()
  }, [isHydrated])
  return hydratedSection
}

type Touched = (element: Element | null, act: { clicked: boolean; focused: boolean }) => void

/** `pressed` is true between press and click; a press that comes to nothing hydrates the section after all. */
function listen(
  section: Element,
  { pressed, cancelHydration }: { pressed: RefObject<boolean>; cancelHydration: () => void },
  touched: Touched,
): () => void {
  const onEvent = (event: Event) => {
    const element = event.target instanceof Element ? event.target : null
    const wasPressed = pressed.current
    if (event.type === 'pointerdown') {
      pressed.current = true
      cancelHydration()
    }
    if (event.type === 'pointercancel' || event.type === 'click') pressed.current = false
    if (event.type === 'pointercancel' || (event.type === 'pointerenter' && isMouse(event)))
      touched(null, { clicked: false, focused: false })
    if (event.type === 'focusin' && !wasPressed) touched(element, { clicked: false, focused: true })
    if (event.type === 'submit') {
      // Enter in a field: the browser would send what was typed by itself.
      event.preventDefault()
      touched((event as SubmitEvent).submitter, { clicked: true, focused: false })
    }
    // SHELL-15: without a connection the code may not come; links wait as those of the hydrated page do.
    if (event.type !== 'click' || isOffline()) return
    event.preventDefault()
    touched(element, { clicked: true, focused: wasPressed })
  }
  for (const name of eventTypes) section.addEventListener(name, onEvent, { capture: true })
  return () => {
    for (const name of eventTypes) section.removeEventListener(name, onEvent, { capture: true })
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
  const found = path.reduce<Element | undefined>((at, position) => at?.children[position], root)
  return found instanceof HTMLElement ? found : null
}
