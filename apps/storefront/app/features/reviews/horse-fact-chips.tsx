import { horseFactNames, type HorseFacts } from '@haverhof/domain/reviews'
import { useTranslations } from '#texts'
import { useFactWords } from './use-fact-words'

/** REVIEWS-15: what the writer says about the horse. */
export function HorseFactChips({ facts }: { facts: HorseFacts }) {
  const t = useTranslations('product.reviews.facts')
  const { wordOf } = useFactWords()
  const given = horseFactNames.flatMap((fact) => {
    const value = facts[fact]
    return value ? [{ fact, word: wordOf(fact, value) }] : []
  })
  if (given.length === 0) return null
  return (
    <ul aria-label={t('about')} className="mt-3 flex flex-wrap gap-2">
      {given.map(({ fact, word }) => (
        <li key={fact} className="bg-sunken rounded-control px-2.5 py-1 text-sm first-letter:uppercase">
          {word}
        </li>
      ))}
    </ul>
  )
}
