import type { Schemas } from '@haverhof/api-client'
import { useCartState } from '../../shared/cart'
import { answerOf, useQuery } from '../../shared/shop/use-query'

type Card = Schemas['ProductCard']

/** What goes well with the cart; asked anew when its products change, and never in the way when it fails. */
export function useRecommendations(): readonly Card[] {
  const { id, calculated, cart } = useCartState()
  const products = (calculated?.products ?? []).map(({ productId }) => productId).join(',')
  const isWanted = id !== null && products !== '' && !cart?.order
  const { content } = useQuery(isWanted ? `recommendations ${id} ${products}` : null, (api) =>
    api.cart.recommendations(id ?? ''),
  )
  return answerOf(content) ?? []
}
