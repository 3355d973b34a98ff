import { logClientError } from '@haverhof/api-client/browser'
import { whenConnected } from '../../toolkit/connection'
import { cartStorageKey } from '../../toolkit/constants'
import { whenIdle } from '../../toolkit/late-triggers'
import { readStored } from '../../toolkit/storage'
import type { AddResult, CartAddition, CartScope } from '../state/cart-preview'
import { loadTexts } from '../shop/locale'

/** The code and the texts of the cart are not part of the pages: they load with its first use. */
export async function addToCart(scope: CartScope, addition: CartAddition): Promise<AddResult> {
  try {
    const texts = loadTexts('cart')
    const { putIntoCart } = await import('../cart')
    await texts
    return await putIntoCart(scope, addition)
  } catch (error) {
    logClientError(error)
    return { ok: false, message: null }
  }
}

/** Who has a cart sees what it holds once the browser is idle; who gets one in another tab, then (CART-PAGES-10). */
export function openCartWhenIdle(scope: CartScope): void {
  const open = () => {
    removeEventListener('storage', onStorage)
    whenConnected(() => import('../cart'))
      .then(({ openCart }) => openCart(scope))
      .catch(logClientError)
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === cartStorageKey) open()
  }
  if (readStored(cartStorageKey) !== null) whenIdle(open)
  else addEventListener('storage', onStorage)
}
