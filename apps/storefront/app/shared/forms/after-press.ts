let isPressed = false
const waiting = new Set<() => void>()

function release(): void {
  isPressed = false
  // Behind the click that this press becomes.
  setTimeout(() => {
    for (const work of waiting) work()
    waiting.clear()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, true)
}

/**
 * CHECKOUT-PAGES-32: what would move the page waits until a finger is up again: a button that moves away between press and release is
 * not pressed.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.add(work)
  else work()
}
