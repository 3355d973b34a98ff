import { refusalReasons } from '@haverhof/domain/feed-advice'
import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'

export type ReasonProps = { refusal: string }

const isKnown = oneOf(refusalReasons)

/** Why a feed is not for a horse, in the words of the calculator (FEED-ADVICE-18). */
export function RefusalReason({ refusal }: ReasonProps) {
  const t = useTranslations('calculator-answer.reasons')
  return isKnown(refusal) ? t(refusal) : null
}
