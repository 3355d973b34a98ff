import { arrivalCookie, type BrowserMemory } from '@haverhof/domain/sites'
import {
  accountStorageKey,
  cartStorageKey,
  compareStorageKey,
  horseStorageKey,
  sharedStorageKey,
} from './constants'
import { readCookie } from './cookies'
import { writeStored } from './storage'

const storageKeys: Readonly<Record<keyof BrowserMemory, string>> = {
  cart: cartStorageKey,
  compare: compareStorageKey,
  horse: horseStorageKey,
  account: accountStorageKey,
}

/**
 * What came along from another language of the site, moved into the
 * storage before anything reads it; null is nothing any more (SITES-21).
 */
export function takeArrival(): void {
  const text = readCookie(arrivalCookie)
  if (text === null) return
  document.cookie = `${arrivalCookie}=; path=/; max-age=0; samesite=lax`
  const memory = memoryIn(text)
  for (const [name, key] of Object.entries(storageKeys)) {
    const value = memory[name]
    if (value === null || typeof value === 'string') writeStored(key, value)
  }
  writeStored(sharedStorageKey, '1')
}

function memoryIn(text: string): Record<string, unknown> {
  try {
    const memory: unknown = JSON.parse(text)
    return typeof memory === 'object' && memory !== null ? { ...memory } : {}
  } catch {
    return {}
  }
}
