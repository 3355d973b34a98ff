import { useEffect } from 'react'

/**
 * A letter or digit outside of any field moves the focus to this one before it is
 * written, so that a scanner needs no focus. On a screen what is
 * typed into a dialog above it stays there.
 */
export function useStrayKeys(find: () => HTMLElement | null | undefined, isInDialog = false): void {
  useEffect(() => {
    const take = (press: KeyboardEvent) => {
      if (press.ctrlKey || press.metaKey || press.altKey || !/^[\w.+/-]$/.test(press.key)) return
      if (!isInDialog && document.querySelector('[data-office-modal]')) return
      const { target } = press
      if (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select'))
        return
      // A lot number may hold the letter of a shortcut.
      press.stopPropagation()
      find()?.focus()
    }
    addEventListener('keydown', take, true)
    return () => removeEventListener('keydown', take, true)
  })
}
