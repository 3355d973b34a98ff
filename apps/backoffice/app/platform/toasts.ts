import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export type ToastContent = {
  text: string
  tone?: 'info' | 'danger'
  /** Offered for as long as the message stands. */
  undo?: () => void
}

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

const readingMs = 6000
const undoMs = 10_000

/** What happened, in a word; with `undo` it can be taken back. What went wrong stays until it is closed. */
export function showToast(content: ToastContent): void {
  if (content.tone === 'danger') toastQueue.add(content)
  else toastQueue.add(content, { timeout: content.undo ? undoMs : readingMs })
}
