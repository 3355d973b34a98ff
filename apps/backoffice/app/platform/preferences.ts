import { useSyncExternalStore } from 'react'

const languages = ['nl', 'de', 'en'] as const
export type Language = (typeof languages)[number]
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

type Preferences = { language: Language; theme: Theme; hasSingleKeys: boolean }

const storageKey = 'office-preferences'
const listeners = new Set<() => void>()
let current: Preferences | undefined

/** How this browser shows the back office; it stays in this browser. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences)
}

export function preferences(): Preferences {
  current ??= { ...defaults(), ...stored() }
  return current
}

export function preferredLanguage(): Language {
  return preferences().language
}

export function changePreferences(changes: Partial<Preferences>): void {
  current = { ...preferences(), ...changes }
  localStorage.setItem(storageKey, JSON.stringify(current))
  applyTheme()
  for (const listener of listeners) listener()
}

/** The page follows the browser's own choice unless the member chose otherwise here. */
export function applyTheme(): void {
  const { theme } = preferences()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function defaults(): Preferences {
  const spoken = navigator.languages.map((name) => name.slice(0, 2))
  const language = spoken.find((name): name is Language => (languages as readonly string[]).includes(name))
  return { language: language ?? 'en', theme: 'system', hasSingleKeys: true }
}

function stored(): Partial<Preferences> {
  try {
    return Object(JSON.parse(localStorage.getItem(storageKey) ?? '{}')) as Partial<Preferences>
  } catch {
    return {}
  }
}
