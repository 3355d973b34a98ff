import type { OwnWords, ReasonList } from '@haverhof/domain/shared'
import { useTextsByName } from '#texts'

/** A reason in the language of the office, with the own words beside it; free words of an earlier release as they are (REASONS-1). */
export function useReasonText(list: ReasonList): (reason: string, ownWords?: OwnWords) => string {
  const texts = useTextsByName(`reasons.${list}`)
  return (reason, ownWords = {}) => {
    const said = Object.entries(ownWords).map(([language, words]) => `${language}: “${words}”`)
    return [texts[reason] ?? reason, ...said].join(' · ')
  }
}
