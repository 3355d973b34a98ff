let isPressed = false
let waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Does work that may move what lies under the pointer: at once, or, while something is being pressed, after the
 * click that ends the press (SHELL-20). A browser blurs the field that is left when the press begins and clicks only when it ends
 * on the same element.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work)
  else work()
}

function press(): void {
  clearTimeout(timer)
  isPressed = true
}

/** The click comes in the same turn as the release; a finger presses twice, the second time as a mouse. */
function release(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    isPressed = false
    const due = waiting
    waiting = []
    for (const work of due) work()
  })
}

if (typeof window !== 'undefined') {
  for (const name of ['pointerdown', 'mousedown']) addEventListener(name, press, true)
  // The window loses the focus, or a key is pressed: the release went elsewhere.
  for (const name of ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'keydown'])
    addEventListener(name, release, true)
  addEventListener('blur', release)
}
