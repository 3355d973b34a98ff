import { whenConnected } from '../../toolkit/connection'
import { cartStorageKey } from '../../toolkit/constants'
import { logClientError } from '../../toolkit/client-log'
import { whenIdle } from '../../toolkit/late-triggers'
import { readStored } from '../../toolkit/storage'
import type { AddResult, Where, Wish } from '../state/cart-addition'
import { loadTexts } from '../shop/locale'

/** The code and the texts of the cart are not part of the pages: they come with the first thing somebody does with it. */
export async function addToCart(where: Where, wish: Wish): Promise<AddResult> {
  try {
    const texts = loadTexts('cart')
    const { putIntoCart } = await import('../cart')
    await texts
    return await putIntoCart(where, wish)
  } catch (error) {
    logClientError(error)
    return { ok: false, message: null }
  }
}

/** CART-PAGES-10: who has a cart sees what it holds once the page is at rest; who gets one in another tab, then. */
export function openCartWhenIdle(where: Where): void {
  const open = () => {
    removeEventListener('storage', onStorage)
    whenConnected(() => import('../cart'))
      .then(({ openCart }) => openCart(where))
      .catch(logClientError)
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === cartStorageKey) open()
  }
  if (readStored(cartStorageKey) !== null) whenIdle(open)
  else addEventListener('storage', onStorage)
}
