import { readStored, session, writeStored } from '../../toolkit/storage'
import { createStore } from '../../toolkit/store'
import type { Card } from './card'

export type LoadedPages = { cards: readonly Card[]; lastPage: number }

/** Pages loaded below the first belong to an entry of the history, so Back finds the list as it was left (LISTS-5). */
const storageKey = 'lists'
const keptLists = 8
const none: LoadedPages = { cards: [], lastPage: 0 }

type Lists = Record<string, LoadedPages>

const lists = createStore<Lists | null>(null)

export const watchLoadedPages = lists.subscribe

/** What was loaded below the page at `place`: the key of the history entry and the address it stands for. */
export function loadedPages(key: string): LoadedPages {
  return knownLists()[key] ?? none
}

export function noLoadedPages(): LoadedPages {
  return none
}

export function keepLoadedPages(key: string, pages: LoadedPages): void {
  const { [key]: _older, ...others } = knownLists()
  const latestLists = Object.fromEntries([...Object.entries(others), [key, pages] as const].slice(-keptLists))
  lists.set(latestLists)
  writeStored(storageKey, JSON.stringify(latestLists), session)
}

function knownLists(): Lists {
  const loaded = lists.get() ?? readStorage()
  if (lists.get() === null) lists.set(loaded)
  return loaded
}

function readStorage(): Lists {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey, session) ?? '{}')
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, pages]) => isLoadedPages(pages)))
  } catch {
    return {}
  }
}

function isLoadedPages(pages: unknown): pages is LoadedPages {
  if (typeof pages !== 'object' || pages === null) return false
  return (
    'cards' in pages &&
    Array.isArray(pages.cards) &&
    'lastPage' in pages &&
    typeof pages.lastPage === 'number'
  )
}
