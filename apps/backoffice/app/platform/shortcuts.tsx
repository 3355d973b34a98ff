import { useEffect, useRef } from 'react'
import { namesOfPress } from './names-of-press'
import { preferences } from './preferences'

/** `{ j: down, 'g o': toOrders, 'Ctrl+k': palette }`: single keys work outside of fields, and can be switched off. */
export type Shortcuts = Readonly<Record<string, (press: KeyboardEvent) => void>>

type Registered = { shortcuts: Shortcuts; inDialog: boolean }

const registered: { current: Registered }[] = []
let lead = { key: '', at: 0 }

/** OFFICE-3: everything has a key. Those of a page rest while a dialog is open, but for the ones that say `inDialog`. */
export function useShortcuts(shortcuts: Shortcuts, { inDialog = false } = {}): void {
  const entry = useRef<Registered>({ shortcuts, inDialog })
  useEffect(() => {
    entry.current = { shortcuts, inDialog }
  })
  useEffect(() => {
    if (registered.length === 0) addEventListener('keydown', onKey)
    registered.push(entry)
    return () => {
      registered.splice(registered.indexOf(entry), 1)
      if (registered.length === 0) removeEventListener('keydown', onKey)
    }
  }, [])
}

function onKey(press: KeyboardEvent): void {
  if (press.defaultPrevented || press.isComposing || press.altKey) return
  const names = namesOf(press)
  const isDialogOpen = document.querySelector('[data-office-modal]') !== null
  const open = registered.filter(({ current }) => current.inDialog || !isDialogOpen).toReversed()
  for (const name of names)
    for (const { current } of open) {
      const action = current.shortcuts[name]
      if (!action) continue
      press.preventDefault()
      action(press)
      return
    }
}

function namesOf(press: KeyboardEvent): string[] {
  const { key, timeStamp: at } = press
  if (!press.ctrlKey && !press.metaKey && (isTyping(press.target) || !preferences().hasSingleKeys)) return []
  const names = namesOfPress(press, lead)
  if (key.length === 1) lead = { key, at }
  return names
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|button)$/.test(target.type)
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
