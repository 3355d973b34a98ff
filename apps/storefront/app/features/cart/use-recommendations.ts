import type { Schemas } from '@haverhof/api-client'
import { useEffect, useState } from 'react'
import { useCartState } from '../../shared/cart'
import { useApi } from '../../shared/shop/use-api'

type Card = Schemas['ProductCard']

/** What goes well with the cart; asked anew when its products change, and never in the way when it fails. */
export function useRecommendations(): readonly Card[] {
  const api = useApi()
  const { id, calculated, cart } = useCartState()
  const [cards, setCards] = useState<readonly Card[]>([])
  const products = (calculated?.products ?? []).map(({ productId }) => productId).join(',')
  const isWanted = products !== '' && !cart?.order
  useEffect(() => {
    if (!isWanted || id === null || products === '') return undefined
    let isCurrent = true
    api.cart.recommendations(id).then(
      (found) => isCurrent && setCards(found),
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [api, id, products, isWanted])
  return isWanted ? cards : []
}
