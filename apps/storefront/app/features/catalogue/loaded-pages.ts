import type { Schemas } from '@haverhof/api-client'

export type LoadedPages = { cards: readonly Schemas['ProductCard'][]; lastPage: number }

/** LISTS-5: pages loaded below the first belong to an entry of the history, so Back finds the list as it was left. */
const storageKey = 'haverhof.lists'
const keptLists = 8
const none: LoadedPages = { cards: [], lastPage: 0 }

type Stored = Record<string, LoadedPages>

let lists: Stored | undefined
const listeners = new Set<() => void>()

/** What was loaded below the page at `place`: the key of the history entry and the address it stands for. */
export function loadedPages(place: string): LoadedPages {
  return read()[place] ?? none
}

export function serverLoadedPages(): LoadedPages {
  return none
}

export function keepLoadedPages(place: string, pages: LoadedPages): void {
  const { [place]: _older, ...others } = read()
  lists = Object.fromEntries([...Object.entries(others), [place, pages]].slice(-keptLists))
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(lists))
  } catch {
    // A full or forbidden storage costs the visitor nothing but the pages after a reload.
  }
  for (const listener of listeners) listener()
}

export function watchLoadedPages(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(): Stored {
  lists ??= readStorage()
  return lists
}

function readStorage(): Stored {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const entries = Object.entries(stored ?? {}).filter(([, pages]) => isLoadedPages(pages))
    return Object.fromEntries(entries) as Stored
  } catch {
    return {}
  }
}

function isLoadedPages(pages: unknown): pages is LoadedPages {
  if (typeof pages !== 'object' || pages === null) return false
  return 'cards' in pages && Array.isArray(pages.cards) && 'lastPage' in pages && typeof pages.lastPage === 'number'
}
