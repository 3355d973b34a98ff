import { logClientError } from '@haverhof/api-client/browser'
import { useRef, useState } from 'react'
import { useAsk } from '../../shared/shop/use-ask'
import type { Card } from './card'

/** The pack that a card shows; all packs of the card are fetched when another one is first asked for (LISTS-9). */
export function useShownPack(first: Card) {
  const ask = useAsk()
  const [card, setCard] = useState(first)
  const [wanted, setWanted] = useState(first.productVariantId)
  const cards = useRef<Promise<Card[]>>(undefined)
  const latest = useRef(wanted)
  const choose = async (variantId: number) => {
    latest.current = variantId
    setWanted(variantId)
    cards.current ??= ask((api) => api.products.packs(first.packs.map((pack) => pack.productVariantId)))
    try {
      const chosen = (await cards.current).find(({ productVariantId }) => productVariantId === variantId)
      if (latest.current !== variantId) return
      if (chosen) setCard(chosen)
      else setWanted(card.productVariantId)
    } catch (error) {
      cards.current = undefined
      setWanted(card.productVariantId)
      logClientError(error)
    }
  }
  // Prices and stock of the pack that the list brought are those of the list.
  const shown = card.productVariantId === first.productVariantId ? first : card
  return { card: shown, wanted, choose: (variantId: number) => void choose(variantId) }
}
