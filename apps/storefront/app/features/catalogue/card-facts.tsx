import { Fragment, type ReactNode } from 'react'
import type { BrandLayout } from '../../shared/brand'
import type { Card, CardWords } from './card'

type Props = { card: Card; words: CardWords }

/** What is in a feed (LISTS-9). */
export function CardFacts(props: Props) {
  return looks[props.words.layout.cardFacts](props)
}

const looks: Record<BrandLayout['cardFacts'], (props: Props) => ReactNode> = {
  'figures-and-animals': FiguresAndAnimals,
  figures: Figures,
}

/** Sugar and starch in a line, and for which animals. */
function FiguresAndAnimals({ card, words: { t, formats } }: Props) {
  const { sugarPercent, starchPercent, horseTypes } = card
  return (
    <>
      {sugarPercent !== null && starchPercent !== null && (
        <p className="card-figures">
          {t('card.sugarStarch', {
            sugar: formats.percent(sugarPercent),
            starch: formats.percent(starchPercent),
          })}
        </p>
      )}
      {horseTypes.length > 0 && <p>{horseTypes.join(' · ')}</p>}
    </>
  )
}

/** Sugar, starch and crude fibre beside each other, each below its name; the animals are left to the page. */
function Figures({ card, words: { t, formats } }: Props) {
  const figures = figureNames.flatMap((name) => {
    const percent = card[`${name}Percent`]
    return percent === null ? [] : { name, percent }
  })
  if (figures.length === 0) return null
  return (
    <p className="card-figures">
      {figures.map(({ name, percent }) => (
        <Fragment key={name}>
          {`${t(`card.figures.${name}`)} `}
          <b>{formats.percent(percent)}</b>
        </Fragment>
      ))}
    </p>
  )
}

const figureNames = ['sugar', 'starch', 'fibre'] as const
