import { localizationCookie } from '../../toolkit/constants'
import { readCookie, writeCookie } from '../../toolkit/cookies'

export type LocalizationChoice = { localizationChoiceDate: string; choice: 'stay' | 'leave' }

export function readChoice(text: string | null): LocalizationChoice | null {
  const parts = new URLSearchParams(text ?? '')
  const date = parts.get('localizationChoiceDate')
  const choice = parts.get('choice')
  if (!date || Number.isNaN(Date.parse(date)) || (choice !== 'stay' && choice !== 'leave')) return null
  return { localizationChoiceDate: date, choice }
}

export function writeChoice({ localizationChoiceDate, choice }: LocalizationChoice): string {
  return new URLSearchParams({ localizationChoiceDate, choice }).toString()
}

type LocalizationStep = 'nothing' | 'ask' | 'follow'

/**
 * A visitor from the Netherlands is asked once (SHELL-29). Only a choice made before is followed silently, and not
 * when the visitor just came from one of our own hosts: that was a choice too.
 */
export function localizationStep(choice: LocalizationChoice | null, fromOurs: boolean): LocalizationStep {
  if (!choice) return 'ask'
  return choice.choice === 'leave' && !fromOurs ? 'follow' : 'nothing'
}

export function storedChoice(): LocalizationChoice | null {
  return readChoice(readCookie(localizationCookie))
}

export function storeChoice(choice: LocalizationChoice['choice']): void {
  writeCookie(localizationCookie, writeChoice({ localizationChoiceDate: new Date().toISOString(), choice }))
}
