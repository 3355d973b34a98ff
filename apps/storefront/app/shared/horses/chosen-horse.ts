import { parseStoredHorse, type StoredHorse } from '@haverhof/domain/horses'
import { useMemo } from 'react'
import { readHorseText, useHorseText, writeHorseText } from './horse-text'

/** The horse that advice is for: of a guest, or one of the account (HORSES-8). */
export function useChosenHorse(): StoredHorse | null {
  const text = useHorseText()
  return useMemo(() => parsed(text), [text])
}

export function chosenHorse(): StoredHorse | null {
  return parsed(readHorseText())
}

export function chooseHorse(horse: StoredHorse | null): void {
  writeHorseText(horse && JSON.stringify(horse))
}

function parsed(text: string | null): StoredHorse | null {
  return parseStoredHorse(text, new Date().getFullYear())
}
