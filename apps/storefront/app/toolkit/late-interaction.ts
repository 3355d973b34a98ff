import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const happenings = ['pointerenter', 'pointerdown', 'focusin', 'click', 'submit', 'pointercancel'] as const

type Replay = { path: number[]; clicked: boolean; focused: boolean }

/**
 * Wakes a sleeping section on the first touch and, once it lives, repeats there what the visitor did to the server's
 * HTML: the focus and the click arrive at the same place. Whoever moved on meanwhile is left alone.
 */
export function useInteraction(
  asleep: RefObject<HTMLElement | null>,
  live: boolean,
  { active, pressed }: { active: boolean; pressed: RefObject<boolean> },
  { wake, sleepOn }: Record<'wake' | 'sleepOn', () => void>,
): RefObject<HTMLDivElement | null> {
  const awake = useRef<HTMLDivElement>(null)
  const replay = useRef<Replay | null>(null)
  useEffect(() => {
    const section = asleep.current
    if (live || !active || !section) return undefined
    const focused = document.activeElement
    if (focused && section.contains(focused))
      replay.current = { path: pathTo(section, focused), clicked: false, focused: true }
    return listen(section, { pressed, sleepOn }, (element, act) => {
      if (element) replay.current = { path: pathTo(section, element), ...act }
      wake()
    })
  })
  useLayoutEffect(() => {
    const done = replay.current
    if (!live || !done || !awake.current) return
    replay.current = null
    const target = elementAt(awake.current, done.path)
    const focusWasLost = document.activeElement === document.body
    if (done.focused && focusWasLost) target?.focus({ preventScroll: true })
    if (done.clicked) target?.click()
  }, [live])
  return awake
}

type Touched = (element: Element | null, act: { clicked: boolean; focused: boolean }) => void

/** `pressed` is true between press and click; a press that comes to nothing wakes the section after all. */
function listen(
  section: Element,
  { pressed, sleepOn }: { pressed: RefObject<boolean>; sleepOn: () => void },
  touched: Touched,
): () => void {
  const hear = (happening: Event) => {
    const element = happening.target instanceof Element ? happening.target : null
    const wasPressed = pressed.current
    if (happening.type === 'pointerdown') {
      pressed.current = true
      sleepOn()
    }
    if (happening.type === 'pointercancel' || happening.type === 'click') pressed.current = false
    if (happening.type === 'pointercancel' || (happening.type === 'pointerenter' && isMouse(happening)))
      touched(null, { clicked: false, focused: false })
    if (happening.type === 'focusin' && !wasPressed) touched(element, { clicked: false, focused: true })
    if (happening.type === 'submit') {
      // Enter in a field: the browser would send what was typed by itself.
      happening.preventDefault()
      touched((happening as SubmitEvent).submitter, { clicked: true, focused: false })
    }
    if (happening.type !== 'click') return
    happening.preventDefault()
    touched(element, { clicked: true, focused: wasPressed })
  }
  for (const name of happenings) section.addEventListener(name, hear, { capture: true })
  return () => {
    for (const name of happenings) section.removeEventListener(name, hear, { capture: true })
  }
}

function isMouse(happening: Event): boolean {
  return happening instanceof PointerEvent && happening.pointerType === 'mouse'
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
