import { useShop } from '../../shared/shop/shop'
import type { Card, CardWords } from './card'

/** LISTS-9: for which animals, and what is in it. Mühldorfer puts the figures first and leaves the animals to the page. */
export function CardFacts({ card, words: { t, formats } }: { card: Card; words: CardWords }) {
  const isFactual = useShop().platform === 'muehldorfer'
  const { sugarPercent, starchPercent, fibrePercent, horseTypes } = card
  const figures =
    sugarPercent === null || starchPercent === null
      ? null
      : t('card.sugarStarch', {
          sugar: formats.figure(sugarPercent),
          starch: formats.figure(starchPercent),
        })
  if (isFactual) {
    const fibre = fibrePercent === null ? null : t('card.fibre', { fibre: formats.figure(fibrePercent) })
    const facts = [figures, fibre].filter(Boolean).join(' · ')
    return facts ? <p className="card-figures">{facts}</p> : null
  }
  return (
    <>
      {figures && <p className="card-figures">{figures}</p>}
      {horseTypes.length > 0 && <p>{horseTypes.join(' · ')}</p>}
    </>
  )
}
