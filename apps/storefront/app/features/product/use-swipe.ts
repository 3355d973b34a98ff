import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Gesture, listenToTouch } from '../../toolkit/touch'

const steps: Partial<Record<Gesture, 1 | -1>> = { 'swipe-left': 1, 'swipe-right': -1 }

/**
 * PRODUCT-5: tells which way an element was swiped. The returned mark says whether the last gesture was a swipe:
 * a mouse ends its swipe with a click that is not meant as one.
 */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: (step: 1 | -1) => void,
): RefObject<boolean> {
  const wasSwipe = useRef(false)
  const onGesture = useEffectEvent((gesture: Gesture) => {
    const step = steps[gesture]
    wasSwipe.current = step !== undefined
    if (step) onSwipe(step)
  })
  useEffect(() => {
    if (!element.current) return undefined
    return listenToTouch(element.current, { onGesture })
  }, [element])
  return wasSwipe
}
