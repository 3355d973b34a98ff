import { holdMs, longTapMs, swipePx, tapTolerancePx } from './constants'

export type TouchPoint = { x: number; y: number; atMs: number }
export type Gesture = 'tap' | 'long-tap' | 'swipe-left' | 'swipe-right' | 'swipe-up' | 'swipe-down' | 'none'

/** What a finger meant, from where and when it came down and left (SHELL-5). */
export function gestureOf(start: TouchPoint, end: TouchPoint): Gesture {
  const dx = end.x - start.x
  const dy = end.y - start.y
  const distance = Math.max(Math.abs(dx), Math.abs(dy))
  if (distance <= tapTolerancePx) return end.atMs - start.atMs >= longTapMs ? 'long-tap' : 'tap'
  if (distance < swipePx) return 'none'
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 'swipe-left' : 'swipe-right'
  return dy < 0 ? 'swipe-up' : 'swipe-down'
}

type Handlers = { onGesture?: (gesture: Gesture) => void; onHold?: () => void }

/** Listens to one finger on an element. A hold is reported while the finger is still down. Returns how to stop. */
export function listenToTouch(element: HTMLElement, { onGesture, onHold }: Handlers): () => void {
  let start: TouchPoint | null = null
  let hold: ReturnType<typeof setTimeout> | undefined
  const down = (touch: PointerEvent) => {
    start = pointOf(touch)
    hold = setTimeout(() => onHold?.(), holdMs)
  }
  const move = (touch: PointerEvent) => {
    if (start && gestureOf(start, { ...pointOf(touch), atMs: start.atMs }) !== 'tap') clearTimeout(hold)
  }
  const up = (touch: PointerEvent) => {
    clearTimeout(hold)
    if (start) onGesture?.(gestureOf(start, pointOf(touch)))
    start = null
  }
  const cancel = () => {
    clearTimeout(hold)
    start = null
  }
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel }
  const names = Object.keys(listeners) as (keyof typeof listeners)[]
  for (const name of names) element.addEventListener(name, listeners[name])
  return () => {
    cancel()
    for (const name of names) element.removeEventListener(name, listeners[name])
  }
}

function pointOf({ clientX, clientY, timeStamp }: PointerEvent): TouchPoint {
  return { x: clientX, y: clientY, atMs: timeStamp }
}
