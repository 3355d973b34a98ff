import { parseStoredHorse, type StoredHorse } from '@haverhof/domain/horses'
import { useMemo } from 'react'
import { horseStorageKey } from '../../toolkit/constants'
import { writeStored } from '../../toolkit/storage'
import { readHorseText, useHorseText } from './horse-text'

/** HORSES-8: the horse that advice is for: of a guest, or one of the account. */
export function useChosenHorse(): StoredHorse | null {
  const text = useHorseText()
  return useMemo(() => parsed(text), [text])
}

export function chosenHorse(): StoredHorse | null {
  return parsed(readHorseText())
}

export function chooseHorse(horse: StoredHorse | null): void {
  writeStored(horseStorageKey, horse && JSON.stringify(horse))
  dispatchEvent(new StorageEvent('storage', { key: horseStorageKey }))
}

/** HORSES-7: who signs out leaves no horse of the account behind; the horse of a guest stays. */
export function forgetAccountHorse(): void {
  const horse = chosenHorse()
  if (horse && 'horseId' in horse) chooseHorse(null)
}

function parsed(text: string | null): StoredHorse | null {
  return parseStoredHorse(text, new Date().getFullYear())
}
