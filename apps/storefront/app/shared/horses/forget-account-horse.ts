import { readHorseText, writeHorseText } from './horse-text'

/** Who signs out leaves no horse of the account behind; the horse of a guest stays (HORSES-7). */
export function forgetAccountHorse(): void {
  if (isOfAccount(readHorseText())) writeHorseText(null)
}

/** Without the rules for horses: every page that asks who is signed in comes here, most of them about no horse. */
function isOfAccount(text: string | null): boolean {
  if (text === null) return false
  try {
    return 'horseId' in (JSON.parse(text) as object)
  } catch {
    return false
  }
}
