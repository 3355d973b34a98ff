import { customerCalls } from '@haverhof/api-client/customer'
import { Suspense } from 'react'
import { useCartState } from '../../shared/cart'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { accountState, nobodyYet } from '../../shared/state/account-state'
import { answerOf, useQuery } from '../../shared/shop/use-query'
import { useStore } from '../../toolkit/store'

const LastOrder = lateWithTexts(
  'account account-home',
  async () => (await import('../../features/account/overview/last-order')).LastOrder,
)

/** Where nothing lies in the cart, a customer finds the last order and the way to have it again (CART-PAGES-40). */
export function LastOrderOffer() {
  const { phase, cart } = useCartState()
  const { isAuthenticated } = useStore(accountState, nobodyYet)
  const isEmpty = phase === 'none' || (phase === 'ready' && cart?.products.length === 0)
  const { content } = useQuery(isAuthenticated && isEmpty ? 'account overview' : null, (api) =>
    api.extended(customerCalls).overview(),
  )
  const order = answerOf(content)?.lastOrder
  if (!order || !isEmpty) return null
  return (
    <Suspense>
      <LastOrder order={order} />
    </Suspense>
  )
}
