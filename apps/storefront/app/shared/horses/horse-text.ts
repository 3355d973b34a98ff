import { useSyncExternalStore } from 'react'
import { horseStorageKey } from '../../toolkit/constants'
import { readStored, writeStored } from '../../toolkit/storage'

/** What the browser keeps of a horse, unread: all that pages load for a visitor without one (HORSES-8). */
export function useHorseText(): string | null {
  return useSyncExternalStore(watchStorage, readHorseText, nothing)
}

export function readHorseText(): string | null {
  return readStored(horseStorageKey)
}

export function writeHorseText(text: string | null): void {
  writeStored(horseStorageKey, text)
  dispatchEvent(new StorageEvent('storage', { key: horseStorageKey }))
}

// Other tabs say so themselves; this one does when it chooses.
function watchStorage(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

function nothing(): null {
  return null
}
