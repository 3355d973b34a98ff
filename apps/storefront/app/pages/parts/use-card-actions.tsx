import type { ReactNode } from 'react'
import { AddButton, useAddWords } from '../../features/cart/add-button'
import { additionOf, isBuyable } from '../../features/cart/buying'
import { useAddToCart } from '../../features/cart/use-adding'
import type { Card } from '../../features/catalogue/card'
import { useTranslations } from '#texts'
import { CompareTick } from '../../features/compare/compare-tick'

/** What one can do with a card: put its pack into the cart. */
export function useAddAction(): (card: Card) => ReactNode {
  const words = useAddWords()
  const send = useAddToCart()
  return (card) =>
    isBuyable(card.stock) ? <AddButton addition={additionOf(card, card)} send={send} words={words} /> : null
}

/** The same, and compare it. */
export function useCardActions(): (card: Card) => ReactNode {
  const add = useAddAction()
  const tick = useCompareTick()
  return (card) => (
    <>
      {add(card)}
      {tick(card)}
    </>
  )
}

/** The tick that puts a card on the list of compared products. */
export function useCompareTick(): (
  card: Pick<Card, 'productId' | 'productVariantId' | 'title'>,
) => ReactNode {
  const label = useTranslations('catalogue.card')('compare')
  return ({ productId, productVariantId, title }) => (
    <CompareTick {...{ productId, variantId: productVariantId, title, label }} />
  )
}
