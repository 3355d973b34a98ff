import { useEffect, useRef } from 'react'
import { preferences } from './preferences'

/** `{ j: down, 'g o': toOrders, 'Ctrl+k': palette }`: single keys work outside of fields, and can be switched off. */
export type Shortcuts = Readonly<Record<string, (press: KeyboardEvent) => void>>

/** What keys do, in a word: those with one stand in the help, and in the palette when they are actions. */
export type KeyNames = Readonly<Record<string, string>>

type Options = {
  inDialog?: boolean
  /** Something to do here: `{ s: 'Ship' }`. */
  actions?: KeyNames
  /** Moving around: in the help alone. */
  moves?: KeyNames
}

type Registered = { shortcuts: Shortcuts; inDialog: boolean; actions: KeyNames; moves: KeyNames }

const none: KeyNames = {}

const registered: { current: Registered }[] = []
let lead = { key: '', at: 0 }

/** Everything has a key (OFFICE-3). Those of a page rest while a dialog is open, but for the ones that say `inDialog`. */
export function useShortcuts(shortcuts: Shortcuts, options: Options = {}): void {
  const { inDialog = false, actions = none, moves = none } = options
  const entry = useRef<Registered>({ shortcuts, inDialog, actions, moves })
  useEffect(() => {
    entry.current = { shortcuts, inDialog, actions, moves }
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

export type NamedKey = { keys: string; name: string; isAction: boolean }

/** The keys that do something at this moment (OFFICE-7). */
export function namedKeys(): NamedKey[] {
  return registered.flatMap(({ current: { shortcuts, actions, moves } }) => [
    ...Object.entries(actions).flatMap(([keys, name]) =>
      shortcuts[keys] ? [{ keys, name, isAction: true }] : [],
    ),
    ...Object.entries(moves).map(([keys, name]) => ({ keys, name, isAction: false })),
  ])
}

/** Does what the key does. */
export function pressKey(keys: string): void {
  const entry = registered.toReversed().find(({ current }) => current.shortcuts[keys])
  entry?.current.shortcuts[keys]?.(new KeyboardEvent('keydown'))
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

const sequenceMs = 1000

type Press = { key: string; timeStamp: number; ctrlKey: boolean; metaKey: boolean }

/** What a press may be called: `Ctrl+k`; or the second of two keys, `g o`, before a key alone (OFFICE-3). */
export function namesOfPress(press: Press, lead: { key: string; at: number }): string[] {
  const { key, timeStamp, ctrlKey, metaKey } = press
  if (ctrlKey || metaKey) return [`Ctrl+${key.length === 1 ? key.toLowerCase() : key}`]
  const isSecond = lead.key !== '' && timeStamp - lead.at < sequenceMs
  return isSecond ? [`${lead.key} ${key}`, key] : [key]
}
